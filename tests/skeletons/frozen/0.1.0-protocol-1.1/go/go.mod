module adapter

go 1.19
