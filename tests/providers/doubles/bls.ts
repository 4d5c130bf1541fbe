import { type MockResponse, startDouble } from './startDouble.js';

export const blsKey = '0123456789abcdef0123456789abcdef';

export interface BlsSeries {
  catalog?: Record<string, string>;
  /** Values by year and period code, oldest first; a footnote code may follow after a space. */
  values: Record<string, string>;
}

interface Call {
  seriesid: string[];
  startyear: string;
  endyear: string;
  registrationkey?: string;
  catalog?: boolean;
}

interface Limits {
  years: number;
  series: number;
  calls: number;
}

/**
 * API 2: errors and unknown series with status 200, a message when years are reduced, a limit of calls in the life of the double, the
 * catalogue only with a key.
 */
export async function startBls(
  series: Record<string, BlsSeries>,
  keyLimits: Limits = { years: 20, series: 50, calls: 500 },
  keylessCalls = 25,
) {
  let callCount = 0;
  return startDouble(({ method, path, headers, body }): MockResponse => {
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return { status: 415 };
    if (path !== '/timeseries/data/') return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<html>' };
    const call: Call = JSON.parse(body);
    const key = call.registrationkey;
    if (key !== undefined && key !== blsKey) return buildError(`The key:${key} provided by the User is invalid.`);
    const limits = key === undefined ? { years: 10, series: 25, calls: keylessCalls } : keyLimits;
    callCount += 1;
    if (callCount > limits.calls) {
      return buildError(
        `Request could not be serviced, as the daily threshold for total number of requests allocated to the user with registration key ${key ?? ''} has been reached.`,
      );
    }
    if (call.seriesid.length > limits.series) return buildError('The number of series exceeds the limit.');
    return buildResponse(call, series, limits);
  });
}

function buildResponse(
  { seriesid, startyear, endyear, registrationkey, catalog }: Call,
  series: Record<string, BlsSeries>,
  { years }: Limits,
): MockResponse {
  const message: string[] = [];
  const [first, requestedEnd] = [Number(startyear), Number(endyear)];
  const last = Math.min(requestedEnd, first + years - 1);
  if (last < requestedEnd) message.push(`Year range has been reduced to the system-allowed limit of ${years} years.`);
  const found = seriesid.map((seriesID) => {
    const known = series[seriesID];
    if (known === undefined) message.push(`Series does not exist for Series ${seriesID}`);
    const data = toRows(known?.values ?? {}).filter(({ year }) => Number(year) >= first && Number(year) <= last);
    if (known && data.length === 0) message.push(`No Data Available for Series ${seriesID} Year: ${first}`);
    return { seriesID, ...(catalog && registrationkey && known?.catalog && { catalog: known.catalog }), data };
  });
  const results = `{\n"series":\n${JSON.stringify(found)}\n}`;
  return {
    body: `{"status":"REQUEST_SUCCEEDED","responseTime":87,"message":${JSON.stringify(message)},"Results":${results}}`,
  };
}

/** Rows, newest first; the newest has the flag `latest`. */
function toRows(values: Record<string, string>) {
  const rows = Object.entries(values).map(([time, text]) => {
    const [value = '', code] = text.split(' ');
    const footnotes = [code === undefined ? {} : { code, text: 'A footnote.' }];
    return { year: time.slice(0, 4), period: time.slice(4), periodName: 'Period', value, footnotes };
  });
  return rows.reverse().map((row, index) => (index === 0 ? { ...row, latest: 'true' } : row));
}

function buildError(sentence: string): MockResponse {
  return {
    body: JSON.stringify({ status: 'REQUEST_NOT_PROCESSED', responseTime: 0, message: [sentence], Results: {} }),
  };
}
