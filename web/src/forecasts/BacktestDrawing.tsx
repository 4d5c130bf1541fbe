import type { BacktestResult, ForecastModel, Frequency } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { OptionControl } from '../options/OptionControls';
import { useCall } from '../useCall';
import { readLines } from '../values/lines';
import { BacktestPlot } from './BacktestPlot';
import { modelNames } from './modelNames';

interface Props {
  result: BacktestResult;
  slug: string;
  country: string;
  frequency: Frequency;
}

/** The number of origins that can be distinguished in the plot of a long series. */
const recentOriginCount = 5;

/** A plot of the forecasts of one model, from the most recent origins or from all. */
export function BacktestDrawing({ result, slug, country, frequency }: Props) {
  const models = result.models.map(({ model }) => model);
  const [chosen, setModel] = useState<ForecastModel>();
  const [showsAll, setShowsAll] = useState(false);
  const model = chosen !== undefined && models.includes(chosen) ? chosen : (result.ranking.latest[0] ?? models[0]);
  const { data } = useCall(`lines ${slug} ${country} lin`, () =>
    readLines({ slug, countries: [country], units: 'lin', vintage: '' }),
  );
  if (model === undefined) return null;
  const shown = showsAll ? result : { ...result, origins: result.origins.slice(-recentOriginCount) };
  return (
    <>
      <div class="backtest-choices">
        <OptionControl
          option={{
            name: 'drawn',
            label: 'Plotted model',
            defaultValue: model,
            choices: Object.fromEntries(models.map((name) => [name, modelNames[name]])),
          }}
          value={model}
          onChange={(name) => setModel(name as ForecastModel)}
        />
        {result.origins.length > recentOriginCount && (
          <label class="control check">
            <input
              type="checkbox"
              checked={showsAll}
              onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
            />
            <span>All {result.origins.length} origins</span>
          </label>
        )}
      </div>
      {data?.[0] && <BacktestPlot result={shown} model={model} frequency={frequency} latest={data[0].points} />}
    </>
  );
}
