import type { ForecastRun, Frequency } from 'almanac-sdk';
import { almanac } from '../almanac';
import { getSourceKey, type Source } from '../sample/sample';
import { type Call, useCall } from '../useCall';
import { useDebounced } from '../useDebounced';
import { buildForecastRequest, type Plan } from './plan';

const debounceMs = 200;

/** Runs the forecast of a plan, debounced, so that dragging the slider runs only the final plan. A null source runs nothing. */
export function useForecast(source: Source | null, plan: Plan, frequency: Frequency | null): Call<ForecastRun> {
  const request = source === null ? null : buildForecastRequest(source, plan, frequency);
  const { values: _values, dates: _dates, ...rest } = request ?? {};
  const key = useDebounced(
    source === null ? '' : `forecast ${getSourceKey(source)} ${JSON.stringify(rest)}`,
    debounceMs,
  );
  return useCall(key, () => almanac.forecast.run(request as NonNullable<typeof request>));
}
