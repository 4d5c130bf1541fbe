/** Random numbers that are the same in each run. */
export interface Random {
  /** Returns a whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** Returns one of the values. */
  pick<Value>(values: readonly Value[]): Value;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return { below, pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value };
}
