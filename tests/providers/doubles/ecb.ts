import { inYears, type SdmxData, type SdmxPublication, sdmxCsv, sdmxJson, selected } from './sdmx.js';
import { type Asked, startDouble, type Told } from './startDouble.js';

export interface EcbFlow extends SdmxData {
  /** What was published before, and is answered with `includeHistory`. */
  history?: SdmxPublication[];
}

/**
 * SDMX REST 2.1 of the ECB Data Portal: SDMX-ML unless asked otherwise by `format`, what it does not have in two shapes, and nothing at all where nothing
 * has changed. `insteadOf` answers another format than the one asked for.
 */
export function startEcb(
  flows: Record<string, EcbFlow>,
  lastModified: string,
  { insteadOf }: { insteadOf?: string } = {},
) {
  return startDouble((asked: Asked): Told => {
    const { path, query, headers } = asked;
    const [, flowId, key] = /^\/data\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (flowId === undefined || key === undefined) {
      return json(404, { timestamp: '2026-11-21T11:46:26.285+00:00', status: 404, error: 'Not Found', path });
    }
    const { name, series, history } = flows[flowId] ?? { name: '', series: [] };
    const found = inYears(selected(series, key), query.get('startPeriod'), query.get('endPeriod'));
    if (found.length === 0) {
      return json(404, { type: path, title: 'Not Found', status: 404, detail: 'No results found.', instance: path });
    }
    const since = Date.parse(headers['if-modified-since'] ?? '');
    if (since >= Date.parse(lastModified)) return { status: 304 };
    const said = { 'Last-Modified': lastModified, 'Cache-Control': 'max-age=30' };
    const format = insteadOf ?? query.get('format');
    if (format === 'csvdata') {
      return { headers: { ...said, 'Content-Type': 'text/csv' }, body: sdmxCsv('ecb', flowId, found) };
    }
    if (format !== 'jsondata')
      return { headers: { ...said, 'Content-Type': 'application/xml' }, body: '<?xml version="1.0"?><x/>' };
    const now = [{ validFrom: '2026-11-21T13:00:00.000+01:00', series: found }];
    const publications = query.get('includeHistory') === 'true' ? (history ?? now) : now;
    return json(200, sdmxJson('wd', name, publications), {
      ...said,
      'Content-Type': 'application/vnd.sdmx.data+json;version=1.0.0-wd',
    });
  });
}

const json = (status: number, body: unknown, headers = {}): Told => ({ status, headers, body: JSON.stringify(body) });
