import { fitEts } from '../../server/forecasting/ets/candidates.js';
import { fitEtsForm } from '../../server/forecasting/ets/ets.js';
import { countParameters, formatForm, listAdmissibleForms } from '../../server/forecasting/ets/form.js';
import { EtsRecursion } from '../../server/forecasting/ets/recursion.js';
import { fitDamped, fitHolt, fitSes } from '../../server/forecasting/exponentialSmoothing.js';
import { computeInformationCriteria } from '../../server/forecasting/informationCriteria.js';
import { airPassengers, assertFitted, findMaxRelativeError, references } from './forecastReference.js';

describe('exponential smoothing', () => {
  it.each(references)('computes the same likelihood as R for each form on %s', (_name, { values, period, ets }) => {
    let compared = 0;
    for (const { form, smoothing, initial, logLikelihood } of ets) {
      const recursion = new EtsRecursion(Float64Array.from(values), form, period);
      const value = recursion.run(smoothing, { ...initial, season: Float64Array.from(initial.season) });
      // R allows negative one-step forecasts with multiplicative errors; here they are outside the domain of the form.
      if (value === Number.POSITIVE_INFINITY) continue;
      expect(Math.abs(-value / 2 - logLikelihood)).toBeLessThan(1e-9);
      compared++;
    }
    expect(compared).toBeGreaterThanOrEqual(ets.length - 2);
  });

  it.each(references)('finds parameters with at least the likelihood of R on %s', (_name, { values, period, ets }) => {
    for (const { form, logLikelihood } of ets) {
      const { criteria } = assertFitted(fitEtsForm(values, { period, form }));
      expect(criteria?.logLikelihood).toBeGreaterThan(logLikelihood - 0.05);
    }
  });

  it.each(references)('selects a form whose criterion is at most that of each form of R on %s', (_name, reference) => {
    const { values, period, ets } = reference;
    const aicc = assertFitted(fitEts(values, { period })).criteria?.aicc ?? Number.POSITIVE_INFINITY;
    const criteria = ets.map(({ form, logLikelihood }) =>
      computeInformationCriteria(logLikelihood, countParameters(form, period) + 1, values.length),
    );
    expect(aicc).toBeLessThan(Math.min(...criteria.map((one) => one.aicc ?? Number.POSITIVE_INFINITY)) + 0.1);
  });

  it('selects multiplicative errors for a series that varies in proportion to its level', () => {
    // Shocks of 1 % with a fixed pattern around growth of 1.5 % per period.
    const logs = Array.from({ length: 200 }, (_, time) => 0.015 * time + 0.01 * Math.sin(time * time));
    const fit = assertFitted(fitEts(logs.map(Math.exp), { period: 4 }));
    expect(fit.label).toMatch(/^ETS\(M,/);
    const additive = fit.considered?.filter(({ label }) => label.startsWith('ETS(A,')) ?? [];
    expect(Math.min(...additive.map(({ aicc }) => aicc))).toBeGreaterThan((fit.criteria?.aicc ?? 0) + 100);
  });

  it.each(references)('matches the forecasts of R for forms with a single optimum on %s', (_name, reference) => {
    const { values, period, horizon, ets, ses } = reference;
    const level = ets.find(({ form }) => formatForm(form) === 'ETS(A,N,N)');
    const fit = assertFitted(fitEtsForm(values, { period, form: { error: 'A', trend: 'N', season: 'N' } }));
    expect(findMaxRelativeError(fit.point(horizon), level?.point ?? [])).toBeLessThan(1e-4);
    expect(findMaxRelativeError(assertFitted(fitSes(values, { period })).point(horizon), ses)).toBeLessThan(1e-4);
    expect(findMaxRelativeError(assertFitted(fitHolt(values, { period })).point(horizon), reference.holt)).toBeLessThan(
      0.08,
    );
    expect(
      findMaxRelativeError(assertFitted(fitDamped(values, { period })).point(horizon), reference.damped),
    ).toBeLessThan(0.05);
  });

  it('admits fifteen forms for a positive seasonal series, and only additive forms for other series', () => {
    expect(listAdmissibleForms(true, 12)).toHaveLength(15);
    expect(listAdmissibleForms(true, 1)).toHaveLength(6);
    expect(listAdmissibleForms(true, 52)).toHaveLength(6);
    expect(listAdmissibleForms(false, 12).map(formatForm)).toEqual([
      'ETS(A,N,N)',
      'ETS(A,N,A)',
      'ETS(A,A,N)',
      'ETS(A,A,A)',
      'ETS(A,Ad,N)',
      'ETS(A,Ad,A)',
    ]);
  });

  it('selects a multiplicative season for the air passengers', () => {
    expect(assertFitted(fitEts(airPassengers, { period: 12 })).label).toMatch(/^ETS\(M,Ad?,M\)$/);
  });

  it('returns the reason why a form cannot be fitted', () => {
    const form = { error: 'M', trend: 'N', season: 'N' } as const;
    expect(fitEtsForm([1, 2, 0, 3, 4, 5, 6, 7], { period: 1, form })).toMatchObject({ reason: 'NON_POSITIVE_FOR_LOG' });
    expect(fitEtsForm([1, 2, 3], { period: 1, form })).toMatchObject({ reason: 'TOO_FEW_OBSERVATIONS', needs: 5 });
  });

  it('does not depend on the unit of the values', () => {
    const small = assertFitted(
      fitEts(
        airPassengers.map((value) => value * 1e-9),
        { period: 12 },
      ),
    );
    const large = assertFitted(fitEts(airPassengers, { period: 12 }));
    expect(
      findMaxRelativeError(
        small.point(18).map((value) => value * 1e9),
        large.point(18),
      ),
    ).toBeLessThan(1e-6);
  });
});
