// Loads a file of messages in the official HTML formatter, and prints what its page shows.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import formatter from '@cucumber/html-formatter'
import { JSDOM, VirtualConsole } from 'jsdom'

const CucumberHtmlStream = formatter.CucumberHtmlStream ?? formatter
const PATIENCE = 20_000

async function pageOf(file) {
  const page = new CucumberHtmlStream()
  const html = text(page.pipe(new PassThrough()))
  for await (const line of createInterface({ input: createReadStream(file) })) {
    page.write(JSON.parse(line))
  }
  page.end()
  return html
}

const errors = []
const virtualConsole = new VirtualConsole()
virtualConsole.on('jsdomError', (error) => errors.push(String(error.detail ?? error)))
const { window } = new JSDOM(await pageOf(process.argv[2]), {
  runScripts: 'dangerously',
  virtualConsole,
})
const content = window.document.getElementById('content')
const end = Date.now() + PATIENCE
while (!content.textContent.includes('.feature') && !errors.length && Date.now() < end) {
  await new Promise((done) => setTimeout(done, 50))
}
console.log(JSON.stringify({ text: content.textContent, errors }))
process.exit(0)
