import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { normalQuantile } from '../../server/stats/distributions/normalQuantile.js';
import { studentQuantile } from '../../server/stats/distributions/studentQuantile.js';
import { chiSquareTail, fTail, normalTail, studentTail } from '../../server/stats/distributions/upperTails.js';
import { relativeError } from './labsReference.js';

interface Reference {
  /** degrees, x, tail, its decimal logarithm */
  chiSquare: [number, number, number, number][];
  /** degrees of numerator and denominator, x, tail */
  f: [number, number, number, number][];
  /** degrees, x, tail */
  student: [number, number, number][];
  /** p, z */
  normalQuantile: [number, number][];
}

const file = new URL('../reference/distributions.json', import.meta.url);
const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference;
/** Smaller probabilities lose digits near the subnormal range. */
const smallest = 1e-300;
const exact = 1e-12;

describe('upper tails', () => {
  it('of χ² are exact to 1e-12, also as logarithms below the range of doubles', () => {
    for (const [degrees, x, tail, log10] of reference.chiSquare) {
      const actual = chiSquareTail(x, degrees);
      if (tail > smallest) expect(relativeError(actual.probability, tail)).toBeLessThan(exact);
      expect(Math.abs(actual.log10 - log10)).toBeLessThan(exact * Math.max(1, Math.abs(log10)));
    }
    expect(chiSquareTail(5000, 3)).toMatchObject({ probability: 0 });
    expect(chiSquareTail(5000, 3).log10).toBeCloseTo(-1083.98469286162, 10);
  });

  it('of F and t are exact to 1e-12', () => {
    for (const [numerator, denominator, x, tail] of reference.f) {
      if (tail > smallest)
        expect(relativeError(fTail(x, numerator, denominator).probability, tail)).toBeLessThan(exact);
    }
    for (const [degrees, x, tail] of reference.student) {
      expect(relativeError(studentTail(x, degrees).probability, tail)).toBeLessThan(exact);
    }
  });

  it('agree with each other where distributions coincide', () => {
    const positive = fc.double({ min: 1e-3, max: 30, noNaN: true });
    fc.assert(
      fc.property(positive, fc.integer({ min: 1, max: 500 }), (x, degrees) => {
        const normal = 2 * normalTail(x).probability;
        const twoSided = 2 * studentTail(x, degrees).probability;
        return (
          relativeError(chiSquareTail(x * x, 1).probability, normal) < exact &&
          relativeError(fTail(x * x, 1, degrees).probability, twoSided) < exact &&
          relativeError(chiSquareTail(x, 2).probability, Math.exp(-x / 2)) < exact
        );
      }),
    );
  });

  it('are 1 at and below zero, 0 at infinity, and decrease in between', () => {
    for (const tail of [chiSquareTail, (x: number, degrees: number) => fTail(x, degrees, 7)]) {
      expect(tail(0, 3)).toEqual({ probability: 1, log10: 0 });
      expect(tail(-1, 3).probability).toBe(1);
      expect(tail(Number.POSITIVE_INFINITY, 3).probability).toBe(0);
      const falling = Array.from({ length: 400 }, (_, step) => tail(step / 8, 5).probability);
      expect(falling.every((value, index) => index === 0 || value < (falling[index - 1] ?? 0))).toBe(true);
    }
    expect(normalTail(-3).probability + normalTail(3).probability).toBe(1);
  });
});

describe('normalQuantile', () => {
  it('is exact to 1e-14 and inverts the distribution', () => {
    for (const [p, z] of reference.normalQuantile) expect(relativeError(normalQuantile(p), z)).toBeLessThan(1e-14);
    for (const tail of [1e-290, 1e-20, 0.01, 0.3]) {
      expect(relativeError(normalTail(-normalQuantile(tail)).probability, tail)).toBeLessThan(exact);
    }
  });
});

describe('studentQuantile', () => {
  it('inverts the distribution, from one degree of freedom to thousands', () => {
    for (const degrees of [1, 2, 3, 7, 36, 2996]) {
      for (const tail of [0.005, 0.025, 0.1, 0.4]) {
        const t = studentQuantile(1 - tail, degrees);
        expect(relativeError(studentTail(t, degrees).probability, tail)).toBeLessThan(exact);
        expect(studentQuantile(tail, degrees)).toBeCloseTo(-t, 9);
      }
      expect(studentQuantile(0.5, degrees)).toBe(0);
    }
  });
});
