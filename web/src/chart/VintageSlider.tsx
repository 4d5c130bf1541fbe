import type { Vintage } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { formatDay } from '../format';

interface Props {
  vintages: Vintage[];
  /** The day as of which values are read; empty is today. */
  vintage: string;
  choose(vintage: string): void;
  /** What has become of the values since an earlier day. */
  children?: ComponentChildren;
}

/** The slider over the days from which the library holds vintages; its right end is today. */
export function VintageSlider({ vintages, vintage, choose: chosen, children }: Props) {
  if (vintages.length === 0) return null;
  const last = vintages.length - 1;
  if (last === 0) {
    return (
      <p class="as-of fine">
        The library holds one vintage, of {formatDay(vintages[0]?.date)}: there is no earlier knowledge to show.
      </p>
    );
  }
  const found = vintage === '' ? last : vintages.findLastIndex(({ date }) => date <= vintage);
  const place = Math.max(found, 0);
  const choose = (next: number) => chosen(next >= last ? '' : (vintages[next]?.date ?? ''));
  const words =
    place === last ? `Latest, ${formatDay(vintages[last]?.date)}` : `As of ${formatDay(vintages[place]?.date)}`;
  return (
    <section class="as-of" aria-label="As of">
      <div class="as-of-head">
        <label for="as-of">
          <strong>As known on</strong>{' '}
          <output for="as-of">{place === last ? 'the latest day' : formatDay(vintages[place]?.date)}</output>
        </label>
        {place < last && (
          <button type="button" class="quiet" onClick={() => chosen('')}>
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
      <div aria-live="polite">{place < last && children}</div>
    </section>
  );
}

const mostStops = 5;

/** The vintages that get a label: all of a few, some of many. */
function stops(vintages: Vintage[]): { date: string; at: number }[] {
  const every = Math.max(1, Math.ceil((vintages.length - 1) / (mostStops - 1)));
  return vintages.flatMap(({ date }, at) => (at % every === 0 || at === vintages.length - 1 ? [{ date, at }] : []));
}
