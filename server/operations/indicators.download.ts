import { type AppContext, getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { buildCsvFilename } from '../indicators/buildCsvFilename.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { findCommonVintageDate } from '../indicators/findVintageDate.js';
import { formatDownload } from '../indicators/formatDownload.js';
import { selectObservations } from '../indicators/readObservations.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectVintage } from '../indicators/selectVintage.js';
import type { SeriesRows } from '../indicators/seriesRows.js';
import { startDownload } from '../indicators/startDownload.js';
import type { Input } from '../operationInput.js';
import { assertDateOrder } from '../parameters/dateRange.js';

type Query = Input<'indicators.download'>['query'];

/** Returns the observations of an indicator as a CSV file. */
export const indicatorsDownload: Operation<'indicators.download'> = async (context, { path, query, disconnected }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  const find = () => findOneSeries(context.db, path.slug, query.country, query.vintage);
  const first = await find();
  const vintageDate = findCommonVintageDate([selectRows(context, first, query)]);
  return {
    filename: buildCsvFilename([first], vintageDate),
    vintageDate,
    state: formatState(first),
    read: () =>
      readOneState(
        context.db,
        find,
        async (found) => {
          const blocks = formatDownload(selectRows(context, found, query), disconnected, query.includeVintage);
          return { ...(await startDownload(blocks, formatSeriesName(found))), state: formatState(found) };
        },
        first,
      ),
  };
};

/** Throws if the series has no such rows. Does not read them. */
function selectRows(context: AppContext, found: FoundSeries, query: Query): SeriesRows {
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  return selectObservations(context.db, found, vintage, query);
}

function formatState({ indicator, series }: FoundSeries): string {
  return JSON.stringify([indicator.frequency, series]);
}
