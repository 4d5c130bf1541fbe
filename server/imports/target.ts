import type { Knex } from 'knex';
import { findCountryByCode } from '../store/countries.js';
import { findIndicatorById, type Indicator, listIndicatorsBySlugs, upsertIndicators } from '../store/indicators.js';
import { upsertLicences } from '../store/licences.js';
import { listListedSeries } from '../store/listedSeries.js';
import { upsertReleases } from '../store/releases.js';
import { addSearchableSeries } from '../store/searchableSeries.js';
import { findSeriesById, listSeriesByProviderId, type Series, upsertSeries } from '../store/series.js';
import { buildSource, findSource, listSourcesByProviderId, type SeriesSource } from '../store/seriesSources.js';
import { buildIndicator, buildSeries, buildSlug, type NewSeries } from './describeSeries.js';
import { ImportRefusal } from './importRefusal.js';
import { getPublisherTexts, type Publisher } from './publisher.js';
import type { SeriesDescription } from './seriesDescription.js';

/** A request to import a series. */
export interface ImportRequest {
  provider: string;
  providerSeriesId: string;
  /** The series to extend. Default: the series with this source. */
  seriesId?: number | undefined;
  /** Definition of the series, if it is new. */
  definition?: NewSeries | undefined;
  /** First date that was fetched; earlier values remain. Default: the whole series. */
  start?: string | undefined;
  /** The digest of held changes that an operator accepted. */
  accepted?: string | undefined;
}

/** An existing series and its source. */
export interface Target {
  indicator: Indicator;
  series: Series;
  source: SeriesSource;
}

/** An import request and its target; the target is undefined for a new series, or if the lookup threw. */
export interface PreparedImport<Request extends ImportRequest = ImportRequest> {
  request: Request;
  target: Target | undefined;
  /** Set if the import cannot go on. */
  thrown?: unknown;
}

export async function prepareImport<Request extends ImportRequest>(
  db: Knex,
  request: Request,
): Promise<PreparedImport<Request>> {
  try {
    return { request, target: await findTarget(db, request) };
  } catch (thrown) {
    return { request, target: undefined, thrown };
  }
}

/** Finds the series that an import extends; undefined for a new series. Throws an ImportRefusal. */
export async function findTarget(db: Knex, request: ImportRequest): Promise<Target | undefined> {
  const { provider, providerSeriesId } = request;
  const id =
    request.seriesId ??
    (await findSeriesIdBySource(db, provider, providerSeriesId)) ??
    (await findSeriesIdBySlug(db, request));
  if (id === undefined) return undefined;
  const series = await findSeriesById(db, id);
  const indicator = series && (await findIndicatorById(db, series.indicatorId));
  if (series === undefined || indicator === undefined) throw new Error(`Series ${id} does not exist.`);
  const definition = { seriesId: id, provider, providerSeriesId, unit: null, factor: 1, significantDigits: null };
  const source = (await findSource(db, id)) ?? buildSource(definition, false);
  if (provider === 'csv' && series.provider !== provider) {
    throw new ImportRefusal(
      'slug_taken',
      `The series '${indicator.slug}' (${series.country}) was not uploaded, so a file cannot extend it.`,
    );
  }
  assertSameSource(request, { indicator, series, source });
  return { indicator, series, source };
}

/** Finds the series with this source, or the bundled series with this provider and id. */
async function findSeriesIdBySource(db: Knex, provider: string, providerSeriesId: string): Promise<number | undefined> {
  const [source] = await listSourcesByProviderId(db, provider, providerSeriesId);
  return source?.seriesId ?? (await listSeriesByProviderId(db, provider, providerSeriesId))[0]?.id;
}

async function findSeriesIdBySlug(db: Knex, { definition }: ImportRequest): Promise<number | undefined> {
  if (definition?.slug === undefined) return undefined;
  const [indicator] = await listIndicatorsBySlugs(db, [definition.slug]);
  if (indicator === undefined) return undefined;
  const [listed] = await listListedSeries(db, { indicatorIds: [indicator.id], countries: [definition.country] });
  return listed?.series.id;
}

