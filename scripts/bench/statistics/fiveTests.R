# Times the five tests in R: <file of values> <lags> <calls>. Prints milliseconds per call.
arguments <- commandArgs(trailingOnly = TRUE)
lags <- as.integer(arguments[2])
calls <- as.integer(arguments[3])
size <- file.info(arguments[1])$size / 8
values <- readBin(arguments[1], "double", size)

jarqueBera <- function(x) {
  d <- x - mean(x)
  m2 <- mean(d^2)
  statistic <- length(x) / 6 * ((mean(d^3) / m2^1.5)^2 + (mean(d^4) / m2^2 - 3)^2 / 4)
  pchisq(statistic, 2, lower.tail = FALSE)
}

archLm <- function(x, lags) {
  lagged <- embed((x - mean(x))^2, lags + 1)
  fit <- .lm.fit(cbind(1, lagged[, -1]), lagged[, 1])
  total <- sum((lagged[, 1] - mean(lagged[, 1]))^2)
  pchisq(nrow(lagged) * (1 - sum(fit$residuals^2) / total), lags, lower.tail = FALSE)
}

fiveTests <- function() {
  acf(values, lag.max = lags, plot = FALSE)
  pacf(values, lag.max = lags, plot = FALSE)
  Box.test(values, lag = lags, type = "Ljung-Box")
  jarqueBera(values)
  archLm(values, lags)
}

invisible(fiveTests())
times <- replicate(calls, system.time(fiveTests())[["elapsed"]])
cat(1000 * median(times), "\n")
