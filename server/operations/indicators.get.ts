import { type AppContext, getToday } from '../appContext.js';
import type { Input, Operation } from '../contract.js';
import { assessQuality } from '../indicators/assessQuality.js';
import { findProjectionsFrom } from '../indicators/describeSeries.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { toStandardization } from '../indicators/indicatorMetadata.js';
import { markProjection } from '../indicators/markProjections.js';
import { createMetadataReader } from '../indicators/metadataReader.js';
import { readCountryAvailability } from '../indicators/readCountryAvailability.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { describeRelease } from '../releases/releaseDates.js';
import { findReleaseInfo } from '../releases/releaseInfo.js';
import type { Observation } from '../series/observation.js';
import { countDaysBetween } from '../series/periods.js';
import { listObservations } from '../store/observations.js';
import { takeTurn } from '../takeTurn.js';

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
  const observations = await listObservations(db, found.series, { order: 'asc', ...asOf });
  const releaseInfo = await findReleaseInfo(db, found.series.releaseId, query.vintage ?? day);
  const quality = await assessQuality(db, { found, vintage, observations, releaseInfo, today: day });
  await takeTurn();
  const seriesAsOf = restrictToVintage(found, observations);
  await takeTurn();
  const projectionsFrom = findProjectionsFrom(found);
  return {
    metadata: await (await createMetadataReader(db, [seriesAsOf]))(seriesAsOf),
    observations:
      projectionsFrom === null
        ? observations
        : observations.map((row) => ({ ...row, ...markProjection(row, projectionsFrom) })),
    vintage,
    guardrails: quality.guardrails,
    release: describeRelease(releaseInfo, query.vintage ?? day),
    relatedIndicators: found.indicator.related,
    previewQuality: quality.previewQuality,
    standardization: toStandardization(seriesAsOf, seriesAsOf.series.unit),
    countryAvailability: await readCountryAvailability(db, found.indicator),
    libraryNote: query.vintage === undefined ? buildLibraryNote(releaseInfo.libraryDay, day) : null,
  };
}

/** Says once that the library is old, so that its guardrails need not repeat it for each series. */
function buildLibraryNote(libraryDay: string, day: string): string | null {
  if (countDaysBetween(libraryDay, day) <= maxCurrentDays) return null;
  return `The newest data of the library are of ${libraryDay}. The operator gets later data with the scheduled job refresh-series.`;
}

/** Restricts a series to what was known in its current vintage: the unit and the range of the values. */
function restrictToVintage(found: FoundSeries, observations: Observation[]): FoundSeries {
  const hasValue = ({ value }: Observation) => value !== null;
  let observationCount = 0;
  for (const one of observations) if (hasValue(one)) observationCount++;
  const [first, last] = [observations.find(hasValue), observations.findLast(hasValue)];
  const coverage = { firstDate: first?.date ?? null, lastDate: last?.date ?? null, observationCount };
  const unit = found.vintages.current?.unit ?? found.series.unit;
  return { ...found, series: { ...found.series, ...coverage, unit } };
}
