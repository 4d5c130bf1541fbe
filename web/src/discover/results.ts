import type { CatalogProvider } from 'almanac-sdk';

/** What both lists of results need. */
export interface ResultsProps {
  providers: CatalogProvider[];
  parameters: URLSearchParams;
  change(changes: Record<string, string>): void;
  /** Removes the text and all filters. */
  clear(): void;
}

export const pageSize = 20;
