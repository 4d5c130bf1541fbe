import type { ForecastRun } from 'almanac-sdk';
import { formatPeriods } from '../format';
import { describeSample } from '../sample/describeSample';
import { SampleHeader } from '../sample/SampleHeader';

interface Props {
  slug: string;
  /** Undefined until it is known. */
  name: string | undefined;
  run: ForecastRun | undefined;
}

const purpose = {
  title: 'Forecast a series',
  words:
    'Choose a series, as it is known today or was known on an earlier day, or paste your own. See how far it may go and how sure that is, why this model, and how well it would have done.',
};

/** What is forecast: the series, its sample, and how far. */
export function ForecastHeader({ slug, name, run }: Props) {
  return (
    <SampleHeader path="/forecasts" sectionName="Forecasts" slug={slug} name={name} purpose={purpose}>
      {run === undefined
        ? 'No forecast yet.'
        : `${describeSample(run.series, run.sample)}; ${formatPeriods(run.request.horizon, run.series.frequency)} ahead.`}
    </SampleHeader>
  );
}
