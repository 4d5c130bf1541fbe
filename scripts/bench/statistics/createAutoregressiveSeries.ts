/** Creates an autoregressive series with fixed shocks. */
export function createAutoregressiveSeries(count: number): Float64Array {
  let seed = 1;
  let value = 0;
  return Float64Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647;
    value = 0.6 * value + (seed / 2147483647 - 0.5);
    return value;
  });
}
