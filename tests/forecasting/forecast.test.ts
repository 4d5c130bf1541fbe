import { fitEtsAverage } from '../../server/forecasting/ets/average.js';
import { forecast } from '../../server/forecasting/forecast.js';
import { airPassengers } from './forecastReference.js';

const monthly = { period: 12, horizon: 18 };

function assertForecast(...args: Parameters<typeof forecast>) {
  const result = forecast(...args);
  if (result.status !== 'computed') throw new Error(JSON.stringify(result));
  return result;
}

describe('forecast', () => {
  it('returns the mean of the members of a combination', () => {
    const result = assertForecast(airPassengers, { ...monthly, model: 'combination' });
    expect(result.members.map(({ model }) => model)).toEqual(['ets', 'theta', 'dynamic_theta']);
    const first = result.members.reduce((sum, { point }) => sum + (point[0] ?? 0), 0) / 3;
    expect(result.point[0]).toBeCloseTo(first, 9);
  });

  it('includes theta and the seasonal naive model in the automatic mean of monthly series, and Holt and naive in that of annual ones', () => {
    const models = (period: number) =>
      assertForecast(airPassengers, { period, horizon: 6, model: 'auto' }).members.map((member) => member.model);
    expect(models(12)).toEqual(['ets', 'theta', 'dynamic_theta', 'arima', 'snaive']);
    expect(models(1)).toEqual(['ets', 'dynamic_theta', 'arima', 'holt', 'naive']);
  });

  it.each([12, 1])(
    'omits the lowest and the highest of the members of the automatic mean, with a period of %d',
    (period) => {
      const { point, members } = assertForecast(airPassengers, { period, horizon: 18, model: 'auto' });
      point.forEach((value, step) => {
        const forecasts = members.map((member) => member.point[step] ?? Number.NaN).sort((a, b) => a - b);
        const middle = forecasts.slice(1, -1);
        expect(middle).toHaveLength(3);
        expect(value).toBeCloseTo(middle.reduce((sum, forecast) => sum + forecast, 0) / 3, 9);
      });
    },
  );

  it('widens calibrated intervals relative to those of the model more for a shorter sample', () => {
    const ratio = (values: number[]) => {
      const width = (intervals: 'calibrated' | 'model') => {
        const options = { ...monthly, model: 'auto' as const, levels: [95], intervals };
        const { lower, upper } = assertForecast(values, options).intervals[0] ?? { lower: [], upper: [] };
        return (upper[17] ?? 0) - (lower[17] ?? 0);
      };
      return width('calibrated') / width('model');
    };
    expect(ratio(airPassengers.slice(-36))).toBeGreaterThan(ratio(airPassengers) + 0.4);
  });

  it('widens calibrated intervals of a few years by Student’s t', () => {
    const values = [3, 4, 2, 5, 3, 4, 6, 5, 4, 7];
    const width = (intervals: 'calibrated' | 'model') => {
      const options = { period: 1, horizon: 1, model: 'auto' as const, levels: [95], intervals };
      const { lower, upper } = assertForecast(values, options).intervals[0] ?? { lower: [], upper: [] };
      return (upper[0] ?? 0) - (lower[0] ?? 0);
    };
    const factor = 1.16 + 1.2 / 10;
    const [t6, z] = [2.446912, 1.959964];
    expect(width('calibrated') / width('model')).toBeCloseTo((factor * t6) / z, 5);
  });

  it('counts the naive model with one third in the intervals of the automatic mean of annual series, and neither ARIMA nor Holt', () => {
    const values = [3, 4, 2, 5, 3, 4, 6, 5, 4, 7];
    const options = { period: 1, horizon: 4, levels: [95], intervals: 'model' as const };
    const width = (model: 'auto' | 'dynamic_theta' | 'naive') => {
      const { lower, upper } = assertForecast(values, { ...options, model }).intervals[0] ?? { lower: [], upper: [] };
      return (upper[3] ?? 0) - (lower[3] ?? 0);
    };
    const fit = fitEtsAverage(values, { period: 1 });
    if (fit.status !== 'computed') throw new Error('Exponential smoothing has no fit.');
    const smoothing = 2 * 1.959964 * (fit.deviation(4)?.[3] ?? Number.NaN);
    expect(width('auto')).toBeCloseTo((smoothing + width('dynamic_theta') + width('naive')) / 3, 4);
  });

  it('repeats the last value of a series that is too short for the other members', () => {
    const { point, members, intervals } = assertForecast([3, 5], { period: 1, horizon: 2, model: 'auto' });
    expect({ point, members, levels: intervals.length }).toEqual({ point: [5, 5], members: [], levels: 2 });
  });

  it('keeps the intervals of the automatic mean near the values for a short series that grew a thousandfold', () => {
    const values = [26, 26, 26, 27, 26, 15_000, 16_000, 21_000, 22_000, 23_000];
    const { intervals } = assertForecast(values, { period: 1, horizon: 6, model: 'auto' });
    expect(intervals[1]?.upper[5]).toBeLessThan(23_000 * 20);
  });

  it('calibrates the intervals of the automatic mean by default, and those of a single model on request', () => {
    const width = (model: 'auto' | 'theta', intervals?: 'calibrated' | 'model') => {
      const { lower, upper } = assertForecast(airPassengers, {
        ...monthly,
        model,
        levels: [95],
        ...(intervals && { intervals }),
      }).intervals[0] ?? { lower: [], upper: [] };
      return (upper[17] ?? 0) - (lower[17] ?? 0);
    };
    expect(width('auto')).toBeGreaterThan(1.2 * width('auto', 'model'));
    expect(width('theta')).toBe(width('theta', 'model'));
    expect(width('theta', 'calibrated')).toBeGreaterThan(width('theta'));
  });

  it('nests the intervals by level', () => {
    const { intervals } = assertForecast(airPassengers, { ...monthly, model: 'auto', levels: [95, 50, 80] });
    expect(intervals.map(({ level }) => level)).toEqual([50, 80, 95]);
    for (let step = 0; step < 18; step++) {
      const lower = intervals.map((interval) => interval.lower[step] ?? Number.NaN);
      expect(lower).toEqual([...lower].sort((a, b) => b - a));
    }
  });

  it('inverts logarithms and year-over-year growth, and adds a note', () => {
    const log = assertForecast(airPassengers, { ...monthly, model: 'theta', transform: 'log' });
    expect(log.notes.map(({ code }) => code)).toEqual(['BACK_TRANSFORMED']);
    expect(log.point[0]).toBeGreaterThan(400);
    expect(log.point[0]).toBeLessThan(480);
    const growth = assertForecast(airPassengers, { ...monthly, model: 'naive', transform: 'yoy' });
    const last = (airPassengers[143] ?? 0) / (airPassengers[131] ?? 1);
    expect(growth.point[0]).toBeCloseTo((airPassengers[132] ?? 0) * last, 9);
    expect(growth.point[12]).toBeCloseTo((airPassengers[132] ?? 0) * last * last, 9);
    expect(growth.fitted.slice(0, 13).every((value) => value === null)).toBe(true);
  });

  it('fills gaps only for the fit', () => {
    const withGaps = airPassengers.map((value, time) => (time % 17 === 5 ? null : value));
    const result = assertForecast([null, ...withGaps, null], { ...monthly, model: 'ets' });
    expect(result.notes).toEqual([]);
    expect(result.gaps).toEqual(withGaps.flatMap((value, time) => (value === null ? [time + 1] : [])));
    expect(result.observations).toBe(withGaps.filter((value) => value !== null).length);
    expect(result.fitted[6]).toBeNull();
    expect(result.fitted[7]).toBeCloseTo(airPassengers[6] ?? 0, -2);
    const complete = assertForecast(airPassengers, { ...monthly, model: 'ets' });
    expect(Math.abs((result.point[3] ?? 0) / (complete.point[3] ?? 1) - 1)).toBeLessThan(0.05);
  });

  it('forecasts a constant series as that constant, with a note', () => {
    const result = assertForecast(new Array(30).fill(3.3), { ...monthly, model: 'ets' });
    expect(new Set(result.point)).toEqual(new Set([3.3]));
    expect(result.intervals[1]?.upper[17]).toBe(3.3);
    expect(result.notes.map(({ code }) => code)).toEqual(['CONSTANT']);
  });

  it('handles a single value and an empty series', () => {
    const one = assertForecast([5], { period: 1, horizon: 3, model: 'auto' });
    expect(one.point).toEqual([5, 5, 5]);
    expect(one.intervals).toEqual([]);
    expect(one.notes.map(({ code }) => code)).toEqual(['CONSTANT', 'NO_INTERVALS']);
    expect(forecast([null], { period: 1, horizon: 3, model: 'auto' })).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
    });
    expect(forecast([1, 0, 2], { period: 1, horizon: 3, model: 'naive', transform: 'log' })).toMatchObject({
      reason: 'NON_POSITIVE_FOR_LOG',
    });
  });

  it('names the invalid option in the error', () => {
    expect(() => forecast([1, 2], { period: 1, horizon: 0, model: 'naive' })).toThrow(/horizon/);
    expect(() => forecast([1, 2], { period: 0, horizon: 1, model: 'naive' })).toThrow(/period/);
    expect(() => forecast([1, 2], { period: 1, horizon: 1, model: 'naive', levels: [100] })).toThrow(/levels/);
  });

  it('returns identical results for the same values', () => {
    const result = () => JSON.stringify(forecast(airPassengers, { ...monthly, model: 'auto' }));
    expect(result()).toBe(result());
  });
});
