import type { AlertMoment } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { formatDay } from '../format';

const initialCount = 6;

interface Props {
  firings: AlertMoment[];
  /** How often the rule would have fired in total. */
  count: number;
}

/** The vintages with which a rule would have fired, newest first, with what it would have said. */
export function FiringList({ firings, count }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = firings.slice(0, showsAll ? undefined : initialCount);
  return (
    <>
      <ol class="firings">
        {shown.map((firing) => (
          <li key={`${firing.indicator} ${firing.country} ${firing.vintage}`}>
            <Vintage firing={firing} />
            <span>{firing.sentence}</span>
          </li>
        ))}
      </ol>
      {firings.length > initialCount && (
        <button type="button" class="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${firings.length === count ? 'all' : 'the latest'} ${firings.length}`}
        </button>
      )}
    </>
  );
}

/** The day of the vintage, with a link to the values of that day. */
function Vintage({ firing: { indicator, country, vintage } }: { firing: AlertMoment }) {
  const day = <time dateTime={vintage}>{formatDay(vintage)}</time>;
  if (indicator === null) return day;
  const query = new URLSearchParams({ ...(country !== null && { country }), vintage });
  return <a href={`/indicators/${indicator}?${query}`}>{day}</a>;
}
