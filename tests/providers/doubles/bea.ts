import { type MockResponse, startDouble } from './startDouble.js';

export const beaKey = '01234567-89AB-CDEF-0123-456789ABCDEF';

type Row = Record<string, string>;

export interface BeaTable {
  /** Shape of the results: in a list, by the key "0", or an object with the data beside it. Default: an object with the data. */
  shape?: 'list' | 'keyed' | 'beside';
  statistic?: string;
  notes?: { NoteRef: string; NoteText: string }[];
  rows: Row[];
}

/** Tables by dataset/table/frequency, or by Regional/table/line. An unknown area fails the whole call; further calls beyond `calls` get status 429. */
export function startBea(tables: Record<string, BeaTable>, calls = 100) {
  let callCount = 0;
  return startDouble(({ path, query }): MockResponse => {
    callCount += 1;
    if (callCount > calls)
      return { status: 429, headers: { 'Content-Type': 'text/html' }, body: '<html>Blocked.</html>' };
    if (path !== '/data') return { status: 404, body: '' };
    const parameters = Object.fromEntries([...query].map(([name, value]) => [name.toUpperCase(), value]));
    if (parameters['RESULTFORMAT'] !== 'JSON') return { headers: { 'Content-Type': 'text/xml' }, body: '<BEAAPI/>' };
    const names = Object.entries(parameters).map(([name, value]) => ({
      ParameterName: name,
      ParameterValue: value.toUpperCase(),
    }));
    const echo = { Request: { RequestParam: names } };
    if (parameters['USERID'] !== beaKey)
      return buildError(echo, '1', `Invalid Request - Invalid API UserId ${parameters['USERID']}.`);
    const { DATASETNAME, TABLENAME, FREQUENCY, LINECODE, GEOFIPS, YEAR = '' } = parameters;
    const table = tables[[DATASETNAME, TABLENAME, LINECODE ?? FREQUENCY ?? 'A'].join('/')];
    if (table === undefined) return buildError(echo, '201', 'The table is not available.');
    const areas = GEOFIPS?.split(',') ?? [];
    if (areas.some((area) => table.rows.every(({ GeoFips }) => GeoFips !== area))) {
      return buildError(echo, '204', 'A value of GeoFips is not available.');
    }
    const rows = table.rows.filter(
      ({ TimePeriod = '', GeoFips = '' }) =>
        (YEAR === 'ALL' || YEAR.split(',').includes(TimePeriod.slice(0, 4))) &&
        (GEOFIPS === undefined || areas.includes(GeoFips)),
    );
    return buildResponse(echo, table, rows);
  });
}

/** A single row is an object, not a list. The encoding is ISO 8859-1. */
function buildResponse(echo: object, { shape, statistic, notes }: BeaTable, rows: Row[]): MockResponse {
  const data = { Data: rows.length === 1 ? rows[0] : rows };
  const results = {
    Statistic: statistic ?? 'Table',
    UTCProductionTime: '2026-11-21T20:28:28.923',
    ...(notes && { Notes: notes }),
  };
  const shaped = {
    list: { Results: [{ ...results, ...data }] },
    keyed: { Results: { '0': { ...results, ...data } } },
    beside: { Results: results, ...data },
    object: { Results: { ...results, ...data } },
  }[shape ?? 'object'];
  return { body: Buffer.from(JSON.stringify({ BEAAPI: { ...echo, ...shaped } }), 'latin1') };
}

function buildError(echo: object, code: string, description: string): MockResponse {
  const error = { APIErrorCode: code, APIErrorDescription: description };
  return { body: JSON.stringify({ BEAAPI: { ...echo, Results: { Error: error } } }) };
}
