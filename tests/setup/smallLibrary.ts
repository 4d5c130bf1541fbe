import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A data folder with two indicators and a few observations, in the format of the bundled library. */
export class SmallLibrary {
  readonly folder = mkdtempSync(join(tmpdir(), 'almanac-library-'));

  constructor() {
    this.write('catalogue/countries.json', [
      { code: 'US', code3: 'USA', name: 'United States', region: 'North America', incomeGroup: 'High income' },
    ]);
    this.write('catalogue/licences.json', [
      {
        id: 'public',
        name: 'Public domain',
        url: null,
        attribution: 'Source: the agency.',
        conditions: 'Any use is allowed.',
        certainty: 'certain',
        certaintyNote: 'Made for tests.',
      },
    ]);
    this.write('catalogue/releases/us.json', [release]);
    this.write('catalogue/sources.json', []);
    this.write('catalogue/providers/test.json', {
      provider: 'test',
      seriesIdForm: '{code}',
      frequency: 'annual',
      series: [],
    });
    this.setIndicators(['test-price', 'test-output']);
    this.setObservations({ 'test/PRICE': [100, 101.5, null, 103], 'test/OUTPUT': [7, 8] });
  }

  setIndicators(slugs: string[]): void {
    this.write('catalogue/indicators/prices.json', slugs.map(createIndicator));
  }

  /** Adds an indicator without a series of its own that includes that of another for the United States. */
  addIncludingIndicator(slug: string, indicator: string): void {
    this.write('catalogue/indicators/including.json', [
      { ...createIndicator(slug), series: [{ country: 'US', indicator }] },
    ]);
  }

  /** Quarterly values from 2020 on, by series, all in one vintage. */
  setObservations(values: Record<string, (number | null)[]>, vintage = '2021-01-18'): void {
    this.setLines(Object.entries(values).map(([series, numbers]) => createLine(series, numbers, vintage)));
  }

  /** The lines of the observation file. */
  setLines(lines: object[]): void {
    const texts = lines.map((line) => `${JSON.stringify(line)}\n`);
    this.writeBytes('observations/test.ndjson.gz', gzipSync(texts.join('')));
  }

  write(name: string, content: unknown): void {
    this.writeBytes(name, Buffer.from(JSON.stringify(content)));
  }

  writeBytes(name: string, bytes: Buffer): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A line of an observation file with one vintage of quarterly values from 2020 on. */
export function createLine(series: string, values: (number | null)[], date = '2021-01-18') {
  return { series, vintages: [{ date, unit: 'Index 2020=100', start: '2020-01-01', values }] };
}

const release = {
  id: 'us-test',
  name: 'Test Release',
  agency: 'Test Agency',
  country: 'US',
  url: null,
  importance: 'low',
  frequency: 'quarterly',
  time: null,
  timeZone: null,
  holidays: 'US',
  rule: null,
};

function createIndicator(slug: string) {
  return {
    slug,
    name: `The Indicator ${slug}`,
    description: 'An indicator to load.',
    category: 'prices',
    keywords: ['loading'],
    concept: slug,
    frequency: 'quarterly',
    unitClass: 'index',
    priceBasis: 'not_applicable',
    aggregation: 'avg',
    related: [],
    unit: 'Index 2020=100',
    scale: 1,
    currency: null,
    seasonalAdjustment: 'not_applicable',
    sourceAgency: 'Test Agency',
    release: 'us-test',
    licence: 'public',
    methodology: 'Made for tests.',
    series: [{ country: 'US', provider: 'test', providerSeriesId: slug.slice('test-'.length).toUpperCase() }],
  };
}