function assertSameSource(
  { provider, providerSeriesId, definition }: ImportRequest,
  { indicator, series, source }: Target,
) {
  const name = `'${indicator.slug}' (${series.country})`;
  if (source.provider !== provider || source.providerSeriesId !== providerSeriesId) {
    const message = `The source of the series ${name} is ${source.provider} ${source.providerSeriesId}.`;
    throw new ImportRefusal('slug_taken', message);
  }
  if (definition?.slug !== undefined && definition.slug !== indicator.slug) {
    throw new ImportRefusal('source_taken', `The series ${providerSeriesId} of ${provider} already exists as ${name}.`);
  }
}

/** Creates the series of a first import. Throws an ImportRefusal. */
export async function createTarget(
  trx: Knex.Transaction,
  request: ImportRequest,
  newSeries: NewSeries,
  fetched: SeriesDescription,
  publisher: Publisher,
  at: string,
): Promise<Target> {
  if ((await findCountryByCode(trx, newSeries.country)) === undefined) {
    throw new ImportRefusal('not_defined', `Unknown country '${newSeries.country}'.`);
  }
  const slug = buildSlug(newSeries, fetched.title);
  const [existing] = await listIndicatorsBySlugs(trx, [slug]);
  if (existing !== undefined && newSeries.slug === undefined) {
    throw new ImportRefusal('slug_taken', `The slug '${slug}' is taken. Set another \`slug\`.`);
  }
  if (existing === undefined) await upsertIndicators(trx, [buildIndicator(newSeries, fetched, publisher)], at);
  const [indicator] = await listIndicatorsBySlugs(trx, [slug]);
  if (indicator === undefined) throw new Error(`The indicator ${slug} was not found after it was written.`);
  const terms = { indicatorId: indicator.id, ...(await writeTerms(trx, publisher, at)) };
  await upsertSeries(trx, [buildSeries(newSeries, fetched, publisher, terms)], at);
  const [listed] = await listListedSeries(trx, { indicatorIds: [indicator.id], countries: [newSeries.country] });
  if (listed === undefined) throw new Error(`The series of ${slug} was not found after it was written.`);
  const { series } = listed;
  await addSearchableSeries(trx, series.id);
  const { provider, providerSeriesId } = request;
  const definition = {
    seriesId: series.id,
    provider,
    providerSeriesId,
    unit: null,
    factor: 1,
    significantDigits: null,
  };
  return { indicator, series, source: buildSource(definition, false) };
}

/** Whether an import created a series. Imports only extend bundled series. */
export function isImported({ provider, releaseId }: Series): boolean {
  return releaseId === getImportReleaseId(provider);
}

function getImportReleaseId(provider: string): string {
  return `${provider}-imports`;
}

/** Writes the publisher's terms as a licence, and a release without dates, since the dates are not known. */
async function writeTerms(trx: Knex.Transaction, publisher: Publisher, at: string) {
  const { provider, title, homepage, terms } = publisher;
  const { releaseName, licenceName, conditions, certaintyNote } = getPublisherTexts(publisher);
  const licence = `${provider}-terms`;
  const releaseId = getImportReleaseId(provider);
  await upsertLicences(
    trx,
    [
      {
        id: licence,
        name: licenceName,
        url: terms.url,
        attribution: terms.summary,
        conditions,
        certainty: 'likely',
        certaintyNote,
      },
    ],
    at,
  );
  const noSchedule = { time: null, timeZone: null, rule: null, estimate: null, revisions: [], country: null };
  const description = { id: releaseId, name: releaseName, agency: title, url: homepage };
  await upsertReleases(
    trx,
    [{ ...description, ...noSchedule, importance: 'low', frequency: 'monthly', holidays: 'US' }],
    at,
  );
  return { licence, releaseId };
}
