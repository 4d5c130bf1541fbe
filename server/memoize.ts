/** Returns a function that computes its result at the first call, and returns it at every later one. */
export function memoize<Result>(compute: () => Result): () => Result {
  let cached: { result: Result } | undefined;
  return () => {
    cached ??= { result: compute() };
    return cached.result;
  };
}
