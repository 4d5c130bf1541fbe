import type { ForecastResult, ForecastRun, Vintage } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { VintageSlider } from '../chart/VintageSlider';
import { formatPeriods } from '../format';
import { FanReadout } from './FanReadout';
import { type Fan, fanOf } from './fan';
import { NumbersTable } from './NumbersTable';
import { type Extra, extras, type Plan, type SetPlan } from './plan';
import { SinceThen } from './SinceThen';
import { useSince } from './useSince';
import './fan.css';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  vintages: Vintage[];
  plan: Plan;
  setPlan: SetPlan;
}

/** The forecast over what was known, with what came since where it was made from an earlier day's knowledge. */
export function FanCard({ run, result, vintages, plan, setPlan }: Props) {
  const since = useSince(run);
  const shown = plan.show.join();
  const fan = useMemo(() => fanOf(result, since, plan.show, run.series.unit), [result, since, shown]);
  const frequency = fan.dated ? run.series.frequency : null;
  return (
    <section class="card" aria-label="Forecast">
      <div class="card-head">
        <h2>Forecast</h2>
        <Extras result={result} show={plan.show} change={(show) => setPlan({ show })} />
      </div>
      <Chart
        drawing={fan}
        frequency={frequency}
        logarithmic={false}
        from={plan.show.includes('all') ? null : recentFrom(fan)}
        title={`${run.series.name ?? 'your values'}, ${formatPeriods(result.forecasts.length, frequency)} ahead`}
        read={(place) => <FanReadout fan={fan} result={result} frequency={frequency} place={place} />}
      />
      <p class="chart-unit">{run.series.unit}</p>
      {run.series.id !== null && (
        <VintageSlider vintages={vintages} vintage={plan.vintage} choose={(vintage) => setPlan({ vintage })}>
          <SinceThen run={run} result={result} since={since} />
        </VintageSlider>
      )}
      {run.series.vintage?.requested == null && since !== null && <SinceThen run={run} result={result} since={since} />}
      <NumbersTable fan={fan} result={result} since={since} frequency={frequency} />
    </section>
  );
}

interface ExtrasProps {
  result: ForecastResult;
  show: Extra[];
  change(show: Extra[]): void;
}

/** What can be drawn besides. */
function Extras({ result, show, change }: ExtrasProps) {
  const offered = (Object.keys(extras) as Extra[]).filter((name) => name !== 'members' || result.members.length > 0);
  return (
    <div class="actions extras">
      {offered.map((name) => (
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

/** Where the recent past begins: four horizons back, and 24 values at least. */
function recentFrom({ data, last }: Fan): number | null {
  const [places] = data;
  const ahead = places.length - 1 - last;
  return places[Math.max(last - Math.max(4 * ahead, 24), 0)] ?? null;
}
