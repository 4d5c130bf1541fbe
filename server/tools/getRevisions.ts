import { ApiError, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import { country, day, id, vintage } from './argumentSchemas.js';
import { buildDataLink } from './dataLink.js';
import { readSources } from './readSources.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';

const maxVersions = 60;
const maxVintages = 30;
/** Vintages of a request. */
const pageSize = 1000;
/** Fewer vintages than a page even if there is one each day. */
const recentYears = 2;

interface Arguments {
  id: string;
  country?: string;
  period?: string;
  vintage?: string;
}

export const getRevisions = defineTool<Arguments>({
  name: 'get_revisions',
  title: 'Get revisions',
  description:
    'With period: every published value of that period. Without: the newest vintages and the size of their revisions.',
  inputSchema: {
    type: 'object',
    properties: { id, country, period: { ...day, description: '2022-Q3, 2022-07 or a day' }, vintage },
    required: ['id'],
  },
  run: (context, values) =>
    values.period === undefined ? listVintages(context, values) : listVersions(context, values, values.period),
});

/**
 * Lists the values that a period had, up to a day. What ended later was still current on that day. There is no link as of an
 * earlier day, because the file has the later values too.
 */
async function listVersions(context: ToolContext, values: Arguments, period: string): Promise<ToolResult> {
  const { asOf, unit } = await readAsOf(context, values);
  const range = { id: [values.id], country: values.country, start: period, end: period, allVintages: true };
  const { observations, series } = await context
    .callOperation('indicators.observations', { query: range })
    .catch((failure) => {
      throw namePeriod(failure);
    });
  const [one] = series;
  if (one === undefined) throw new Error('The response describes no series.');
  const known = observations.filter((row) => (row.realtime_start ?? '') <= asOf);
  const versions = known.slice(-maxVersions).map((row) => ({
    ...{ date: row.date, value: row.value, from: row.realtime_start },
    to: (row.realtime_end ?? asOf) >= asOf ? null : row.realtime_end,
    ...(row.unit !== undefined && { unit: row.unit }),
  }));
  const getSource = await readSources(context, [one]);
  const data = {
    ...{ id: one.id, country: one.country, name: one.name, unit: known.at(-1)?.unit ?? unit ?? one.unit },
    ...{ seasonalAdjustment: one.seasonalAdjustment, source: getSource(one), asOf },
    ...(versions.length === 0 && { note: `No value of ${period} by ${asOf}. The series is ${one.frequency}.` }),
    ...{ versions, truncated: known.length > versions.length },
  };
  if (values.vintage !== undefined) return { data };
  const link = buildDataLink(context, 'All values as CSV', '/v1/indicators/observations', { ...range, format: 'csv' });
  return { link, data: { ...data, csv: link.url } };
}

/** The operation has two parameters for the period, which the tool has as one. */
function namePeriod(failure: unknown): unknown {
  const details = failure instanceof ApiError ? failure.details : undefined;
  const start = details?.find(({ field }) => field === 'start');
  return start === undefined ? failure : invalidRequest([{ field: 'period', problem: start.problem }]);
}

/** Lists the vintages up to a day, newest last. */
async function listVintages(context: ToolContext, values: Arguments): Promise<ToolResult> {
  const { asOf } = await readAsOf(context, values);
  const { found, hasMore } = await readVintages(context, values, asOf);
  const [first] = found;
  const vintages = found.slice(-maxVintages).map(({ date, unit, added, revised, rebased }) => ({
    ...{ date, added, revised: revised.count, meanRevision: revised.mean, largestRevision: revised.largestAbsolute },
    ...(rebased !== null && { rebasedBy: rebased.factor, unit }),
  }));
  const name = { id: first?.id ?? values.id, country: first?.country ?? values.country ?? '' };
  const described = await context.callOperation('indicators.series', {
    query: { id: [name.id], country: name.country, limit: 1 },
  });
  const [series] = described.series;
  return {
    data: {
      ...{ ...name, name: series?.name, unit: found.at(-1)?.unit, seasonalAdjustment: series?.seasonalAdjustment },
      ...{ source: `${series?.sourceAgency} (${series?.provider})`, asOf },
      ...{ vintages, truncated: hasMore || found.length > vintages.length },
    },
  };
}

/** Reads the vintages of the last years, or all if there are none. The operation returns the oldest first, in pages. */
async function readVintages(
  { callOperation }: ToolContext,
  { id, country }: Arguments,
  asOf: string,
): Promise<{ found: Schemas['Vintage'][]; hasMore: boolean }> {
  const query = { id: [id], country, end: asOf, limit: pageSize };
  const start = `${Number(asOf.slice(0, 4)) - recentYears}${asOf.slice(4, 8)}01`;
  const recent = await callOperation('indicators.vintages', { query: { ...query, start } });
  if (recent.count > 0) return { found: recent.vintages, hasMore: true };
  let page = await callOperation('indicators.vintages', { query });
  while (page.nextCursor !== null) {
    page = await callOperation('indicators.vintages', { query: { ...query, cursor: page.nextCursor } });
  }
  return { found: page.vintages, hasMore: false };
}

/**
 * Returns the day of `vintage`, which can be a period, after checking that the series has a vintage then, and the unit on that
 * day. Without `vintage` it is today.
 */
async function readAsOf(
  { callOperation, today }: ToolContext,
  { id, country, vintage }: Arguments,
): Promise<{ asOf: string; unit?: string | undefined }> {
  if (vintage === undefined) return { asOf: today };
  const query = { id: [id], country, vintage, limit: 1 };
  const { series } = await callOperation('indicators.observations', { query });
  return { asOf: series[0]?.vintage.requested ?? today, unit: series[0]?.unit };
}
