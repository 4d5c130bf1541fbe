import fc from 'fast-check';
import { computeFunctions } from '../../server/compute/computeFunctions.js';
import { modelNames } from '../../server/forecasting/fittedModel.js';
import { transformNames } from '../../server/forecasting/transform.js';
import { buildForecastAudit } from '../../server/labs/buildForecastAudit.js';
import { checkInput } from '../../server/labs/forecastGuardrails/checkInput.js';
import { loadLabSeries } from '../../server/labs/loadLabSeries.js';
import { resolveForecastRequest } from '../../server/labs/resolveForecastRequest.js';
import type { Schemas } from '../../server/schemas.js';
import { degenerateSeries } from '../support/degenerateSeries.js';
import { findNonFinite } from '../support/findNonFinite.js';
import { countCases } from '../support/thorough.js';

type Request = Schemas['ForecastRequest'];

const extremes = fc.constantFrom(1.7e308, -1e300, 1e-300, 5e-324, 0, -0);
/** Random walks with steps of any size, down to the limits of floating-point numbers. */
const scaledWalks = fc
  .record({
    scale: fc.constantFrom(1e300, 1e-300, 1e-5, 1),
    steps: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }),
  })
  .map(({ scale, steps }) =>
    steps.map((_, time) => scale * steps.slice(0, time + 1).reduce((sum, step) => sum + step, 0)),
  );
const values = fc
  .oneof(...degenerateSeries(extremes), scaledWalks)
  .filter((series) => series.length > 0 && series.every((value) => value === null || Number.isFinite(value)));

const anyRequest: fc.Arbitrary<Request> = fc
  .record({
    values,
    horizon: fc.constantFrom(1, 6, 600),
    model: fc.constantFrom(...modelNames),
    transform: fc.constantFrom(...transformNames),
    level: fc.constantFrom(1, 95, 99),
    backtestOrigins: fc.constantFrom(0, 2),
    seasonalPeriod: fc.constantFrom(1, 2, 7, 12),
    form: fc.constantFrom('ANN' as const, 'MAdN' as const, 'MNN' as const),
    orders: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
  })
  .map(({ level, seasonalPeriod, form, orders, ...request }) => ({
    ...request,
    levels: [80, level],
    options: {
      seasonalPeriod,
      ...(request.transform === 'log' && { biasAdjusted: true }),
      ...(request.model === 'ets' && { form }),
      ...(request.model === 'arima' && { order: orders }),
    },
  }));

/** The values are in the request, so no database is used. */
const noDatabase = undefined as never;
const today = '2026-11-21';

async function computeResult(body: Request) {
  const series = await loadLabSeries(noDatabase, body, today);
  const { request, season } = resolveForecastRequest(body, series);
  const inputChecks = await checkInput(noDatabase, series, season, today);
  const audit = buildForecastAudit(series, { computedAt: today, durationMs: 0 });
  const { sample } = series;
  return {
    audit,
    result: computeFunctions.forecast({ sample, frequency: null, options: request, season, inputChecks }),
  };
}

it('returns finite numbers or a reason for any series and model', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (body) => {
      const forecastResult = await computeResult(body);
      expect(findNonFinite(forecastResult)).toBeUndefined();
      const { result } = forecastResult;
      if (result.status === 'not_computable') return expect(result.message).not.toBe('');
      expect(result.forecasts).toHaveLength(body.horizon);
      for (const { scores, considered } of result.selection.candidates) {
        for (const { share } of considered) expect(share >= 0 && share <= 1).toBe(true);
        if (scores?.smape) expect(scores.smape).toBeLessThanOrEqual(200);
      }
      return expect(result.guardrails.checks).toHaveLength(11);
    }),
    { numRuns: countCases(40) },
  );
});
