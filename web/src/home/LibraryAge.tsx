import type { CountryResponse } from 'almanac-sdk';
import { formatDay } from '../format';
import { useCalendar } from './useCalendar';

/** Says that the library is older than most headlines could be. Nothing if less than half of them have a newer release. */
export function LibraryAge({ response: { country, headlines } }: { response: CountryResponse }) {
  const { data } = useCalendar(country.code);
  const behind = headlines.filter(({ freshness }) => freshness.status === 'behind_schedule').length;
  if (!data?.libraryDay || behind * 2 <= headlines.length) return null;
  return (
    <p class="library-age">
      The library has data up to {formatDay(data.libraryDay)}. {behind} of {headlines.length} headlines have a newer
      release.
    </p>
  );
}
