import { buildZip } from './buildZip.js';
import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

/** A site that publishes files, by path, and supports conditional requests. Written after documentation, without recorded responses. */
export function startFiles(files: Record<string, Buffer>, lastModified = 'Fri, 20 Nov 2026 15:00:00 GMT') {
  return startDouble(({ path, headers }: ReceivedRequest): MockResponse => {
    const body = files[path.slice(1)];
    if (body === undefined) return { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<html>' };
    if (Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(lastModified)) return { status: 304 };
    return { headers: { 'Content-Type': 'application/zip', 'Last-Modified': lastModified }, body };
  });
}

/** The archive of reference rates: a row per day with a rate per currency. */
export function buildReferenceRates(currencies: string[], rows: [date: string, ...rates: string[]][]): Buffer {
  const lines = [['Date', ...currencies], ...rows].map((cells) => `${cells.join(',')},`);
  return buildZip({ 'eurofxref-hist.csv': `${lines.join('\n')}\n` });
}

/** A series of a release of the Federal Reserve, with its attributes and observations. */
export interface FedSeries {
  attributes?: Record<string, string>;
  observations: [period: string, value: string, status?: string][];
}

/** The archive of a release of the Federal Reserve. */
export function buildFedRelease(release: string, series: Record<string, FedSeries>): Buffer {
  const elements = Object.entries(series).map(([name, { attributes = {}, observations }]) => {
    const all = { FREQ: '9', SERIES_NAME: name, UNIT: 'Percent:_Per_Year', UNIT_MULT: '1', ...attributes };
    const rows = observations.map(
      ([period, value, status = 'A']) =>
        `<frb:Obs OBS_STATUS="${status}" OBS_VALUE="${value}" TIME_PERIOD="${period}" />`,
    );
    const annotation = '<frb:Annotations><common:Annotation>Rate</common:Annotation></frb:Annotations>';
    return `<kf:Series ${formatAttributes(all)}>${annotation}${rows.join('\n')}</kf:Series>`;
  });
  const xml = `<?xml version="1.0"?><message:MessageGroup><frb:DataSet id="${release}">${elements.join('')}</frb:DataSet></message:MessageGroup>`;
  return buildZip({ [`${release}_struct.xml`]: '<x/>', [`${release}_data.xml`]: xml });
}

function formatAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

/** A workbook with one sheet. Texts are shared strings; `#N/A` is an error. */
export function buildWorkbook(rows: (string | number)[][]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string' && cell !== '#N/A'))];
  const cells = (row: (string | number)[], index: number) =>
    row.map((cell, column) => {
      const reference = `r="${String.fromCharCode(65 + column)}${index + 1}"`;
      if (cell === '#N/A') return `<c ${reference} t="e"><v>#N/A</v></c>`;
      if (typeof cell === 'number') return `<c ${reference}><v>${cell}</v></c>`;
      return `<c ${reference} t="s"><v>${texts.indexOf(cell)}</v></c>`;
    });
  const sheet = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index).join('')}</row>`).join('');
  return buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });
}
