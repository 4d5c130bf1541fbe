import { seasonalAmplitude, seasonalStrength } from '../../server/stats/seasonalStrength.js';
import { type Decomposition, type DecompositionOptions, stl } from '../../server/stats/stl.js';
import { decompositions } from './stlReference.js';

const { airPassengers, nottem, ukGas } = decompositions;

function decompose(values: (number | null)[], options: DecompositionOptions = {}): Decomposition {
  const parts = stl(values, 12, options);
  if (!parts) throw new Error('The series is too short to decompose.');
  return parts;
}

function findMaxDifference(one: number[], other: number[]): number {
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))));
}

describe('stl', () => {
  it.each([
    ['air passengers', airPassengers],
    ['Nottingham temperatures', nottem],
  ])('matches the seasonal pattern and trend of R for %s', (_name, { values, seasonalFigure, trendEveryTwelfth }) => {
    const { seasonal, trend } = decompose(values);
    expect(findMaxDifference(seasonal.slice(0, 12), seasonalFigure)).toBeLessThan(1e-10);
    const everyTwelfth = trend.filter((_, index) => index % 12 === 0);
    expect(findMaxDifference(everyTwelfth, trendEveryTwelfth)).toBeLessThan(1e-9);
  });

  it.each([
    ['air passengers', airPassengers],
    ['Nottingham temperatures', nottem],
    ['British gas', ukGas],
  ])('matches the changing season and trend of R for %s', (_name, { values, period, changing }) => {
    const parts = stl(values, period, { seasonSpan: 11 }) as Decomposition;
    const everyTwelfth = (part: number[]) => part.filter((_, index) => index % 12 === 0);
    expect(findMaxDifference(everyTwelfth(parts.seasonal), changing.seasonalEveryTwelfth)).toBeLessThan(1e-9);
    expect(findMaxDifference(everyTwelfth(parts.trend), changing.trendEveryTwelfth)).toBeLessThan(1e-9);
    expect(seasonalStrength(parts)).toBeCloseTo(changing.strength, 10);
  });

  it('splits every value into parts that add up to it', () => {
    const { seasonal, trend, remainder } = decompose(nottem.values, { robustRounds: 2 });
    const sums = remainder.map((value, index) => (value ?? 0) + (seasonal[index] ?? 0) + (trend[index] ?? 0));
    expect(findMaxDifference(sums, nottem.values)).toBeLessThan(1e-12);
  });

  it('recovers the fixed season of a straight line with a small remainder', () => {
    const pattern = Array.from({ length: 120 }, (_, index) => 3 * Math.cos((Math.PI * index) / 6));
    const parts = decompose(pattern.map((value, index) => 10 + 0.5 * index + value));
    expect(findMaxDifference(parts.seasonal, pattern)).toBeLessThan(0.3);
    expect(seasonalStrength(parts)).toBeGreaterThan(0.99);
  });

  it('keeps an outlier in the remainder and out of the seasonal pattern in robust mode', () => {
    const spiked = nottem.values.map((value, index) => (index === 100 ? value + 100 : value));
    const clean = decompose(nottem.values, { robustRounds: 5 });
    const robust = decompose(spiked, { robustRounds: 5 });
    expect(robust.remainder[100]).toBeGreaterThan(95);
    expect(findMaxDifference(robust.seasonal, clean.seasonal)).toBeLessThan(0.5);
  });

  it('ignores missing values', () => {
    const gapped = nottem.values.map((value, index) => (index % 29 === 5 ? null : value));
    const parts = decompose(gapped, { robustRounds: 2 });
    expect(parts.remainder.filter((value) => value === null)).toHaveLength(
      gapped.filter((value) => value === null).length,
    );
    expect(findMaxDifference(parts.seasonal, decompose(nottem.values, { robustRounds: 2 }).seasonal)).toBeLessThan(1);
  });

  it('returns undefined for fewer than two cycles or a month without any value', () => {
    expect(stl(nottem.values.slice(0, 23), 12)).toBeUndefined();
    expect(stl([], 12)).toBeUndefined();
    expect(
      stl(
        nottem.values.map((value, index) => (index % 12 === 3 ? null : value)),
        12,
      ),
    ).toBeUndefined();
  });
});

describe('seasonalStrength', () => {
  it('is near one for a clearly seasonal series and zero for a constant one', () => {
    expect(seasonalStrength(decompose(nottem.values))).toBeGreaterThan(0.9);
    const flat = decompose(new Array(48).fill(7));
    expect(seasonalStrength(flat)).toBe(0);
    expect(seasonalAmplitude(flat)).toBeCloseTo(0, 12);
  });
});
