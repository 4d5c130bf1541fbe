import type { Schemas } from '../schemas.js';
import { aggregation, day, frequency, ids, units, vintage } from './argumentSchemas.js';
import { buildDataLink } from './dataLink.js';
import { describeValues } from './describeValues.js';
import { type ObservationsQuery, readNewestValues } from './readNewestValues.js';
import { readSources } from './readSources.js';
import { fitItems } from './textLimits.js';
import { defineTool } from './tool.js';

/** Values of a result, over all series. */
const maxValues = 120;
const maxSeries = 20;
const maxListed = 10;

interface Arguments extends Omit<ObservationsQuery, 'country' | 'limit'> {
  country?: string[];
  limit?: number;
}

export const getObservations = defineTool<Arguments>({
  name: 'get_observations',
  title: 'Get observations',
  description:
    'Values [date, value, mark] of one or more series, newest 120 in total, fewer with limit; the CSV link has all. Rates such as inflation: units=pc1.',
  inputSchema: {
    type: 'object',
    properties: {
      id: ids,
      country: { type: 'array', items: { type: 'string' }, description: 'Codes or groups (G7, EA-MEMBERS), or all' },
      start: day,
      end: day,
      ...{ units, frequency, aggregation, vintage },
      limit: { type: 'integer', minimum: 1, maximum: maxValues, description: 'Values per series' },
    },
    required: ['id'],
  },
  async run(context, { country, limit = maxValues, ...selection }) {
    const query = { ...selection, ...(country && { country: country.join(',') }) };
    const read = await readNewestValues(context, query, (seriesCount) => {
      const shown = Math.min(seriesCount, maxSeries);
      return { maxSeries, count: Math.min(limit, Math.floor(maxValues / Math.max(1, shown))) };
    });
    const getSource = await readSources(
      context,
      read.values.map(({ series }) => series),
    );
    const described = read.values.map((one) => describeValues(one, getSource(one.series)));
    const missing = describeAllMissing(read.missing, query.vintage);
    const series = fitItems(described, { missing });
    const omitted = [
      ...read.omitted,
      ...read.values.slice(series.length).map((one) => `${one.series.id} ${one.series.country}`),
    ];
    const link = buildDataLink(context, 'All values as CSV', '/v1/indicators/observations', {
      ...query,
      format: 'csv',
    });
    return {
      link,
      data: {
        series,
        truncated: omitted.length > 0 || read.values.some(({ hasMore }) => hasMore),
        ...(omitted.length > 0 && { omitted: describeOmitted(omitted) }),
        ...(missing.length > 0 && { missing }),
        csv: link.url,
      },
    };
  },
});

function describeAllMissing(series: Schemas['MissingSeries'][], asOf: string | undefined): string[] {
  const listed = series.slice(0, maxListed).map((one) => describeMissing(one, asOf));
  const others = series.length - listed.length;
  return others > 0 ? [...listed, `${others} more have no values either.`] : listed;
}

/** As of an earlier day, the reason is not told in full: it states how far the series reaches now. */
function describeMissing({ id, country, message }: Schemas['MissingSeries'], asOf: string | undefined): string {
  return asOf === undefined ? message : `${id} (${country}) has no values in this range as of ${asOf}.`;
}

function describeOmitted(omitted: string[]): string {
  const names = omitted.slice(0, maxListed).join(', ');
  const others = omitted.length > maxListed ? ` and ${omitted.length - maxListed} more` : '';
  return `Left out: ${names}${others}. Ask for them with fewer ids or countries.`;
}
