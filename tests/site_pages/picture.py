"""Takes the picture of the README anew: `python tests/site_pages/picture.py`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

PICTURE = Path(__file__).parents[2] / "docs" / "site.png"
QUESTION = "life.set_each.biorhythm"
STEP = 12
WINDOW = {"width": 1280, "height": 900}
SEEN = {"x": 112, "y": 16, "width": 1056, "height": 816}


def main() -> None:
    """Build the page of a question, and photograph its game beside the machine."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = (sys.executable, "-m", "ettin_tck", "docs", "build", folder, "--id", QUESTION)
        subprocess.run((*command, "--lang", "en"), check=True)
        browser = playwright.chromium.launch(
            executable_path=which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport=WINDOW)
        page.goto(f"{Path(folder).as_uri()}/en/questions/{QUESTION}.html#step-{STEP}")
        page.click(".where summary")
        page.wait_for_selector(".where svg")
        page.evaluate("document.querySelector('.steps').scrollIntoView()")
        page.screenshot(path=PICTURE, clip=SEEN)
        browser.close()


if __name__ == "__main__":
    main()
