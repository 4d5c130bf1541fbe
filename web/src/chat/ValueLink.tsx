import type { ChatToolCall, ChatValue, Frequency } from 'almanac-sdk';
import { useId, useState } from 'preact/hooks';
import { formatDay, formatPeriod } from '../format';
import { getCountryName } from '../labels';
import { listResultSeries } from './results';
import { trustLabels } from './trust';

/** The frequency of each series that tools returned, by `id country`. */
export type Frequencies = ReadonlyMap<string, Frequency>;

interface Props {
  text: string;
  value: ChatValue;
  frequencies: Frequencies;
}

/** Where a description is shown, in pixels from the left and the lower edge of the answer. */
interface Place {
  left: number;
  bottom: number;
}

const maxWidth = 350;

/** A value in an answer. It links to its indicator at its vintage; on hover and focus it says what it is. */
export function ValueLink({ text, value, frequencies }: Props) {
  const id = useId();
  const [place, setPlace] = useState<Place>();
  const address = getPageAddress(value);
  const link = { class: `value ${value.trust}`, 'aria-describedby': id };
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => setPlace(findPlace(currentTarget));
  const hide = () => setPlace(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape hides the description of the link, which can cover other text
    <span
      class="cited"
      onMouseEnter={show}
      onFocusIn={show}
      onMouseLeave={hide}
      onFocusOut={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {address === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows the description
        <span {...link} tabIndex={0}>
          {text}
        </span>
      ) : (
        <a {...link} href={address}>
          {text}
        </a>
      )}
      <span
        id={id}
        role="tooltip"
        hidden={place === undefined}
        style={place && { left: `${place.left}px`, bottom: `${place.bottom}px` }}
      >
        {describeValue(value, frequencies)}
      </span>
    </span>
  );
}

/** Finds the place above the first line of a value, within the answer. */
function findPlace(cited: HTMLElement): Place | undefined {
  const [line] = cited.firstElementChild?.getClientRects() ?? [];
  const answer = cited.closest('.answer-text')?.getBoundingClientRect();
  if (line === undefined || answer === undefined) return undefined;
  const left = Math.min(line.left - answer.left, answer.width - maxWidth);
  return { left: Math.max(0, left), bottom: answer.bottom - line.top };
}

/** Returns the address of the indicator at the vintage of a value, on this site. */
export function getPageAddress({ url }: ChatValue): string | undefined {
  if (url === null) return undefined;
  const { pathname, search } = new URL(url, window.location.origin);
  return pathname + search;
}

/** Formats the period of a value, or its first day if the frequency of the series is not known. */
export function formatValuePeriod({ indicator, country, date }: ChatValue, frequencies: Frequencies): string {
  return formatPeriod(date, frequencies.get(`${indicator} ${country}`) ?? 'daily');
}

/** Names the series of a value with its country, or the field of a value without a series. */
export function nameValueSeries({ name, country, field }: ChatValue): string {
  if (name === null) return field;
  return country === null ? name : `${name}, ${getCountryName(country)}`;
}

/** Describes a value: its series, period, vintage and kind. */
function describeValue(value: ChatValue, frequencies: Frequencies): string {
  const { date, vintage, trust } = value;
  return [
    nameValueSeries(value),
    ...(date === null ? [] : [formatValuePeriod(value, frequencies)]),
    ...(vintage === null ? [] : [`vintage ${formatDay(vintage)}`]),
    trustLabels[trust].label.toLowerCase(),
  ].join(' · ');
}

/** Collects the frequencies of the series that tools returned. */
export function collectFrequencies(calls: readonly ChatToolCall[]): Frequencies {
  const series = calls.flatMap(listResultSeries);
  return new Map(series.map(({ id, country, frequency }) => [`${id} ${country}`, frequency]));
}
