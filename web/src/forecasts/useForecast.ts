import type { ForecastRun, Frequency } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { almanac } from '../almanac';
import { nameOf, type Source } from '../sample/sample';
import { type Call, useCall } from '../useCall';
import { forecastRequest, type Plan } from './plan';

const sliderRests = 200;

/** Runs the forecast of a plan once the plan has rested a moment: a slider that is dragged asks for where it stops. Null runs nothing. */
export function useForecast(source: Source | null, plan: Plan, frequency: Frequency | null): Call<ForecastRun> {
  const request = source === null ? null : forecastRequest(source, plan, frequency);
  const { values: _values, dates: _dates, ...rest } = request ?? {};
  const key = useRested(source === null ? '' : `forecast ${nameOf(source)} ${JSON.stringify(rest)}`);
  return useCall(key, () => almanac.forecast.run({ forecastRequest: request as NonNullable<typeof request> }));
}

/** A text once it has stayed the same for a moment; the first one at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (rested === '' || text === '') return setRested(text);
    const timer = setTimeout(() => setRested(text), sliderRests);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
