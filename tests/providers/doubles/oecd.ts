import { buildSdmxCsv, buildSdmxJson, filterByYears, type SdmxData, selectSeries } from './sdmx.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

const buildText = (status: number, body: string, headers: Record<string, string> = {}): MockResponse => ({
  status,
  headers: { 'Content-Type': 'text/plain', ...headers },
  body,
});

/**
 * SDMX REST 2.1 of the OECD: SDMX-ML by default, other formats by `format` or Accept, errors in plain text, and a download limit. `format` replaces the
 * requested format.
 */
export function startOecd(
  flows: Record<string, SdmxData>,
  { downloads = 60, format: formatOverride }: { downloads?: number; format?: string } = {},
) {
  let downloadCount = 0;
  return startDouble((request: ReceivedRequest): MockResponse => {
    const { path, query } = request;
    const [, flowId, key] = /^\/data\/([^/]+)\/([^/]*)$/.exec(path) ?? [];
    if (flowId === undefined || key === undefined) return buildText(400, 'Invalid structure: data');
    downloadCount += 1;
    if (downloadCount > downloads) {
      return buildText(
        429,
        'You have exceeded the number of requests for data downloads or very large data ranges permitted in the OECD Data API.',
      );
    }
    const flow = flows[flowId];
    if (flow === undefined) {
      return buildText(404, 'Could not find Dataflow and/or DSD related with this data request');
    }
    const series = filterByYears(selectSeries(flow.series, key), query.get('startPeriod'), query.get('endPeriod'));
    if (series.length === 0) return buildText(404, 'NoResultsFound');
    return buildResponse(formatOverride ?? negotiateFormat(request), flowId, flow.name, series);
  });
}

function negotiateFormat({ query, headers }: ReceivedRequest): string {
  const accepted = headers.accept ?? '';
  return (
    query.get('format') ??
    (accepted.includes('+csv') ? 'csvfile' : accepted.includes('+json') ? 'jsondata' : 'genericdata')
  );
}

function buildResponse(format: string, flowId: string, name: string, series: SdmxData['series']): MockResponse {
  if (format === 'genericdata') {
    return {
      headers: { 'Content-Type': 'application/vnd.sdmx.genericdata+xml' },
      body: '<?xml version="1.0"?><message:GenericData/>',
    };
  }
  if (format === 'csvfile') {
    return {
      headers: { 'Content-Type': 'application/vnd.sdmx.data+csv; version=2.0.0' },
      body: buildSdmxCsv('2.0', flowId, series),
    };
  }
  const body = JSON.stringify(
    buildSdmxJson(format === 'jsondata2' ? '2.0' : '1.0', name, [{ action: 'Information', series }]),
  );
  return { headers: { 'Content-Type': 'application/vnd.sdmx.data+json' }, body };
}
