"""Times the five tests in statsmodels: <file of values> <lags> <calls>. Prints milliseconds per call."""
import sys
import time
import warnings
import numpy
from statsmodels.stats.diagnostic import acorr_ljungbox, het_arch
from statsmodels.stats.stattools import jarque_bera
from statsmodels.tsa.stattools import acf, pacf

warnings.simplefilter("ignore")
values = numpy.fromfile(sys.argv[1])
lags, calls = int(sys.argv[2]), int(sys.argv[3])


def five_tests():
    acf(values, nlags=lags, alpha=0.05)
    pacf(values, nlags=lags, method="ywm", alpha=0.05)
    acorr_ljungbox(values, lags=lags)
    jarque_bera(values)
    het_arch(values - values.mean(), nlags=lags)


five_tests()
times = []
for _ in range(calls):
    started = time.perf_counter()
    five_tests()
    times.append(time.perf_counter() - started)
print(1000 * sorted(times)[len(times) // 2])
