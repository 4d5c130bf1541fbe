import type { Vintage } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { formatDay } from '../format';

interface Props {
  vintages: Vintage[];
  /** The vintage date; empty for the latest values. */
  vintage: string;
  onChange(vintage: string): void;
  /** The comparison with the latest values, shown for earlier vintages. */
  children?: ComponentChildren;
}

/** A slider over the vintages in the library; its right end is the latest vintage. */
export function VintageSlider({ vintages, vintage, onChange, children }: Props) {
  if (vintages.length === 0) return null;
  const last = vintages.length - 1;
  if (last === 0) {
    return (
      <p class="as-of fine">
        The library has one vintage of this series, {formatDay(vintages[0]?.date)}, so no earlier values can be shown.
      </p>
    );
  }
  const foundIndex = vintage === '' ? last : vintages.findLastIndex(({ date }) => date <= vintage);
  const index = Math.max(foundIndex, 0);
  const select = (next: number) => onChange(next >= last ? '' : (vintages[next]?.date ?? ''));
  const valueText =
    index === last ? `Latest, ${formatDay(vintages[last]?.date)}` : `As of ${formatDay(vintages[index]?.date)}`;
  return (
    <section class="as-of" aria-label="Vintage">
      <div class="as-of-head">
        <label for="as-of">
          <strong>As of</strong>{' '}
          <output for="as-of">
            {formatDay(vintages[index]?.date)}
            {index === last && ' (latest)'}
          </output>
        </label>
        {index < last && (
          <button type="button" class="quiet" onClick={() => onChange('')}>
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
        value={index}
        aria-valuetext={valueText}
        onInput={({ currentTarget }) => select(Number(currentTarget.value))}
      />
      <div class="as-of-stops" aria-hidden="true">
        {selectStops(vintages).map(({ date, index: stop }) => (
          <span key={date} style={{ left: `${(stop / last) * 100}%` }} class={stop === index ? 'current' : ''}>
            {formatDay(date)}
          </span>
        ))}
      </div>
      <div aria-live="polite">{index < last && children}</div>
    </section>
  );
}

const maxStops = 5;

/** Selects at most about five vintages to label on the slider. */
function selectStops(vintages: Vintage[]): { date: string; index: number }[] {
  const step = Math.max(1, Math.ceil((vintages.length - 1) / (maxStops - 1)));
  return vintages.flatMap(({ date }, index) =>
    index % step === 0 || index === vintages.length - 1 ? [{ date, index }] : [],
  );
}
