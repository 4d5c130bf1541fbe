const smallest = 1e-300;
const maxSteps = 100_000;

/**
 * Evaluates the continued fraction b₀ + a₁ / (b₁ + a₂ / (b₂ + …)) forwards until a step no longer changes it.
 * Source: Lentz (1976) as modified by Thompson and Barnett (1986).
 */
export function continuedFraction(first: number, step: (index: number) => { a: number; b: number }): number {
  let value = first === 0 ? smallest : first;
  let numerator = value;
  let denominator = 0;
  for (let index = 1; index <= maxSteps; index++) {
    const { a, b } = step(index);
    denominator = 1 / avoidZero(b + a * denominator);
    numerator = avoidZero(b + a / numerator);
    const change = numerator * denominator;
    value *= change;
    if (Math.abs(change - 1) < 2 ** -53) break;
  }
  return value;
}

function avoidZero(value: number): number {
  return Math.abs(value) < smallest ? smallest : value;
}
