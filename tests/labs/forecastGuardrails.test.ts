import { type Api, startApi } from '../support/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Finding {
  code: string;
  severity: string;
  message: string;
  from: string | null;
  to: string | null;
  evidence: Record<string, unknown>;
}

async function runGuardrails(body: object) {
  const request = { horizon: 2, model: 'naive', ...body };
  const response = await api.request.post('/api/forecast/run').set('X-API-Key', api.key).send(request);
  const { findings, checks, status } = response.body.result.guardrails;
  const find = (code: string): Finding | undefined => findings.find((finding: Finding) => finding.code === code);
  const check = (code: string) => checks.find((entry: { code: string }) => entry.code === code);
  return { find, check, findings, checks, status };
}

/** Reproducible noise from −1 to 1. */
const noise = Array.from({ length: 240 }, createGenerator(7));

/** The linear congruential generator of Numerical Recipes. */
function createGenerator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (2 * state) / 2 ** 32 - 1;
  };
}

function cumulate(steps: readonly number[], start = 0): number[] {
  let sum = start;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

const walk = cumulate(noise, 100);

function createMonths(count: number, year: number): string[] {
  return Array.from({ length: count }, (_, month) =>
    [year + Math.floor(month / 12), String((month % 12) + 1).padStart(2, '0'), '01'].join('-'),
  );
}

it('raises no finding for a long, regular series', async () => {
  const { status, checks, findings } = await runGuardrails({ values: walk });
  expect(findings).toEqual([]);
  expect(status).toBe('ok');
  expect(checks).toHaveLength(11);
});

it('raises STALE_INPUT by frequency and current date, but not for a truncated sample', async () => {
  const late = { values: walk.slice(0, 120), dates: createMonths(120, 2007), frequency: 'monthly' };
  const { find } = await runGuardrails(late);
  expect(find('STALE_INPUT')).toMatchObject({
    severity: 'error',
    evidence: { lastDate: '2016-12-01', asOf: '2026-11-21' },
  });
  const current = await runGuardrails({
    ...late,
    dates: createMonths(120, 2016),
  });
  expect(current.find('STALE_INPUT')?.evidence['lastDate']).toBe('2025-12-01');
  const cut = await runGuardrails({ seriesId: 'real-gdp', end: '2015-01-01' });
  expect(cut.check('STALE_INPUT')).toMatchObject({ status: 'not_applicable' });
  expect((await runGuardrails({ values: walk })).check('STALE_INPUT')).toMatchObject({ status: 'not_applicable' });
});

it('raises SHORT_HISTORY for a short sample and HORIZON_TOO_LONG for a long horizon', async () => {
  const { find } = await runGuardrails({ values: walk.slice(0, 12), horizon: 7 });
  expect(find('SHORT_HISTORY')).toMatchObject({
    severity: 'warning',
    evidence: { values: 12, neededForForecasts: 20 },
  });
  expect(find('HORIZON_TOO_LONG')).toMatchObject({ severity: 'warning', evidence: { horizon: 7, values: 12 } });
  const longer = await runGuardrails({ values: walk.slice(0, 25), horizon: 10 });
  expect(longer.find('SHORT_HISTORY')?.severity).toBe('info');
  expect(longer.find('HORIZON_TOO_LONG')).toMatchObject({ severity: 'info', evidence: { testedHorizon: 7 } });
});

it('raises BREAK_IN_TRAINING_WINDOW for a level shift, by position or by date', async () => {
  const shifted = noise.slice(0, 120).map((value, time) => (time < 70 ? 100 : 160) + value);
  const undated = (await runGuardrails({ values: shifted })).find('BREAK_IN_TRAINING_WINDOW');
  expect(undated).toMatchObject({ from: null, evidence: { test: 'LEVEL_SHIFT', place: 70 } });
  expect(undated?.message).toMatch(/From value 71 on, the level/);
  const dated = await runGuardrails({ values: shifted, dates: createMonths(120, 2007), frequency: 'monthly' });
  expect(dated.find('BREAK_IN_TRAINING_WINDOW')?.from).toBe('2012-11-01');
});

it('raises BREAK_IN_TRAINING_WINDOW when the mean forecast error changes', async () => {
  const bent = cumulate(
    noise.map((step, time) => step + (time < 120 ? 1 : -1)),
    500,
  );
  const found = (await runGuardrails({ values: bent })).find('BREAK_IN_TRAINING_WINDOW');
  expect(found).toMatchObject({ severity: 'warning', evidence: { test: 'CUSUM', relative: true } });
  expect(Math.abs(Number(found?.evidence['place']) - 120)).toBeLessThan(12);
});

it('raises NO_SEASON only for the seasonal naive model of a series without a season', async () => {
  for (const yearly of [{ values: walk }, { seriesId: 'population-total' }]) {
    const { find } = await runGuardrails({ ...yearly, model: 'snaive' });
    expect(find('NO_SEASON')).toMatchObject({ severity: 'warning', evidence: { season: 1 } });
  }
  const seasonal = await runGuardrails({ values: walk, model: 'snaive', options: { seasonalPeriod: 4 } });
  expect(seasonal.check('NO_SEASON')).toMatchObject({ status: 'passed' });
  const monthly = { values: walk.slice(0, 120), dates: createMonths(120, 2016), frequency: 'monthly' };
  const withoutSeason = await runGuardrails({ ...monthly, model: 'snaive', options: { seasonalPeriod: 1 } });
  expect(withoutSeason.check('NO_SEASON')).toMatchObject({ status: 'raised' });
  expect((await runGuardrails({ values: walk })).check('NO_SEASON')).toMatchObject({ status: 'not_applicable' });
});

it('raises GAPS_FILLED, with a warning when many gaps are filled', async () => {
  const withTwoGaps = walk.map((value, time) => (time === 50 || time === 51 ? null : value));
  expect((await runGuardrails({ values: withTwoGaps })).find('GAPS_FILLED')).toMatchObject({
    ...{ severity: 'info', evidence: { gaps: 2, periods: 240 } },
  });
  const withManyGaps = walk.map((value, time) => (time % 10 === 5 ? null : value));
  expect((await runGuardrails({ values: withManyGaps })).find('GAPS_FILLED')?.severity).toBe('warning');
});

it('raises DOES_NOT_BEAT_NAIVE for a model that is no better than the last value', async () => {
  const { find } = await runGuardrails({ values: walk, model: 'drift', horizon: 12 });
  const { check } = await runGuardrails({
    values: walk.map((value, time) => value + 5 * time),
    model: 'drift',
    horizon: 12,
  });
  expect(find('DOES_NOT_BEAT_NAIVE')?.evidence).toMatchObject({ yardstick: 'naive', origins: 8 });
  expect(check('DOES_NOT_BEAT_NAIVE')).toMatchObject({ status: 'passed' });
  const benchmark = await runGuardrails({ values: walk });
  expect(benchmark.check('DOES_NOT_BEAT_NAIVE')).toMatchObject({ status: 'not_applicable' });
});

it('raises INTERVALS_UNDERCOVER for intervals with too little coverage', async () => {
  const calmThenWild = cumulate(noise.map((step, time) => step * (time < 120 ? 1 : 30)));
  const { find } = await runGuardrails({ values: calmThenWild, horizon: 12, levels: [80] });
  expect(find('INTERVALS_UNDERCOVER')).toMatchObject({ severity: 'warning', evidence: { levels: [{ level: 80 }] } });
});

it('raises RESIDUAL_AUTOCORRELATION for autocorrelated residuals', async () => {
  const persistent = cumulate(walk.map((value) => value - 100));
  const { find } = await runGuardrails({ values: persistent });
  expect(find('RESIDUAL_AUTOCORRELATION')).toMatchObject({ severity: 'warning', evidence: { lags: 10 } });
});

it('raises TRAINED_ON_PRELIMINARY only when the sample includes values that are usually revised', async () => {
  const { find } = await runGuardrails({ seriesId: 'real-gdp', start: '2010-01-01' });
  expect(find('TRAINED_ON_PRELIMINARY')).toMatchObject({ severity: 'info', to: '2026-04-01' });
  const settled = await runGuardrails({ seriesId: 'real-gdp', start: '2000-01-01', end: '2015-01-01' });
  expect(settled.check('TRAINED_ON_PRELIMINARY')).toEqual({ code: 'TRAINED_ON_PRELIMINARY', status: 'passed' });
});

it('marks checks that need a backtest as not applicable without one', async () => {
  const { check } = await runGuardrails({ values: walk, model: 'drift', backtestOrigins: 0 });
  for (const code of ['DOES_NOT_BEAT_NAIVE', 'INTERVALS_UNDERCOVER'])
    expect(check(code)).toEqual({ code, status: 'not_applicable', reason: 'no backtest was requested' });
});
