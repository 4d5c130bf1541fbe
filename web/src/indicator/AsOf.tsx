import type { Vintage } from 'almanac-sdk';
import { formatDay, formatPeriod, formatValue } from '../format';
import { type AgainstLatest, againstLatest } from './againstLatest';
import type { Line } from './lines';
import type { SetView, View } from './view';

interface Props {
  vintages: Vintage[];
  view: View;
  setView: SetView;
  then: Line | undefined;
  now: Line | undefined;
}

/** The slider over the days from which the library holds vintages; its right end is today. */
export function AsOf({ vintages, view, setView, then, now }: Props) {
  if (vintages.length === 0) return null;
  const last = vintages.length - 1;
  if (last === 0) {
    return (
      <p class="as-of fine">
        The library holds one vintage, of {formatDay(vintages[0]?.date)}: there is no earlier knowledge to show.
      </p>
    );
  }
  const found = view.vintage === '' ? last : vintages.findLastIndex(({ date }) => date <= view.vintage);
  const place = Math.max(found, 0);
  const choose = (next: number) => setView({ vintage: next >= last ? '' : (vintages[next]?.date ?? '') });
  const words =
    place === last ? `Latest, ${formatDay(vintages[last]?.date)}` : `As of ${formatDay(vintages[place]?.date)}`;
  return (
    <section class="as-of" aria-label="As of">
      <div class="as-of-head">
        <label for="as-of">
          <strong>As known on</strong>{' '}
          <output for="as-of">{place === last ? 'the latest day' : formatDay(view.vintage)}</output>
        </label>
        {place < last && (
          <button type="button" class="quiet" onClick={() => setView({ vintage: '' })}>
            Back to the latest
          </button>
        )}
      </div>
      <input
        id="as-of"
        type="range"
        min={0}
        max={last}
        step={1}
        value={place}
        aria-valuetext={words}
        onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <div class="as-of-stops" aria-hidden="true">
        {stops(vintages).map(({ date, at }) => (
          <span key={date} style={{ left: `${(at / last) * 100}%` }} class={at === place ? 'current' : ''}>
            {formatDay(date)}
          </span>
        ))}
      </div>
      <div aria-live="polite">{then && now && place < last && <Difference then={then} now={now} view={view} />}</div>
    </section>
  );
}

const mostStops = 5;

/** The vintages that get a label: all of a few, some of many. */
function stops(vintages: Vintage[]): { date: string; at: number }[] {
  const every = Math.max(1, Math.ceil((vintages.length - 1) / (mostStops - 1)));
  return vintages.flatMap(({ date }, at) => (at % every === 0 || at === vintages.length - 1 ? [{ date, at }] : []));
}

/** What has become of the values since, in sentences. */
function Difference({ then, now, view }: { then: Line; now: Line; view: View }) {
  const compared = againstLatest(then, now, view.units);
  const newest = then.points.findLast(({ value }) => value !== null)?.date;
  if (compared === null) {
    return (
      <p>
        Since then the unit changed from {then.unit} to {now.unit}: in these units the two cannot be compared. As
        published, or as a percent change, they can.
      </p>
    );
  }
  return (
    <p>
      On {formatDay(view.vintage)} the newest value was that of {formatPeriod(newest, now.frequency)}.{' '}
      {sentences(compared)}
      {compared.factor !== 1 &&
        ` The values known then are multiplied by ${compared.factor.toFixed(4)}, to stand in ${now.unit} instead of ${then.unit}: a change of base is no revision.`}
    </p>
  );
}

function sentences({ common, revised, meanAbsolute, largestAbsolute, added }: AgainstLatest): string {
  const followed = added === 1 ? 'One value has followed.' : `${added} values have followed.`;
  if (revised === 0) return `None of the ${common} values has been revised since. ${followed}`;
  return `Of ${common} values ${revised} ${revised === 1 ? 'has' : 'have'} been revised since, by ${formatValue(meanAbsolute)} on average and ${formatValue(largestAbsolute)} at most. ${followed}`;
}
