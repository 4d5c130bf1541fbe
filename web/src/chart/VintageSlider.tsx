import type { Vintage } from 'almanac-sdk';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatDay } from '../format';

interface Props {
  vintages: Vintage[];
  /** The vintage date; empty for the latest values. */
  vintage: string;
  onChange(vintage: string): void;
  /** The comparison with the latest values, shown for earlier vintages. */
  children?: ComponentChildren;
}

/** A slider over the vintages in the library, with buttons for single steps; its right end is the latest vintage. */
export function VintageSlider({ vintages, vintage, onChange, children }: Props) {
  const last = vintages.length - 1;
  const selected = findIndex(vintages, vintage);
  const [index, setIndex] = useSettledIndex(selected, (next) =>
    onChange(next >= last ? '' : (vintages[next]?.date ?? '')),
  );
  if (last < 0) return null;
  if (last === 0) {
    return (
      <p class="as-of fine">
        The library has one vintage of this series, {formatDay(vintages[0]?.date)}, so no earlier values can be shown.
      </p>
    );
  }
  const label = describeIndex(vintages, index);
  return (
    <section class="as-of" aria-label="Vintage">
      <div class="as-of-head">
        <label for="as-of">
          <strong>As of</strong> <output for="as-of">{label}</output>
        </label>
        <div class="actions">
          <button
            type="button"
            class="quiet"
            aria-label="Earlier vintage"
            disabled={index <= 0}
            onClick={() => setIndex(index - 1)}
          >
            Earlier
          </button>
          <button
            type="button"
            class="quiet"
            aria-label="Later vintage"
            disabled={index === last}
            onClick={() => setIndex(index + 1)}
          >
            Later
          </button>
          {index < last && (
            <button type="button" class="quiet" onClick={() => onChange('')}>
              Back to the latest
            </button>
          )}
        </div>
      </div>
      <input
        id="as-of"
        type="range"
        min={0}
        max={last}
        step={1}
        value={Math.max(index, 0)}
        aria-valuetext={index < 0 ? label : `As of ${label}`}
        onInput={({ currentTarget }) => setIndex(Number(currentTarget.value))}
      />
      <div class="as-of-changes" aria-hidden="true">
        {vintages.map(
          ({ date, rebased }, change) =>
            rebased && (
              <span
                key={date}
                style={{ left: `${(change / last) * 100}%` }}
                title={`Unit changed, ${formatDay(date)}`}
              />
            ),
        )}
      </div>
      <div class="as-of-stops" aria-hidden="true">
        {selectStops(vintages).map(({ date, index: stop }) => (
          <span key={date} style={{ left: `${(stop / last) * 100}%` }} class={stop === index ? 'current' : ''}>
            {formatDay(date)}
          </span>
        ))}
      </div>
      <div aria-live="polite">{selected < last && children}</div>
    </section>
  );
}

/** Describes the vintage at an index; −1 is before the first one. */
function describeIndex(vintages: Vintage[], index: number): string {
  if (index < 0) return `a day before the first vintage, ${formatDay(vintages[0]?.date)}`;
  const { date, rebased = false } = vintages[index] ?? {};
  return `${formatDay(date)}${index === vintages.length - 1 ? ' (latest)' : ''}${rebased ? ' (unit changed)' : ''}`;
}

/** Finds the vintage that the library resolves a date to: the last one for an empty date, −1 for a day before the first. */
function findIndex(vintages: Vintage[], vintage: string): number {
  if (vintage === '') return vintages.length - 1;
  return vintages.findLastIndex(({ date }) => date <= vintage);
}

const settleMs = 200;

/**
 * Holds the index that the slider shows, and reports it when it has stopped changing: a drag over hundreds of vintages
 * reads one of them.
 */
function useSettledIndex(selected: number, report: (index: number) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => setMoved(null), [selected]);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => {
      report(moved);
      setMoved(null);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [moved]);
  return [moved ?? selected, setMoved] as const;
}

const maxStops = 5;

/** Selects at most about five vintages to label on the slider. */
function selectStops(vintages: Vintage[]): { date: string; index: number }[] {
  const step = Math.max(1, Math.ceil((vintages.length - 1) / (maxStops - 1)));
  return vintages.flatMap(({ date }, index) =>
    index % step === 0 || index === vintages.length - 1 ? [{ date, index }] : [],
  );
}
