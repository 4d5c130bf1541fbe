import { fitNested } from '../../server/stats/regression/fitNested.js';
import { leastSquares } from '../../server/stats/regression/leastSquares.js';
import { createAutoregressive, findMaxDifference } from './labsReference.js';

function createPowers(count: number, degree: number): Float64Array[] {
  const time = Float64Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: degree }, (_, power) => time.map((each) => each ** (power + 1)));
}

describe('leastSquares', () => {
  it('gives the certified coefficients of NIST Wampler1, a quintic without error', () => {
    const columns = createPowers(21, 5);
    const response = Float64Array.from({ length: 21 }, (_, x) => 1 + x + x ** 2 + x ** 3 + x ** 4 + x ** 5);
    const fit = leastSquares({ columns, response, constant: true });
    expect(findMaxDifference(fit?.coefficients ?? [], [1, 1, 1, 1, 1])).toBeLessThan(1e-8);
    expect(fit).toMatchObject({ rSquared: 1, isPerfect: true });
  });

  it('gives the certified values of NIST Norris, a line', () => {
    const [x, y] = [
      [
        0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777, 558.2, 0.4, 0.6, 775.5, 666.9, 338, 447.5,
        11.6,
      ],
      [
        0.1, 338.8, 118.1, 888, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1, 668.8, 339.3, 448.9,
        10.8,
      ],
    ];
    const [more, moreY] = [
      [556, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2, 999, 779, 11.1, 118.3, 229.2, 669.1, 448.9, 0.5],
      [
        557.7, 228.3, 998, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888, 998.5, 778.9, 10.2, 117.6, 228.9, 668.4, 449.2,
        0.2,
      ],
    ];
    const columns = [Float64Array.from([...(x ?? []), ...(more ?? [])])];
    const fit = leastSquares({
      columns,
      response: Float64Array.from([...(y ?? []), ...(moreY ?? [])]),
      constant: true,
    });
    expect(fit?.coefficients[0]).toBeCloseTo(1.00211681802045, 13);
    expect(fit?.standardErrors[0]).toBeCloseTo(0.000429796848199937, 15);
    expect(fit?.rSquared).toBeCloseTo(0.999993745883712, 13);
    expect(fit?.degreesOfFreedom).toBe(34);
  });

  it('leaves residuals that are orthogonal to all regressors, for any number of row blocks', () => {
    const series = Float64Array.from(createAutoregressive(1001));
    const columns = [series.subarray(1, 1000), series.subarray(0, 999), ...createPowers(999, 1)];
    const response = series.subarray(2);
    const residuals = leastSquares({ columns, response, constant: true })?.residuals() ?? new Float64Array(1).fill(1);
    for (const column of [...columns, new Float64Array(999).fill(1)]) {
      const product = column.reduce((sum, value, row) => sum + value * (residuals[row] ?? Number.NaN), 0);
      expect(Math.abs(product)).toBeLessThan(1e-8);
    }
  });

  it('returns undefined for linearly dependent columns', () => {
    const [one, other] = [
      Float64Array.from(createAutoregressive(50)),
      Float64Array.from(createAutoregressive(50, 0.1)),
    ];
    const both = one.map((value, index) => 3 * value - (other[index] ?? 0) + 7);
    expect(leastSquares({ columns: [one, other, both], response: other, constant: true })).toBeUndefined();
    const constant = new Float64Array(50).fill(0.1);
    expect(leastSquares({ columns: [constant], response: other, constant: true })).toBeUndefined();
    expect(fitNested({ columns: [one, other, both], response: other, constant: true })).toHaveLength(2);
  });
});
