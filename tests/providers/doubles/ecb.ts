import {
  buildSdmxCsv,
  buildSdmxJson,
  filterByYears,
  type SdmxData,
  type SdmxPublication,
  selectSeries,
} from './sdmx.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

export interface EcbFlow extends SdmxData {
  /** Earlier publications, returned with `includeHistory`. */
  history?: SdmxPublication[];
}

/**
 * SDMX REST 2.1 of the ECB Data Portal: SDMX-ML by default, other formats by `format`, two forms of "not found", and conditional requests. `format` replaces
 * the requested format.
 */
export function startEcb(
  flows: Record<string, EcbFlow>,
  lastModified: string,
  { format: formatOverride }: { format?: string } = {},
) {
  return startDouble((request: ReceivedRequest): MockResponse => {
    const { path, query, headers } = request;
    const [, flowId, key] = /^\/data\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (flowId === undefined || key === undefined) {
      return buildJson(404, { timestamp: '2026-11-21T11:46:26.285+00:00', status: 404, error: 'Not Found', path });
    }
    const { name, series, history } = flows[flowId] ?? { name: '', series: [] };
    const found = filterByYears(selectSeries(series, key), query.get('startPeriod'), query.get('endPeriod'));
    if (found.length === 0) {
      return buildJson(404, {
        type: path,
        title: 'Not Found',
        status: 404,
        detail: 'No results found.',
        instance: path,
      });
    }
    const since = Date.parse(headers['if-modified-since'] ?? '');
    if (since >= Date.parse(lastModified)) return { status: 304 };
    const commonHeaders = { 'Last-Modified': lastModified, 'Cache-Control': 'max-age=30' };
    const format = formatOverride ?? query.get('format');
    if (format === 'csvdata') {
      return { headers: { ...commonHeaders, 'Content-Type': 'text/csv' }, body: buildSdmxCsv('ecb', flowId, found) };
    }
    if (format !== 'jsondata')
      return { headers: { ...commonHeaders, 'Content-Type': 'application/xml' }, body: '<?xml version="1.0"?><x/>' };
    const now = [{ validFrom: '2026-11-21T13:00:00.000+01:00', series: found }];
    const publications = query.get('includeHistory') === 'true' ? (history ?? now) : now;
    return buildJson(200, buildSdmxJson('wd', name, publications), {
      ...commonHeaders,
      'Content-Type': 'application/vnd.sdmx.data+json;version=1.0.0-wd',
    });
  });
}

const buildJson = (status: number, body: unknown, headers = {}): MockResponse => ({
  status,
  headers,
  body: JSON.stringify(body),
});
