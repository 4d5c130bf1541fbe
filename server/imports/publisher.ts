import type { SeriesDescription } from './seriesDescription.js';

/** The publisher of a series and its terms of use. */
export interface Publisher {
  provider: string;
  title: string;
  homepage: string | null;
  terms: { summary: string; url: string | null };
  /** What is said instead of the usual texts, which name a provider. */
  texts?: PublisherTexts;
}

/** What the library says about the series of a publisher and their terms. */
export interface PublisherTexts {
  /** Says in the description of an indicator where it comes from. */
  describeOrigin(series: Pick<SeriesDescription, 'id'>): string;
  describeMethodology(series: Pick<SeriesDescription, 'id' | 'title'>): string;
  releaseName: string;
  licenceName: string;
  /** What the terms allow and require. */
  conditions: string;
  certaintyNote: string;
}

/** Returns the texts of a publisher; those of a provider name it. */
export function getPublisherTexts({ title, terms, texts }: Publisher): PublisherTexts {
  return (
    texts ?? {
      describeOrigin: ({ id }) => `Imported from ${title} (series ${id}).`,
      describeMethodology: (series) => `As published by ${title} (${series.id}: ${series.title}), imported unchanged.`,
      releaseName: `Series imported from ${title}`,
      licenceName: `Terms of ${title}`,
      conditions: terms.summary,
      certaintyNote: `The general terms of ${title}. The terms of a single series can differ.`,
    }
  );
}
