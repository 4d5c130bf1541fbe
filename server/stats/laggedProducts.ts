import { fourierTransform } from './fourier.js';

/**
 * Σ x(t) x(t + k) over all t, for k = 0 … maxLag < n. Uses plain sums, or two Fourier transforms when there are so many
 * lags that these are faster; the results differ in the last digit.
 */
export function laggedProducts(values: Float64Array, maxLag: number): Float64Array {
  const paddedLength = 2 ** Math.ceil(Math.log2(values.length + maxLag + 1));
  const transformCost = 12 * paddedLength * Math.log2(paddedLength);
  return maxLag * values.length > transformCost
    ? computeByFourier(values, maxLag, paddedLength)
    : computeBySums(values, maxLag);
}

function computeByFourier(values: Float64Array, maxLag: number, paddedLength: number): Float64Array {
  const re = new Float64Array(paddedLength);
  const im = new Float64Array(paddedLength);
  re.set(values);
  fourierTransform({ re, im });
  for (let index = 0; index < paddedLength; index++) {
    re[index] = ((re[index] as number) ** 2 + (im[index] as number) ** 2) / paddedLength;
  }
  im.fill(0);
  fourierTransform({ re, im });
  return re.slice(0, maxLag + 1);
}

/** Computes four lags at a time, so that each value is read once for all four. */
function computeBySums(values: Float64Array, maxLag: number): Float64Array {
  const products = new Float64Array(maxLag + 1);
  for (let lag = 0; lag <= maxLag; lag += 4) {
    const end = Math.max(0, values.length - lag - 3);
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let t = 0; t < end; t++) {
      const value = values[t] as number;
      first += value * (values[t + lag] as number);
      second += value * (values[t + lag + 1] as number);
      third += value * (values[t + lag + 2] as number);
      fourth += value * (values[t + lag + 3] as number);
    }
    for (let t = end; t < values.length - lag; t++) {
      const value = values[t] as number;
      first += value * (values[t + lag] as number);
      second += value * (values[t + lag + 1] ?? 0);
      third += value * (values[t + lag + 2] ?? 0);
    }
    products.set([first, second, third, fourth].slice(0, maxLag + 1 - lag), lag);
  }
  return products;
}
