import fc from 'fast-check';
import { estimateCost, estimateForecastCost } from '../../server/compute/estimateCost.js';
import { forecast } from '../../server/forecasting/forecast.js';
import { diagnoseSample } from '../../server/labs/diagnoseSample.js';

const createSample = (length: number) => ({
  values: Array.from({ length }, (_, index) => 200 + 10 * Math.sin(index) + ((index * index) % 97) / 10),
  frequency: 'monthly' as const,
  unit: 'Index',
});

const request = {
  ...{ model: 'auto' as const, horizon: 12, transform: 'level' as const, levels: [80], intervals: 'model' as const },
  ...{ backtestOrigins: 5, options: {} },
};

it('grows with each input', () => {
  const size = fc.record({
    length: fc.integer({ min: 1, max: 3000 }),
    season: fc.integer({ min: 1, max: 24 }),
    origins: fc.integer({ min: 1, max: 20 }),
    horizon: fc.integer({ min: 1, max: 600 }),
  });
  const estimate = ({ length, season, origins: backtestOrigins, horizon }: { [name: string]: number }) =>
    estimateForecastCost(createSample(length ?? 1), season ?? 1, {
      ...request,
      horizon: horizon ?? 1,
      backtestOrigins: backtestOrigins ?? 1,
    });
  fc.assert(
    fc.property(size, fc.constantFrom('length', 'season', 'origins', 'horizon'), (small, field) => {
      expect(estimate({ ...small, [field]: small[field] + 1 })).toBeGreaterThanOrEqual(estimate(small));
    }),
    { numRuns: 200 },
  );
});

it('charges more for the automatic mean than for a combination, also without a season', () => {
  const estimate = (model: 'auto' | 'combination', season: number) =>
    estimateForecastCost(createSample(100), season, { ...request, model, backtestOrigins: 0 });
  for (const season of [1, 4, 12]) expect(estimate('auto', season)).toBeGreaterThan(estimate('combination', season));
});

it('charges more for more tests, lags, transformations and values', () => {
  const estimate = (length: number, options: object, transformations: 'diff'[] = []) =>
    estimateCost('diagnostics', { sample: createSample(length), transformations, options });
  const ols = { tests: ['pacf'], options: { pacfMethod: 'ols' } };
  expect(estimate(500, { ...ols, pacfMaxLag: 100 })).toBeGreaterThan(estimate(500, { ...ols, pacfMaxLag: 20 }));
  expect(estimate(500, { tests: ['acf', 'pacf'] })).toBeGreaterThan(estimate(500, { tests: ['acf'] }));
  expect(estimate(500, {}, ['diff', 'diff'])).toBeGreaterThan(estimate(500, {}, ['diff']));
  expect(estimate(600, {})).toBeGreaterThan(estimate(500, {}));
});

it('sends the most expensive tests of a short sample to a worker thread, and the default tests inline', () => {
  const estimate = (options: object) =>
    estimateCost('diagnostics', { sample: createSample(2000), transformations: [], options });
  const expensive = [
    { tests: ['pacf'], pacfMaxLag: 100, options: { pacfMethod: 'ols' } },
    { tests: ['breusch_godfrey'], options: { breuschGodfreyLags: 50 } },
    { tests: ['acf'], acfMaxLag: 1000 },
  ];
  for (const options of expensive) expect(estimate(options)).toBeGreaterThan(10);
  expect(estimateCost('diagnostics', { sample: createSample(1000), transformations: [], options: {} })).toBeLessThan(
    10,
  );
});

it('puts computations in the order of their durations', () => {
  const describeFit = (model: 'naive' | 'ets' | 'auto', length: number) => ({
    estimate: estimateForecastCost(createSample(length), 12, { ...request, model, backtestOrigins: 0 }),
    run: () =>
      forecast(createSample(length).values, { model, horizon: 12, period: 12, levels: [80], transform: 'level' }),
  });
  const diagnose = {
    estimate: estimateCost('diagnostics', { sample: createSample(300), transformations: [], options: {} }),
    run: () => diagnoseSample({ sample: createSample(300), transformations: [], options: {} }),
  };
  const ascending = [diagnose, describeFit('ets', 100), describeFit('auto', 300)];
  for (const { run } of ascending) run();
  const durations = ascending.map(({ run }) => {
    const { user } = process.cpuUsage();
    run();
    return process.cpuUsage().user - user;
  });
  const sorted = <Item>(list: Item[]) => [...list].sort((a, b) => Number(a) - Number(b));
  expect(ascending.map(({ estimate }) => estimate)).toEqual(sorted(ascending.map(({ estimate }) => estimate)));
  expect(durations).toEqual(sorted(durations));
});

it('reads only a few values of a sample, so that an estimate takes no longer for a long one', () => {
  const sample = createSample(3000);
  let reads = 0;
  const values = new Proxy(sample.values, {
    get: (target, key, receiver) => {
      reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  estimateForecastCost({ ...sample, values }, 12, request);
  expect(reads).toBeLessThan(10);
});
