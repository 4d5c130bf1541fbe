/*
 * Statistical releases of the Federal Reserve Board: a zip archive per release with all of its series as SDMX-ML 1.0. A series id is the release and the
 * Board's name of the series: `H15/RIFLGFCY10_N.B`. The name states the frequency. The Board retires its Data Download Program; these archives remain.
 */
import type { Frequency } from '../../series/frequency.js';
import { createFileProvider, type FileSeries } from './createFileProvider.js';
import { FedReleaseReader } from './fedReleaseReader.js';
import { openZip } from './readZip.js';

const title = 'Federal Reserve Board';

/** Releases by their name in series ids, with the folder of their archive. */
const releases: Record<string, string> = { H10: 'h10', H15: 'h15' };

/** Frequencies by the last code of the name, which a currency area may follow. `B` is business days. */
const frequencies: [RegExp, Frequency][] = [
  [/\.[BD](\.[A-Z]+)?$/, 'daily'],
  [/\.M(\.[A-Z]+)?$/, 'monthly'],
  [/\.Q(\.[A-Z]+)?$/, 'quarterly'],
  [/\.A(\.[A-Z]+)?$/, 'annual'],
];

export const fed = createFileProvider({
  info: {
    name: 'fed',
    title,
    homepage: 'https://www.federalreserve.gov/data.htm',
    terms: {
      summary: 'Public domain: name the Board of Governors of the Federal Reserve System.',
      url: 'https://www.federalreserve.gov/disclaimer.htm',
    },
    baseUrl: 'https://www.federalreserve.gov/releases/',
    key: null,
    budgets: [{ calls: 10, seconds: 60 }],
    exampleId: 'H15/RIFLGFCY10_N.B',
  },
  parseId(id) {
    const [, release = '', name = ''] = /^(H\d+)\/([A-Z0-9_$.]+)$/.exec(id) ?? [];
    const folder = releases[release];
    if (folder === undefined || findFrequency(name) === undefined) return undefined;
    return { path: `${folder}/data/FRB_${folder}_xml.zip`, name };
  },
  readFile,
});

async function readFile(file: Buffer, _path: string, names: Set<string>): Promise<Map<string, FileSeries>> {
  const reader = new FedReleaseReader(title, names, (name) => findFrequency(name) ?? 'daily');
  const archive = await openZip(title, file);
  for (const name of archive.names.filter((one) => one.endsWith('_data.xml'))) {
    for await (const piece of archive.readText(name)) reader.write(piece);
  }
  return reader.series;
}

function findFrequency(name: string): Frequency | undefined {
  return frequencies.find(([pattern]) => pattern.test(name))?.[1];
}
