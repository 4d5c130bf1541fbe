import { evaluateOutsideForecast } from '../../server/series/conditions/evaluateOutsideForecast.js';
import { addDays } from '../../server/series/periods.js';
import { listObservations } from '../../server/store/observations.js';
import { findSeriesById } from '../../server/store/series.js';
import { writeVintages } from '../../server/store/vintages.js';
import { signUp } from '../support/person.js';
import { useApi } from '../support/useApi.js';
import { openAlerts } from './alertFixture.js';

const getApi = useApi();

describe('outside_forecast', () => {
  const vintage = { date: '2026-11-12', unit: 'Percent', rebaseFactor: null };
  const subject = { name: 'Rate', country: 'US', frequency: 'monthly', unit: 'Percent' } as const;
  const interval = { period: '2026-10-01', vintageDate: '2026-10-12', unit: 'Percent', lower: 3.8, upper: 4.2 };
  const evaluate = (value: number, ...forecasts: (typeof interval)[]) => {
    const change = { date: '2026-10-01', from: vintage.date, value, previousValue: null, isRevision: false };
    return evaluateOutsideForecast({ vintage, changes: [change], before: [], after: [] }, subject, forecasts);
  };

  it('fires for a new value outside the interval of the last forecast made before', () => {
    expect(evaluate(4.3, interval)?.sentence).toBe(
      'Rate (US) for 2026-10 is 4.3, outside the 80% interval of the forecast, 3.8 to 4.2.',
    );
    expect(evaluate(4.2, interval)).toBeUndefined();
    expect(evaluate(4.3, interval, { ...interval, vintageDate: '2026-11-01', upper: 4.4 })).toBeUndefined();
  });

  it('does not compare with a forecast made from the value itself, of another period or in another unit', () => {
    expect(evaluate(4.3, { ...interval, vintageDate: '2026-11-12' })).toBeUndefined();
    expect(evaluate(4.3, { ...interval, period: '2026-11-01' })).toBeUndefined();
    expect(evaluate(4.3, { ...interval, unit: 'Index' })).toBeUndefined();
  });

  it.each([
    ['weekly', '2026-10-10', '2026-10-09'],
    ['weekly', '2026-10-10', '2026-10-13'],
    ['biweekly', '2026-10-10', '2026-10-04'],
    ['daily', '2026-10-09', '2026-10-09'],
  ] as const)(
    'compares a %s value with the forecast of its period, also on another day: %s and %s',
    (frequency, period, date) => {
      const change = { date, from: vintage.date, value: 9, previousValue: null, isRevision: false };
      const step = { vintage, changes: [change], before: [], after: [] };
      const days = { daily: 1, weekly: 7, biweekly: 14 }[frequency];
      const neighbours = [-days, days].map((n) => ({ ...interval, period: addDays(period, n), upper: 10 }));
      const fire = (...forecasts: (typeof interval)[]) =>
        evaluateOutsideForecast(step, { ...subject, frequency }, forecasts)?.period;
      expect(fire(...neighbours, { ...interval, period })).toBe(date);
      expect(fire(...neighbours, { ...interval, period, upper: 10 })).toBeUndefined();
      expect(fire(...neighbours)).toBeUndefined();
    },
  );
});

it('fires when a vintage raises a guardrail, and not again while it stays raised', async () => {
  const api = getApi();
  const ada = await signUp(api);
  const alerts = openAlerts(api.db);
  const target = { type: 'series', indicator: 'us-core-cpi', country: 'US' };
  await ada.post('/api/account/alerts', { name: 'Quality', target, condition: { kind: 'guardrail' } }).expect(201);
  const row = await api
    .db('series')
    .join('indicators', 'indicators.id', 'series.indicator_id')
    .where({ slug: 'us-core-cpi', country: 'US' })
    .first({ id: 'series.id', unit: 'series.unit' });
  const series = await findSeriesById(api.db, row.id);
  if (series === undefined) throw new Error('The series is missing.');
  const known = await listObservations(api.db, series, { order: 'asc' });
  const observations = known.map(({ date, value }) => ({ date, value }));
  const last = observations.at(-1)?.value ?? 0;
  const write = async (date: string, ...added: { date: string; value: number }[]) => {
    alerts.advance(1);
    observations.push(...added);
    const at = alerts.clock.now.toISOString();
    await writeVintages(
      api.db,
      row.id,
      [{ date, unit: row.unit, kind: 'native', observations: [...observations] }],
      at,
    );
    return alerts.run();
  };
  expect(await write('2026-11-20', { date: '2026-09-01', value: last * 40 })).toBe(1);
  const { firings } = (await ada.get('/api/account/alerts/history')).body;
  expect(firings).toMatchObject([{ indicator: 'us-core-cpi', vintage: '2026-11-20', period: null }]);
  expect(firings[0].sentence).toMatch(/^US Core Consumer Price Index, .*: [A-Z_]+: /);
  expect(await write('2026-11-21', { date: '2026-10-01', value: last * 40 })).toBeLessThanOrEqual(1);
});
