import type { CountryResponse } from 'almanac-sdk';
import { HeadlineTile } from './HeadlineTile';

interface Props {
  response: CountryResponse;
  /** Ids of the headlines to show, in this order; all if absent. */
  ids?: readonly string[];
  /** Maximum number of tiles. */
  max?: number;
}

/** The headline values of a country as tiles. */
export function HeadlineTiles({ response: { country, headlines }, ids, max }: Props) {
  const shown = ids?.flatMap((id) => headlines.filter((headline) => headline.id === id)) ?? headlines;
  return (
    <ul class="tiles">
      {shown.slice(0, max).map((headline) => (
        <HeadlineTile key={headline.id} headline={headline} country={country.code} />
      ))}
    </ul>
  );
}
