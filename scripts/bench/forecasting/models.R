# Times a model of the forecast package: <file of values> <period> <model> <horizon> <calls>. Prints milliseconds per call.
suppressPackageStartupMessages(library(forecast))
arguments <- commandArgs(trailingOnly = TRUE)
size <- file.info(arguments[1])$size / 8
series <- ts(readBin(arguments[1], "double", size), frequency = as.integer(arguments[2]))
fit <- list(ets = ets, auto.arima = auto.arima)[[arguments[3]]]
horizon <- as.integer(arguments[4])
calls <- as.integer(arguments[5])

times <- replicate(calls, system.time(forecast(fit(series), h = horizon, level = c(80, 95)))[["elapsed"]])
cat(1000 * median(times), "\n")
