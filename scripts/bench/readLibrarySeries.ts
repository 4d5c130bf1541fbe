import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frequency } from '../../server/series/frequency.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { readObservationFile, unpackVintages } from '../convert/readObservationFile.js';

/** The latest vintage of a series of the bundled library. */
export interface LibrarySeries {
  name: string;
  frequency: Frequency;
  values: (number | null)[];
}

/** Reads every series of a data folder, in the order of its files. */
export function readLibrarySeries(folder: string): LibrarySeries[] {
  const frequencies = new Map<string, Frequency>(
    readCatalogue(folder).indicators.flatMap(({ definition, series }) =>
      series.map(
        ({ provider, providerSeriesId }) => [`${provider}/${providerSeriesId}`, definition.frequency] as const,
      ),
    ),
  );
  const observations = join(folder, 'observations');
  return readdirSync(observations)
    .filter((file) => file.endsWith('.gz'))
    .sort()
    .flatMap((file) => readObservationFile(join(observations, file)))
    .flatMap(({ series, vintages }) => {
      const frequency = frequencies.get(series);
      if (frequency === undefined) return [];
      const latest = unpackVintages(vintages, frequency).at(-1)?.observations ?? [];
      return [{ name: series, frequency, values: latest.map(({ value }) => value) }];
    });
}
