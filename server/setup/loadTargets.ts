import type { Knex } from 'knex';
import type { Frequency } from '../series/frequency.js';
import { listVintagedSeriesIds, readBundledDigests } from '../store/bundledSeries.js';
import { listIndicators } from '../store/indicators.js';
import { groupBy } from '../store/rows.js';
import type { Series } from '../store/series.js';
import type { Catalogue } from './readCatalogue.js';
import { listCatalogueSeries } from './writeCatalogue.js';

/** A series to load. */
export interface LoadTarget {
  seriesId: number;
  frequency: Frequency;
  /** Number of values in the latest vintage that the database has. */
  observationCount: number;
  /** Digest of what was loaded into the series before. */
  digest: string | undefined;
  hasVintages: boolean;
}

/** Finds the series of the catalogue by `provider/providerSeriesId`. */
export async function findLoadTargets(db: Knex, catalogue: Catalogue): Promise<Map<string, LoadTarget[]>> {
  const frequencies = new Map((await listIndicators(db)).map(({ id, frequency }) => [id, frequency]));
  const digests = await readBundledDigests(db);
  const vintaged = new Set(await listVintagedSeriesIds(db));
  const series = await listCatalogueSeries(db, catalogue);
  const byName = groupBy(series, ({ provider, providerSeriesId }) => `${provider}/${providerSeriesId}`);
  const toTargets = (rows: Series[]): LoadTarget[] =>
    rows.flatMap(({ id, indicatorId, observationCount }) => {
      const frequency = frequencies.get(indicatorId);
      if (frequency === undefined) return [];
      return [{ seriesId: id, frequency, observationCount, digest: digests.get(id), hasVintages: vintaged.has(id) }];
    });
  return new Map([...byName].map(([name, rows]) => [name, toTargets(rows)]));
}
