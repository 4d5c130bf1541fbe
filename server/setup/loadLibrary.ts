import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { findBundleFingerprint, recordBundle } from '../store/bundles.js';
import { upsertCountries } from '../store/countries.js';
import { analyze } from '../store/database.js';
import { listIndicators, upsertIndicators } from '../store/indicators.js';
import { upsertLicences } from '../store/licences.js';
import { replaceIncludedSeries } from '../store/listedSeries.js';
import { saveBundledCatalogue } from '../store/providerCatalogue.js';
import { upsertReleases } from '../store/releases.js';
import { replaceSearchableSeries } from '../store/searchableSeries.js';
import { listSeries, type Series, upsertSeries } from '../store/series.js';
import { listSources, replaceBundledSources } from '../store/seriesSources.js';
import { writeVintages } from '../store/vintages.js';
import { type Catalogue, readCatalogue, selectSeries } from './readCatalogue.js';
import { type PackedSeries, readObservationFile, unpackVintages } from './readObservationFile.js';

/** The progress of loading the library. */
export interface LoadProgress {
  series: number;
  total: number;
  observations: number;
}

/**
 * Loads the bundled library from a data folder in one transaction. Returns false without loading if the database already has
 * the library of the same files, otherwise true. With `fileNames`, loads only the series of these observation files.
 */
export async function loadLibrary(
  db: Knex,
  folder: string,
  at: string,
  report: (progress: LoadProgress) => void,
  fileNames?: string[],
): Promise<boolean> {
  const fingerprint = computeFingerprint(folder);
  if ((await findBundleFingerprint(db)) === fingerprint) return false;
  await db.transaction(async (trx) => {
    const packed = readPackedSeries(folder, fileNames);
    const complete = readCatalogue(folder);
    const catalogue = fileNames === undefined ? complete : selectSeries(complete, (name) => packed.has(name));
    await writeCatalogue(trx, catalogue, at);
    const series = await listCatalogueSeries(trx, catalogue);
    await writeObservations(trx, packed, series, at, report);
    await writeSources(trx, catalogue, series);
    const imported = (await listSources(trx)).filter(({ bundled }) => !bundled);
    const searchable = [...series.map(({ id }) => id), ...imported.map(({ seriesId }) => seriesId)];
    await replaceSearchableSeries(trx, searchable, at);
    await recordBundle(trx, fingerprint, at);
  });
  await analyze(db);
  return true;
}

async function writeCatalogue(trx: Knex.Transaction, catalogue: Catalogue, at: string): Promise<void> {
  await upsertCountries(trx, catalogue.countries, at);
  await upsertLicences(trx, catalogue.licences, at);
  await upsertReleases(trx, catalogue.releases, at);
  for (const [provider, listed] of catalogue.providers) await saveBundledCatalogue(trx, provider, listed, at);
  const definitions = catalogue.indicators.map(({ definition }) => definition);
  await upsertIndicators(trx, definitions, at);
  const ids = new Map((await listIndicators(trx)).map(({ slug, id }) => [slug, id]));
  const series = catalogue.indicators.flatMap(({ definition, series: indicatorSeries }) =>
    indicatorSeries.map((entry) => ({ ...entry, indicatorId: ids.get(definition.slug) ?? 0 })),
  );
  await upsertSeries(trx, series, at);
  await writeInclusions(trx, catalogue, ids, at);
}

/** Writes which indicators include series of others. */
async function writeInclusions(
  trx: Knex.Transaction,
  { indicators }: Catalogue,
  ids: Map<string, number>,
  at: string,
): Promise<void> {
  const seriesIds = new Map((await listSeries(trx)).map((one) => [`${one.indicatorId} ${one.country}`, one.id]));
  const rows = indicators.flatMap(({ definition: { slug }, inclusions }) =>
    inclusions.map(({ country, indicator }) => {
      const [indicatorId, seriesId] = [ids.get(slug), seriesIds.get(`${ids.get(indicator)} ${country}`)];
      if (indicatorId === undefined || seriesId === undefined)
        throw new Error(`'${slug}' includes '${indicator}' (${country}), which does not exist.`);
      return { indicatorId, country, seriesId };
    }),
  );
  await replaceIncludedSeries(trx, rows, at);
}

/** Lists the series of the catalogue. The database may contain others, from an earlier catalogue. */
async function listCatalogueSeries(trx: Knex.Transaction, { indicators }: Catalogue): Promise<Series[]> {
  const catalogueKeys = new Set(
    indicators.flatMap(({ definition, series }) => series.map(({ country }) => `${definition.slug} ${country}`)),
  );
  const slugs = new Map((await listIndicators(trx)).map(({ id, slug }) => [id, slug]));
  return (await listSeries(trx)).filter(({ indicatorId, country }) =>
    catalogueKeys.has(`${slugs.get(indicatorId)} ${country}`),
  );
}

async function writeSources(trx: Knex.Transaction, { sources }: Catalogue, series: Series[]): Promise<void> {
  const definitions = series.flatMap(({ id, provider, providerSeriesId }) => {
    const source = sources.get(`${provider}/${providerSeriesId}`);
    return source === undefined ? [] : [{ seriesId: id, ...source }];
  });
  await replaceBundledSources(trx, definitions);
}

async function writeObservations(
  trx: Knex.Transaction,
  packed: Map<string, PackedSeries>,
  series: Series[],
  at: string,
  report: (progress: LoadProgress) => void,
) {
  const frequencies = new Map((await listIndicators(trx)).map(({ id, frequency }) => [id, frequency]));
  const progress = { series: 0, total: series.length, observations: 0 };
  for (const { id, indicatorId, provider, providerSeriesId } of series) {
    const packedEntry = packed.get(`${provider}/${providerSeriesId}`);
    const frequency = frequencies.get(indicatorId);
    if (packedEntry === undefined || frequency === undefined)
      throw new Error(`${provider}/${providerSeriesId} has no observations.`);
    const unpacked = unpackVintages(packedEntry.vintages, frequency);
    const vintages = unpacked.map((vintage) => ({ ...vintage, kind: 'snapshot' as const }));
    progress.observations += (await writeVintages(trx, id, vintages, at)).rows;
    progress.series += 1;
    report(progress);
  }
}

function readPackedSeries(folder: string, fileNames = readdirSync(join(folder, 'observations'))) {
  const paths = fileNames.toSorted().map((name) => join(folder, 'observations', name));
  return new Map(paths.flatMap(readObservationFile).map((packed) => [packed.series, packed]));
}

/** Computes a digest of all files of the library. */
function computeFingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/^(catalogue|observations)\b.*\.(json|gz)$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
