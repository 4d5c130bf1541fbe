import type { Knex } from 'knex';
import { upsertCountries } from '../store/countries.js';
import { listIndicators, upsertIndicators } from '../store/indicators.js';
import { upsertLicences } from '../store/licences.js';
import { replaceIncludedSeries } from '../store/listedSeries.js';
import { saveBundledCatalogue } from '../store/providerCatalogue.js';
import { upsertReleases } from '../store/releases.js';
import { countReleaseChanges } from '../store/releaseVersions.js';
import { replaceSearchableSeries } from '../store/searchableSeries.js';
import { listSeries, type Series, upsertSeries } from '../store/series.js';
import { listSources, replaceBundledSources } from '../store/seriesSources.js';
import type { Catalogue } from './readCatalogue.js';

/** Writes the catalogue and returns its series. */
export async function writeCatalogue(trx: Knex.Transaction, catalogue: Catalogue, at: string): Promise<Series[]> {
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
  // The states of releases also depend on release-contents.json, which is in no table.
  await countReleaseChanges(
    trx,
    catalogue.releases.map(({ id }) => id),
  );
  await writeInclusions(trx, catalogue, ids, at);
  const written = await listCatalogueSeries(trx, catalogue);
  await writeSources(trx, catalogue, written);
  const imported = (await listSources(trx)).filter(({ bundled }) => !bundled);
  const searchable = [...written.map(({ id }) => id), ...imported.map(({ seriesId }) => seriesId)];
  await replaceSearchableSeries(trx, searchable, at);
  return written;
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
export async function listCatalogueSeries(db: Knex, { indicators }: Catalogue): Promise<Series[]> {
  const catalogueKeys = new Set(
    indicators.flatMap(({ definition, series }) => series.map(({ country }) => `${definition.slug} ${country}`)),
  );
  const slugs = new Map((await listIndicators(db)).map(({ id, slug }) => [id, slug]));
  return (await listSeries(db)).filter(({ indicatorId, country }) =>
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
