/*
 * Autocovariances of a stationary ARMA process with shocks of variance one, from γ(j) − Σ φ(i) γ(|j − i|) = Σ θ(k) ψ(k
 * − j).
 * Source: Brockwell and Davis (1991), Time Series: Theory and Methods, 3.3.
 */

/**
 * Computes the response ψ to a unit shock, from lag 0. `ar` holds φ from lag 1, `ma` holds θ from lag 0 (which is one).
 */
export function computePsiWeights(ar: ArrayLike<number>, ma: ArrayLike<number>, count: number): Float64Array {
  const psi = new Float64Array(count);
  for (let lag = 0; lag < count; lag++) {
    let sum = lag < ma.length ? (ma[lag] as number) : 0;
    for (let k = 1; k <= Math.min(lag, ar.length); k++) sum += (ar[k - 1] as number) * (psi[lag - k] as number);
    psi[lag] = sum;
  }
  return psi;
}

/** Autocovariances γ from lag 0 to `maxLag`; undefined at the boundary of stationarity. */
export function autocovariances(
  ar: Float64Array,
  ma: Float64Array,
  psi: Float64Array,
  maxLag: number,
): Float64Array | undefined {
  const p = ar.length;
  const computeShockTerm = (lag: number): number => {
    let sum = 0;
    for (let k = lag; k < ma.length; k++) sum += (ma[k] as number) * (psi[k - lag] as number);
    return sum;
  };
  const size = p + 1;
  const system = new Float64Array(size * size);
  const first = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    first[row] = computeShockTerm(row);
    system[row * size + row] = (system[row * size + row] as number) + 1;
    for (let k = 1; k <= p; k++) {
      const cell = row * size + Math.abs(row - k);
      system[cell] = (system[cell] as number) - (ar[k - 1] as number);
    }
  }
  if (!solveInPlace(system, first)) return undefined;
  const gamma = new Float64Array(Math.max(maxLag, p) + 1);
  gamma.set(first);
  for (let lag = size; lag <= maxLag; lag++) {
    let sum = computeShockTerm(lag);
    for (let k = 1; k <= p; k++) sum += (ar[k - 1] as number) * (gamma[lag - k] as number);
    gamma[lag] = sum;
  }
  return gamma;
}

/**
 * Solves a linear system by Gaussian elimination with pivoting; writes the solution to `right` and returns whether
 * there is one.
 */
function solveInPlace(system: Float64Array, right: Float64Array): boolean {
  const size = right.length;
  const at = (row: number, column: number): number => system[row * size + column] as number;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    if (Math.abs(at(pivot, column)) < 1e-14) return false;
    if (pivot !== column) swapRows(system, right, pivot, column);
    for (let row = column + 1; row < size; row++) {
      const factor = at(row, column) / at(column, column);
      if (factor === 0) continue;
      for (let k = column; k < size; k++) system[row * size + k] = at(row, k) - factor * at(column, k);
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] as number;
    for (let k = row + 1; k < size; k++) sum -= at(row, k) * (right[k] as number);
    right[row] = sum / at(row, row);
  }
  return true;
}

function swapRows(system: Float64Array, right: Float64Array, rowA: number, rowB: number): void {
  const size = right.length;
  for (let k = 0; k < size; k++) {
    const saved = system[rowA * size + k] as number;
    system[rowA * size + k] = system[rowB * size + k] as number;
    system[rowB * size + k] = saved;
  }
  const saved = right[rowA] as number;
  right[rowA] = right[rowB] as number;
  right[rowB] = saved;
}
