import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';
import type { Match, Matches } from '../search/findMatches.js';
import type { SearchedIndicator, SearchIndex } from '../search/searchIndex.js';
import { tokenize } from '../search/tokenize.js';

/** Well-known data that the library does not hold, why, and the slugs of the nearest indicators. */
interface NotHeld {
  name: string;
  reason: string;
  nearest: string[];
}

/** An entry of the file. `terms` are the phrases that name the data in a search. */
interface NotHeldEntry extends NotHeld {
  terms: string[];
}

const entries: NotHeldEntry[] = JSON.parse(
  readFileSync(resolveProjectPath('data', 'catalogue', 'not-held.json'), 'utf8'),
);
const termTable = entries.flatMap(({ terms, ...notHeld }) =>
  terms.map((term) => ({ phrase: ` ${tokenize(term).join(' ')} `, notHeld })),
);

/** Lists the well-known data that a search text names and the library does not hold. `text` is that of `readQuery`. */
export function findNotHeld(text: string): NotHeld[] {
  const found = termTable.filter(({ phrase }) => ` ${text} `.includes(phrase)).map(({ notHeld }) => notHeld);
  return [...new Set(found)];
}

/** Replaces results that match only a part of the text by the nearest indicators of what the library does not hold. */
export function replaceByNearest<Indicator extends SearchedIndicator>(
  index: SearchIndex<Indicator>,
  found: Matches<Indicator>,
  notHeld: NotHeld[],
): Matches<Indicator> {
  if (notHeld.length === 0 || found.matched === 'all') return found;
  const slugs = [...new Set(notHeld.flatMap(({ nearest }) => nearest))];
  const matches = slugs.flatMap((slug) => findBySlug(index, slug) ?? []);
  return { ...found, matched: matches.length === 0 ? 'none' : 'some', matches };
}

function findBySlug<Indicator extends SearchedIndicator>(
  { indexed }: SearchIndex<Indicator>,
  slug: string,
): Match<Indicator> | undefined {
  const indicator = indexed.find((one) => one.indicator.slug === slug)?.indicator;
  const series = indicator?.series.find(({ country }) => country === indicator.defaultCountry) ?? indicator?.series[0];
  if (indicator === undefined || series === undefined) return undefined;
  return { indicator, filteredSeries: indicator.series, series, score: 0 };
}
