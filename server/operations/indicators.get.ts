import { type AppContext, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { uploader } from '../imports/upload/buildUploadedSeries.js';
import { assessQuality } from '../indicators/assessQuality.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { toStandardization } from '../indicators/indicatorMetadata.js';
import { createMetadataReader } from '../indicators/metadataReader.js';
import { readCountryAvailability } from '../indicators/readCountryAvailability.js';
import { selectObservations } from '../indicators/readObservations.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectVintage } from '../indicators/selectVintage.js';
import type { SeriesRows } from '../indicators/seriesRows.js';
import type { Input } from '../operationInput.js';
import { PreparedList } from '../preparedList.js';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import type { Schemas } from '../schemas.js';
import { countDaysBetween } from '../series/periods.js';
import { listObservations } from '../store/observations.js';

/** A library that is refreshed has data of the last days. */
const maxCurrentDays = 7;

/** Returns all details of an indicator for one country, as known now or on a day. */
export const indicatorsGet: Operation<'indicators.get'> = async (context, { path, query }) => {
  const find = () => findOneSeries(context.db, path.slug, query.country, query.vintage);
  return readOneState(context.db, find, async (found) => ({ json: await readDetail(context, found, query) }));
};

async function readDetail(context: AppContext, found: FoundSeries, query: Input<'indicators.get'>['query']) {
  const { db } = context;
  const day = getToday(context);
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, day);
  const asOf = query.vintage === undefined ? {} : { asOf: query.vintage };
  const release = await findReleaseFacts(db, found.series.releaseId, query.vintage ?? day);
  const quality = await assessQuality(db, { found, vintage, release, today: day }, () =>
    listObservations(db, found.series, { order: 'asc', ...asOf }),
  );
  const unit = found.vintages.current?.unit ?? found.series.unit;
  const seriesAsOf = { ...found, series: { ...found.series, ...quality.coverage, unit } };
  return {
    metadata: await (await createMetadataReader(db, [seriesAsOf]))(seriesAsOf),
    observations: await formatObservations(selectObservations(db, found, vintage, { units: 'lin' })),
    vintage,
    guardrails: quality.guardrails,
    release: release.description,
    relatedIndicators: found.indicator.related,
    previewQuality: quality.previewQuality,
    standardization: toStandardization(seriesAsOf, unit),
    countryAvailability: await readCountryAvailability(db, found.indicator),
    libraryNote:
      query.vintage === undefined
        ? buildLibraryNote(release.libraryDay, day, found.series.provider === uploader.provider)
        : null,
  };
}

/** Says once that the library is old, so that its guardrails need not repeat it for each series. */
function buildLibraryNote(libraryDay: string, day: string, isUpload: boolean): string | null {
  if (countDaysBetween(libraryDay, day) <= maxCurrentDays) return null;
  const way = isUpload
    ? 'This series was uploaded: another upload adds later values.'
    : 'The operator gets later data with the scheduled job refresh-series.';
  return `The newest data of the library are of ${libraryDay}. ${way}`;
}

/** Formats all observations as JSON, in date order. */
async function formatObservations(rows: SeriesRows) {
  const parts: Buffer[] = [];
  for await (const block of rows.iterate({ order: 'asc', limit: Number.POSITIVE_INFINITY }))
    parts.push(block.formatJson(''));
  return new PreparedList<Schemas['ObservationRow']>(parts);
}
