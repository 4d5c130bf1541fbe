import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { suggestDifferences } from '../../server/stats/differencing.js';
import { kpss } from '../../server/stats/kpss.js';
import { interpretStationarity } from '../../server/stats/stationarity.js';
import { assertComputed, createAutoregressive, labsCases } from './labsReference.js';
import { decompositions as references } from './stlReference.js';

describe('suggestDifferences', () => {
  it.each(labsCases)('matches R for $name', ({ values, period, differences: [ordinary, seasonal] }) => {
    expect(suggestDifferences(values)).toMatchObject({ differences: ordinary, seasonalDifferences: 0 });
    expect(suggestDifferences(values, { period })).toMatchObject({ seasonalDifferences: seasonal ?? 0 });
  });

  it.each(labsCases.filter(({ afterSeason }) => afterSeason !== undefined))(
    'matches R for $name after a seasonal difference',
    ({ values, period, afterSeason }) => {
      const [strength, seasonalDifferences, differences] = afterSeason ?? [];
      const suggested = assertComputed(suggestDifferences(values, { period }));
      expect(suggested).toMatchObject({ seasonalDifferences, differences });
      expect(suggested.seasonalStrength).toBeCloseTo(strength ?? Number.NaN, 10);
    },
  );

  it('recognises a season that grows over the years', () => {
    const { values, period, changing } = references.ukGas;
    const suggested = assertComputed(suggestDifferences(values, { period }));
    expect([suggested.differences, suggested.seasonalDifferences]).toEqual(changing.differences);
    expect(suggested.seasonalStrength).toBeCloseTo(changing.strength, 10);
    expect(suggestDifferences(values, { period, season: 'fixed' })).toMatchObject({ seasonalDifferences: 0 });
  });

  it('reports no season for two years of values, which R does not decompose', () => {
    const { values, period } = references.ukGas;
    expect(suggestDifferences(values.slice(0, 2 * period), { period })).toMatchObject({ seasonalStrength: null });
    const longer = assertComputed(suggestDifferences(values.slice(0, 2 * period + 1), { period }));
    expect(longer.seasonalStrength).not.toBeNull();
  });

  it('returns the test before the first difference and after each one', () => {
    const walk = assertComputed(suggestDifferences(createAutoregressive(300, 1)));
    expect(walk).toMatchObject({ differences: 1, seasonalStrength: null });
    expect(walk.tests.map(({ rejected }) => rejected.fivePercent)).toEqual([true, false]);
  });

  it('returns a reason when it cannot be computed', () => {
    expect(suggestDifferences(Array(40).fill(3))).toMatchObject({ reason: 'ZERO_VARIANCE' });
    expect(suggestDifferences([])).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS' });
    const line = Array.from({ length: 40 }, (_, index) => index);
    expect(suggestDifferences(line)).toMatchObject({ differences: 1 });
  });
});

describe('interpretStationarity', () => {
  const createDecision = (fivePercent: boolean) => ({ rejected: { onePercent: false, fivePercent, tenPercent: true } });

  it.each([
    [true, false, 'stationary'],
    [false, true, 'unit_root'],
    [true, true, 'both_rejected'],
    [false, false, 'undecided'],
  ])('interprets unit root rejected: %s, stationarity rejected: %s as %s', (root, stationarity, reading) => {
    expect(interpretStationarity(createDecision(root), createDecision(stationarity))).toMatchObject({
      reading,
      level: 'fivePercent',
    });
    expect(interpretStationarity(createDecision(root), createDecision(stationarity), 'onePercent').reading).toBe(
      'undecided',
    );
  });

  it('distinguishes a random walk from noise', () => {
    const interpret = (series: number[]) =>
      interpretStationarity(assertComputed(dickeyFuller(series)), assertComputed(kpss(series))).reading;
    expect(interpret(createAutoregressive(500, 1))).toBe('unit_root');
    expect(interpret(createAutoregressive(500, 0.2))).toBe('stationary');
  });
});
