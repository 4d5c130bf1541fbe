import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { countryAvailability } from '../library/countryAvailability.js';
import { type FoundSeries, findOneSeries, nameOf } from '../library/findSeries.js';
import { standardization } from '../library/indicatorMetadata.js';
import { judgeSeries } from '../library/judgeSeries.js';
import { metadataReader } from '../library/metadataReader.js';
import { findPublishedRelease } from '../library/publishedReleases.js';
import { describeRelease } from '../library/releaseDates.js';
import { chooseVintage, type VintageUsed } from '../library/vintageUsed.js';
import type { Observation } from '../series/observation.js';
import { listObservations } from '../store/observations.js';

/** Everything there is to know about one indicator, for one country, as known now or on a day. */
export const indicatorsGet: Operation<'indicators.get'> = async (context, { path, query }) => {
  const { db } = context;
  const day = getToday(context);
  const found = await findOneSeries(db, path.slug, query.country);
  const vintage = chooseVintage(nameOf(found), found.vintages, query.vintage, day);
  const asOf = query.vintage === undefined ? {} : { asOf: query.vintage };
  const observations = await listObservations(db, found.series.id, { order: 'asc', ...asOf });
  const published = await findPublishedRelease(db, found.series.releaseId, query.vintage ?? day);
  const judged = await judgeSeries(db, { found, vintage, observations, published, today: day });
  const known = asKnownIn(vintage, found, observations);
  return {
    json: {
      metadata: (await metadataReader(db, [known]))(known),
      observations,
      vintage,
      guardrails: judged.guardrails,
      release: describeRelease(published, query.vintage ?? day),
      relatedIndicators: found.indicator.related,
      previewQuality: judged.previewQuality,
      standardization: standardization(known, known.series.unit),
      countryAvailability: await countryAvailability(db, found.indicator),
    },
  };
};

/** A series with what was known of it in a vintage: the vintages until then, their unit, and the reach of the values. */
function asKnownIn({ resolved }: VintageUsed, found: FoundSeries, observations: Observation[]): FoundSeries {
  const vintages = found.vintages.filter(({ date }) => resolved !== null && date <= resolved);
  const dates = observations.flatMap(({ date, value }) => (value === null ? [] : [date]));
  const reach = { firstDate: dates[0] ?? null, lastDate: dates.at(-1) ?? null, observationCount: dates.length };
  const unit = vintages.at(-1)?.unit ?? found.series.unit;
  return { ...found, vintages, series: { ...found.series, ...reach, unit } };
}
