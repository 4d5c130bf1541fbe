import type { ForecastResult, ForecastRun, Vintage } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { VintageSlider } from '../chart/VintageSlider';
import { formatPeriods } from '../format';
import { ActualsSummary } from './ActualsSummary';
import { describeRange } from './describeRange';
import { FanReadout } from './FanReadout';
import { ForecastTable } from './ForecastTable';
import { buildFan, type Fan } from './fan';
import { type Extra, extras, type Plan, type SetPlan } from './plan';
import { rangeOptions } from './rangeOptions';
import { useActuals } from './useActuals';
import './fan.css';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  vintages: Vintage[];
  plan: Plan;
  setPlan: SetPlan;
}

/** The fan chart of the forecast, with the actual values if the forecast uses an earlier vintage. */
export function FanCard({ run, result, vintages, plan, setPlan }: Props) {
  const actuals = useActuals(run);
  const shown = plan.show.join();
  const fan = useMemo(() => buildFan(result, actuals, plan.show, run.series.unit), [result, actuals, shown]);
  const isRangeSet = rangeOptions.some(({ name }) => plan.options[name] !== undefined);
  const rangeText = describeRange(run, result, isRangeSet);
  const frequency = fan.hasDates ? run.series.frequency : null;
  return (
    <section class="card" aria-label="Forecast">
      <div class="card-head">
        <h2>Forecast</h2>
        <Extras result={result} show={plan.show} change={(show) => setPlan({ show })} />
      </div>
      <Chart
        chartData={fan}
        frequency={frequency}
        logarithmic={false}
        xMin={plan.show.includes('all') ? null : getRecentStart(fan)}
        title={`${run.series.name ?? 'your values'}, ${formatPeriods(result.forecasts.length, frequency)} ahead`}
        renderReadout={(index) => (
          <FanReadout fan={fan} result={result} series={run.series} frequency={frequency} selectedIndex={index} />
        )}
      />
      <p class="chart-unit">{run.series.unit}</p>
      {rangeText !== null && <p class="remark">{rangeText}</p>}
      {run.series.id !== null && (
        <VintageSlider vintages={vintages} vintage={plan.vintage} onChange={(vintage) => setPlan({ vintage })}>
          <ActualsSummary run={run} result={result} actuals={actuals} />
        </VintageSlider>
      )}
      {run.series.vintage?.requested == null && actuals !== null && (
        <ActualsSummary run={run} result={result} actuals={actuals} />
      )}
      <ForecastTable fan={fan} result={result} actuals={actuals} frequency={frequency} />
    </section>
  );
}

interface ExtrasProps {
  result: ForecastResult;
  show: Extra[];
  change(show: Extra[]): void;
}

/** Checkboxes for the optional curves. */
function Extras({ result, show, change }: ExtrasProps) {
  const availableExtras = (Object.keys(extras) as Extra[]).filter(
    (name) => name !== 'members' || result.members.length > 0,
  );
  return (
    <div class="actions extras">
      {availableExtras.map((name) => (
        <label key={name} class="control check">
          <input
            type="checkbox"
            checked={show.includes(name)}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? [...show, name] : show.filter((other) => other !== name))
            }
          />
          <span>{extras[name]}</span>
        </label>
      ))}
    </div>
  );
}

/** Returns the start of the visible history: four horizons, but at least 24 values, before the origin. */
function getRecentStart({ data, lastObservedIndex: last }: Fan): number | null {
  const [positions] = data;
  const ahead = positions.length - 1 - last;
  return positions[Math.max(last - Math.max(4 * ahead, 24), 0)] ?? null;
}
