import { buildReferenceRates } from './files.js';
import { type MockResponse, startDouble } from './startDouble.js';

/** Path and response of the list of each provider. The lists of SDMX services have the form of recorded structure messages. */
const catalogueResponses: Record<string, { path: string; response: MockResponse }> = {
  eurostat: { path: '/catalogue/toc/txt', response: { body: buildTableOfContents() } },
  imf: {
    path: '/structure/dataflow/all/*/+',
    response: {
      body: JSON.stringify({
        data: {
          dataflows: [
            { id: 'PCPS', name: 'Primary Commodity Price System (PCPS)', agencyID: 'IMF.RES', version: '9.0.0' },
            { id: 'CPI', name: 'Consumer Price Index (CPI)', agencyID: 'IMF.STA', version: '5.0.0' },
          ],
        },
      }),
    },
  },
  oecd: {
    path: '/dataflow/all/all/latest',
    response: {
      body: buildDataflows([
        { agency: 'OECD.SDD.STES', id: 'DSD_STES@DF_CLI', version: '4.1', name: 'Composite leading indicators' },
      ]),
    },
  },
  ecb: {
    path: '/dataflow/ECB',
    response: { body: buildDataflows([{ agency: 'ECB', id: 'EXR', version: '1.0', name: 'Exchange Rates' }]) },
  },
  bis: {
    path: '/dataflow/BIS/all/latest',
    response: { body: buildDataflows([{ agency: 'BIS', id: 'WS_CBPOL', version: '1.0', name: 'Policy rates' }]) },
  },
  eurofxref: {
    path: '/eurofxref-hist.zip',
    response: {
      headers: { 'Content-Type': 'application/zip' },
      body: buildReferenceRates(['USD', 'JPY', 'TRY'], [['2026-11-20', '1.1', '160', 'N/A']]),
    },
  },
};

/** A server with the list of one provider. */
export function startCatalogue(provider: string) {
  return startDouble(({ path }) => {
    const { path: expected, response } = catalogueResponses[provider] as (typeof catalogueResponses)[string];
    return decodeURIComponent(path) === expected ? response : { status: 404, body: path };
  });
}

/** The table of contents of Eurostat: titles are indented, and a data set occurs in several folders. */
function buildTableOfContents(): string {
  const rows = [
    ['title', 'code', 'type', 'last update of data', 'last table structure change', 'data start', 'data end', 'values'],
    ['Database by themes', 'data', 'folder', ' ', ' ', ' ', ' ', ''],
    ['    Economy and finance', 'economy', 'folder', ' ', ' ', ' ', ' ', ''],
    [
      '        GDP and main components',
      'namq_10_gdp',
      'dataset',
      '20.11.2026',
      '20.11.2026',
      '1975-Q1',
      '2026-Q3',
      '9',
    ],
    ['    Population and social conditions', 'popul', 'folder', ' ', ' ', ' ', ' ', ''],
    [
      '        Unemployment by sex and age',
      'une_rt_m',
      'dataset',
      '20.11.2026',
      '20.11.2026',
      '1983-01',
      '2026-10',
      '9',
    ],
    [
      '        GDP and main components',
      'namq_10_gdp',
      'dataset',
      '20.11.2026',
      '20.11.2026',
      '1975-Q1',
      '2026-Q3',
      '9',
    ],
    ['        Unemployment rate', 'tps00203', 'table', '20.11.2026', '20.11.2026', '2014', '2025', '9'],
  ];
  return rows.map((cells) => cells.map((cell) => `"${cell}"`).join('\t')).join('\r\n');
}

interface ListedFlow {
  agency: string;
  id: string;
  version: string;
  name: string;
}

/** A structure message with annotations and names in two languages before the English one. */
export function buildDataflows(flows: ListedFlow[]): string {
  const elements = flows.map(
    ({ agency, id, version, name }) => `<s:Dataflow id="${id}" agencyID="${agency}" version="${version}">
      <c:Annotations><c:Annotation><c:AnnotationTitle>Other</c:AnnotationTitle></c:Annotation></c:Annotations>
      <c:Name xml:lang="fr">En français</c:Name><c:Name xml:lang="en">${name}</c:Name>
      <s:Structure><Ref id="DSD"/></s:Structure></s:Dataflow>`,
  );
  return `<?xml version="1.0"?><m:Structure xmlns:m="m" xmlns:s="s" xmlns:c="c"><m:Structures><s:Dataflows>${elements.join('')}</s:Dataflows></m:Structures></m:Structure>`;
}
