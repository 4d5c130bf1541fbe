import fc from 'fast-check';

/**
 * Arbitraries of series on which statistics can degenerate: with gaps, few distinct values, lines and cycles. `extremeNumber` draws
 * the largest and smallest numbers to try.
 */
export function degenerateSeries(extremeNumber: fc.Arbitrary<number>): fc.Arbitrary<(number | null)[]>[] {
  const anyNumber = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    extremeNumber,
  );
  return [
    fc.array(fc.oneof({ weight: 8, arbitrary: anyNumber }, { weight: 1, arbitrary: fc.constant(null) }), {
      maxLength: 40,
    }),
    fc.array(fc.constantFrom(0.1, 0.3), { maxLength: 40 }),
    fc
      .record({ start: anyNumber, step: anyNumber, count: fc.nat(40) })
      .map(({ start, step, count }) => Array.from({ length: count }, (_, index) => start + step * index)),
    fc
      .record({ cycle: fc.array(anyNumber, { minLength: 1, maxLength: 5 }), count: fc.nat(40) })
      .map(({ cycle, count }) => Array.from({ length: count }, (_, index) => cycle[index % cycle.length] ?? 0)),
  ];
}
