/** The probability of a tail, and its decimal logarithm for probabilities too small for a double. */
export interface Tail {
  probability: number;
  log10: number;
}

export const certain: Tail = { probability: 1, log10: 0 };
export const impossible: Tail = { probability: 0, log10: Number.NEGATIVE_INFINITY };

/** The tail with this natural logarithm. */
export function toTail(logarithm: number): Tail {
  return { probability: Math.exp(logarithm), log10: logarithm / Math.LN10 };
}

/** The complement of a probability; accurate for small probabilities. */
export function complement(probability: number): Tail {
  return { probability: 1 - probability, log10: Math.log1p(-probability) / Math.LN10 };
}

/** Half of a two-sided tail: one side of a symmetric distribution. */
export function halve({ probability, log10 }: Tail): Tail {
  return { probability: probability / 2, log10: log10 - Math.LOG10E * Math.LN2 };
}

/** Twice a one-sided tail: both sides of a symmetric distribution. */
export function toTwoSided({ probability, log10 }: Tail): Tail {
  return { probability: Math.min(1, 2 * probability), log10: Math.min(0, log10 + Math.LOG10E * Math.LN2) };
}
