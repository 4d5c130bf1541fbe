import { ProviderFailure } from './providerFailure.js';

/** Limits of a list that comes in pages. The longest series of FRED with all vintages have about 300,000 rows. */
const maxPages = 200;
const maxRows = 1_000_000;

/** Throws a ProviderFailure if a list has too many pages or rows, or announces them. */
export function assertListSize(title: string, { pages, rows }: { pages: number; rows: number }): void {
  if (pages <= maxPages && rows <= maxRows) return;
  throw new ProviderFailure(
    'malformed',
    `${title} announced ${pages} pages with ${rows} rows. At most ${maxPages} pages and ${maxRows} rows are read.`,
  );
}
