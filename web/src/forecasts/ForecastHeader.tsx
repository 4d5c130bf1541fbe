import type { ForecastRun } from 'almanac-sdk';
import { formatPeriods } from '../format';
import { describeSample } from '../sample/describeSample';
import { SampleHeader } from '../sample/SampleHeader';

interface Props {
  slug: string;
  /** Undefined until it is loaded. */
  name: string | undefined;
  run: ForecastRun | undefined;
}

const purpose = {
  title: 'Forecast a series',
  description:
    'Choose a series from the library, with the latest values or an earlier vintage, or paste your own values. See the forecast and its uncertainty, why the model was selected, and how well it would have performed.',
};

/** The header of a forecast: the series, its sample and the horizon. */
export function ForecastHeader({ slug, name, run }: Props) {
  return (
    <SampleHeader path="/forecasts" sectionName="Forecasts" slug={slug} name={name} purpose={purpose}>
      {run === undefined ? 'No forecast yet.' : describeForecast(run)}
    </SampleHeader>
  );
}

/** Describes the sample and the horizon of a forecast in one sentence. */
export function describeForecast({ series, sample, request }: ForecastRun): string {
  return `${describeSample(series, sample)}; ${formatPeriods(request.horizon, series.frequency)} ahead.`;
}
