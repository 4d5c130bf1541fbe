/*
 * Polynomials in the lag operator as arrays of coefficients from lag 0, whose coefficient is one.
 */

export function multiplyPolynomials(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const result = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) result[i + j] = (result[i + j] as number) + (a[i] as number) * (b[j] as number);
  return result;
}

/** 1 + Σ sign · coefficient(k) B^(k · period). */
export function lagPolynomial(coefficients: ArrayLike<number>, sign: 1 | -1, period = 1): Float64Array {
  const result = new Float64Array(coefficients.length * period + 1);
  result[0] = 1;
  for (let k = 0; k < coefficients.length; k++) result[(k + 1) * period] = sign * (coefficients[k] as number);
  return result;
}

/** (1 − B)^d (1 − B^period)^D. */
export function differencingPolynomial(d: number, seasonalD: number, period: number): Float64Array {
  let result: Float64Array = Float64Array.of(1);
  for (let k = 0; k < d; k++) result = multiplyPolynomials(result, [1, -1]);
  for (let k = 0; k < seasonalD; k++) result = multiplyPolynomials(result, lagPolynomial([1], -1, period));
  return result;
}

/**
 * Converts unbounded numbers to coefficients of a stationary autoregression; their hyperbolic tangents are its partial
 * autocorrelations.
 */
export function toStationary(free: ArrayLike<number>): Float64Array {
  const coefficients = new Float64Array(free.length);
  for (let order = 0; order < free.length; order++) {
    const partial = Math.tanh(free[order] as number);
    const before = coefficients.slice(0, order);
    for (let k = 0; k < order; k++)
      coefficients[k] = (before[k] as number) - partial * (before[order - 1 - k] as number);
    coefficients[order] = partial;
  }
  return coefficients;
}

/**
 * Whether all roots of 1 − Σ coefficient(k) z^k have a modulus above `radius`, by the step-down recursion to partial
 * autocorrelations.
 */
export function hasRootsBeyond(radius: number, coefficients: ArrayLike<number>): boolean {
  const current = Float64Array.from(coefficients, (coefficient, k) => coefficient * radius ** (k + 1));
  for (let order = current.length - 1; order >= 0; order--) {
    const partial = current[order] as number;
    if (!(Math.abs(partial) < 1)) return false;
    const before = current.slice(0, order);
    for (let k = 0; k < order; k++)
      current[k] = ((before[k] as number) + partial * (before[order - 1 - k] as number)) / (1 - partial * partial);
  }
  return true;
}
