import { inYears, type SdmxData, sdmxCsv, sdmxJson, selected } from './sdmx.js';
import { type Asked, startDouble, type Told } from './startDouble.js';

const text = (status: number, body: string, headers: Record<string, string> = {}): Told => ({
  status,
  headers: { 'Content-Type': 'text/plain', ...headers },
  body,
});

/**
 * SDMX REST 2.1 of the OECD: SDMX-ML unless asked otherwise by `format` or Accept, refusals in plain text, and so many downloads an hour.
 * `insteadOf` answers another format than the one asked for.
 */
export function startOecd(
  flows: Record<string, SdmxData>,
  { downloads = 60, insteadOf }: { downloads?: number; insteadOf?: string } = {},
) {
  let made = 0;
  return startDouble((asked: Asked): Told => {
    const { path, query } = asked;
    const [, flowId, key] = /^\/data\/([^/]+)\/([^/]*)$/.exec(path) ?? [];
    if (flowId === undefined || key === undefined) return text(400, 'Invalid structure: data');
    made += 1;
    if (made > downloads) {
      return text(
        429,
        'You have exceeded the number of requests for data downloads or very large data ranges permitted in the OECD Data API.',
      );
    }
    const flow = flows[flowId];
    if (flow === undefined) {
      return text(404, 'Could not find Dataflow and/or DSD related with this data request');
    }
    const series = inYears(selected(flow.series, key), query.get('startPeriod'), query.get('endPeriod'));
    if (series.length === 0) return text(404, 'NoResultsFound');
    return inFormat(insteadOf ?? formatOf(asked), flowId, flow.name, series);
  });
}

function formatOf({ query, headers }: Asked): string {
  const accepted = headers.accept ?? '';
  return (
    query.get('format') ??
    (accepted.includes('+csv') ? 'csvfile' : accepted.includes('+json') ? 'jsondata' : 'genericdata')
  );
}

function inFormat(format: string, flowId: string, name: string, series: SdmxData['series']): Told {
  if (format === 'genericdata') {
    return {
      headers: { 'Content-Type': 'application/vnd.sdmx.genericdata+xml' },
      body: '<?xml version="1.0"?><message:GenericData/>',
    };
  }
  if (format === 'csvfile') {
    return {
      headers: { 'Content-Type': 'application/vnd.sdmx.data+csv; version=2.0.0' },
      body: sdmxCsv('2.0', flowId, series),
    };
  }
  const body = JSON.stringify(
    sdmxJson(format === 'jsondata2' ? '2.0' : '1.0', name, [{ action: 'Information', series }]),
  );
  return { headers: { 'Content-Type': 'application/vnd.sdmx.data+json' }, body };
}
