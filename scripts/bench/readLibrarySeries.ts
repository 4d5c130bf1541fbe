import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frequency } from '../../server/series/frequency.js';
import { getFirstProjectedPeriod } from '../../server/series/projections.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';
import { readObservationFile, unpackVintages } from '../convert/readObservationFile.js';

/** The latest vintage of a series of the bundled library, without the projections of its source. */
export interface LibrarySeries {
  name: string;
  frequency: Frequency;
  values: (number | null)[];
}

/** Reads every series of a data folder, in the order of its files. */
export function readLibrarySeries(folder: string): LibrarySeries[] {
  const facts = new Map<string, { frequency: Frequency; publishesProjections: boolean }>(
    readCatalogue(folder).indicators.flatMap(({ definition, series }) =>
      series.map(
        ({ provider, providerSeriesId, publishesProjections }) =>
          [`${provider}/${providerSeriesId}`, { frequency: definition.frequency, publishesProjections }] as const,
      ),
    ),
  );
  const observations = join(folder, 'observations');
  return readdirSync(observations)
    .filter((file) => file.endsWith('.gz'))
    .sort()
    .flatMap((file) => readObservationFile(join(observations, file)))
    .flatMap(({ series, vintages }) => {
      const fact = facts.get(series);
      if (fact === undefined) return [];
      const { frequency, publishesProjections } = fact;
      const latest = unpackVintages(vintages, frequency).at(-1);
      const end = latest && publishesProjections ? getFirstProjectedPeriod(frequency, latest.date) : '9999';
      const known = latest?.observations.filter(({ date }) => date < end) ?? [];
      return [{ name: series, frequency, values: known.map(({ value }) => value) }];
    });
}
