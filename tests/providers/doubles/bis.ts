import { buildSdmxCsv, buildSdmxJson, filterByYears, type SdmxData, selectSeries } from './sdmx.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

/**
 * SDMX REST 2.1 of the BIS: SDMX-ML by default, SDMX-JSON 1.0 or CSV by Accept. Written after the documentation, without recorded responses. `format`
 * replaces the requested format.
 */
export function startBis(flows: Record<string, SdmxData>, { format: formatOverride }: { format?: string } = {}) {
  return startDouble((request: ReceivedRequest): MockResponse => {
    const { path, query, headers } = request;
    const [, flowId = '', key] = /^\/data\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (key === undefined) return { status: 400, headers: { 'Content-Type': 'text/plain' }, body: 'Invalid URL' };
    const { name, series } = flows[flowId] ?? { name: '', series: [] };
    const found = filterByYears(selectSeries(series, key), query.get('startPeriod'), query.get('endPeriod'));
    if (found.length === 0) {
      return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'No results matching the query' };
    }
    const accepted = formatOverride ?? headers.accept ?? '';
    if (accepted.includes('csv')) {
      return {
        headers: { 'Content-Type': 'application/vnd.sdmx.data+csv' },
        body: buildSdmxCsv('ecb', flowId, found),
      };
    }
    if (!accepted.includes('json'))
      return { headers: { 'Content-Type': 'application/xml' }, body: '<?xml version="1.0"?><x/>' };
    const body = JSON.stringify(buildSdmxJson('1.0', name, [{ action: 'Replace', series: found }]));
    return { headers: { 'Content-Type': 'application/vnd.sdmx.data+json;version=1.0.0' }, body };
  });
}
