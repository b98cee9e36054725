module {{ repository }}

go 1.18
