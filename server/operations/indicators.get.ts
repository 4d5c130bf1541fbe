import { today } from '../context.js';
import type { Operation } from '../contract.js';
import { countryAvailability } from '../library/countryAvailability.js';
import { findOneSeries, nameOf } from '../library/findSeries.js';
import { standardization } from '../library/indicatorMetadata.js';
import { judgeSeries } from '../library/judgeSeries.js';
import { metadataReader } from '../library/metadataReader.js';
import { unitOfVintage } from '../library/readObservations.js';
import { describeRelease, findDatedRelease } from '../library/releaseDates.js';
import { chooseVintage } from '../library/vintageUsed.js';
import { listObservations } from '../store/observations.js';

/** Everything there is to know about one indicator, for one country, as known now or on a day. */
export const indicatorsGet: Operation<'indicators.get'> = async (context, { path, query }) => {
  const { db } = context;
  const day = today(context);
  const found = await findOneSeries(db, path.slug, query.country);
  const vintage = chooseVintage(nameOf(found), found.vintages, query.vintage, day);
  const asOf = query.vintage === undefined ? {} : { asOf: query.vintage };
  const observations = await listObservations(db, found.series.id, { order: 'asc', ...asOf });
  const published = await findDatedRelease(db, found.series.releaseId);
  const judged = await judgeSeries(db, { found, vintage, observations, release: published.release, today: day });
  return {
    json: {
      metadata: (await metadataReader(db, [found]))(found),
      observations,
      vintage,
      guardrails: judged.guardrails,
      release: describeRelease(published, day),
      relatedIndicators: found.indicator.related,
      previewQuality: judged.previewQuality,
      standardization: standardization(found, unitOfVintage(found, vintage)),
      countryAvailability: await countryAvailability(db, found.indicator),
    },
  };
};
