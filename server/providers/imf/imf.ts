/*
 * IMF, SDMX REST 2 (SDMX 3.0). A series id is a flow and a key: `IMF.STA,CPI/USA.CPI._T.IX.M`. Values are strings, and SCALE only affects display.
 * Forecasts follow the last actual year in the same series. For an unknown flow the response is empty; for an unknown code it has no series.
 */

import { getYearRange } from '../getYearRange.js';
import type { HttpRequest, HttpResponse, ProviderAccess, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure, toExcerpt } from '../responseFailure.js';
import { createSdmxProvider } from '../sdmx/createSdmxProvider.js';
import type { SdmxMessage, SdmxSeries } from '../sdmx/message.js';
import { renameCodes } from '../sdmx/renameCodes.js';
import { readImfNames } from './readImfNames.js';

const title = 'IMF';

export const imf = createSdmxProvider({
  info: {
    name: 'imf',
    title,
    homepage: 'https://data.imf.org',
    terms: {
      summary: 'Free of charge: name the IMF; no bulk resale.',
      url: 'https://www.imf.org/en/about/copyright-and-terms',
    },
    baseUrl: 'https://api.imf.org/external/sdmx/3.0/',
    key: null,
    budgets: [{ calls: 1, seconds: 1.5 }],
    exampleId: 'IMF.STA,CPI/USA.CPI._T.IX.M',
  },
  idPattern: /^(?<flow>[\w.]+,\w+)\/(?<key>[\w.@$*-]+)$/,
  maxSeriesPerCall: 50,
  buildRequest,
  dataflows: {
    path: 'structure/dataflow/all/*/+',
    accept: 'application/json',
    buildFlowId: ({ agency, id }) => `${agency},${id}`,
  },
  findFailure,
  addNames,
  finish,
});

/** First and last period of a year, by frequency code, which is the last code of a key. */
const periodsOfYear: Record<string, [string, string]> = {
  A: ['A1', 'A1'],
  S: ['S1', 'S2'],
  Q: ['Q1', 'Q4'],
  M: ['M01', 'M12'],
  W: ['W01', 'W53'],
  D: ['01-01', '12-31'],
};

function buildRequest(baseUrl: string, flow: string, key: string[][], query: SeriesQuery): HttpRequest {
  const keyPath = key.map((codes) => codes.join('+') || '*').join('.');
  const url = new URL(`data/dataflow/${flow.replace(',', '/')}/+/${keyPath}`, baseUrl);
  const { from, to } = getYearRange(query);
  const [first, last] = periodsOfYear[key.at(-1)?.join() ?? ''] ?? [];
  const window = [from && first && `ge:${from}-${first}`, to && last && `le:${to}-${last}`].filter(Boolean);
  url.search = new URLSearchParams({
    dimensionAtObservation: 'TIME_PERIOD',
    attributes: 'dsd',
    measures: 'all',
    // Both ends are in one parameter.
    ...(window.length > 0 && { 'c[TIME_PERIOD]': window.join('+') }),
  }).toString();
  return { url };
}

function findFailure({ status, text }: HttpResponse): ProviderFailure | undefined {
  if (status === 404) return new ProviderFailure('not_found', `${title} has no data for this request.`);
  if (status === 400 || status === 413) return new ProviderFailure('invalid', `${title}: ${toExcerpt(text)}`);
  return undefined;
}

/**
 * Adds names to codes, which takes a second call. If there are no names, the codes remain. A temporary failure fails the whole fetch: otherwise the unit
 * would change with the availability of names.
 */
async function addNames({ send, baseUrl }: ProviderAccess, flow: string, message: SdmxMessage): Promise<SdmxMessage> {
  if (message.dataSets.every(({ series }) => series.length === 0)) return message;
  const url = new URL(`structure/dataflow/${flow.replace(',', '/')}/+?references=descendants`, baseUrl);
  const parse = (response: HttpResponse) => {
    const failure = findFailure(response) ?? findStatusFailure(title, response);
    if (failure) throw failure;
    if (response.status === 204) return undefined;
    return readImfNames(readJson(title, response));
  };
  const names = await send({ url, headers: { Accept: 'application/json' } }, parse).catch((failure) => {
    if (['not_found', 'invalid', 'malformed'].includes(failure.kind)) return undefined;
    throw failure;
  });
  return names === undefined ? message : renameCodes(message, names);
}

function finish(series: ProviderSeries, { attributes }: SdmxSeries, today: string): ProviderSeries {
  const actual = /^(?:FY)?(\d{4})/.exec(attributes.get('LATEST_ACTUAL_ANNUAL_DATA')?.id ?? '')?.[1];
  const lastActual = actual === undefined ? today : `${actual}-12-31`;
  const observations = series.observations.map((observation) =>
    observation.date > lastActual && observation.status === 'normal'
      ? { ...observation, status: 'forecast' as const }
      : observation,
  );
  return { ...series, observations, updatedAt: parseUsDate(attributes.get('COUNTRY_UPDATE_DATE')?.id) };
}

/** Parses a US date, `9/23/2025`. */
function parseUsDate(text = ''): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
