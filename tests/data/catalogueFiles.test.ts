import { readdirSync, readFileSync } from 'node:fs';
import { providers } from '../../server/providers/index.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readBundledLibrary } from './bundledLibrary.js';

const { indicatorFiles, indicators } = readBundledLibrary();
const sources: { series: string; provider: string }[] = JSON.parse(
  readFileSync(resolveProjectPath('data/catalogue/sources.json'), 'utf8'),
);

describe('the files of the bundled catalogue', () => {
  it('contain only the category in their name: <area>-<category>.json', () => {
    const categories = new Set(indicators.map(({ category }) => category));
    const strays = indicatorFiles.flatMap(({ file, entries }) => {
      const name = file.replace(/^(us|euro-area|world|daily)-|\.json$/g, '');
      return categories.has(name) ? entries.filter(({ category }) => category !== name).map(({ slug }) => slug) : [];
    });
    expect(strays).toEqual([]);
  });

  it('are named after their area', () => {
    const areas = /^(us|euro-area|world|daily)-[a-z-]+\.json$/;
    expect(indicatorFiles.map(({ file }) => file).filter((file) => !areas.test(file))).toEqual([]);
  });

  it('list every observation file once, in the order of loading', () => {
    const files: { file: string; title: string }[] = JSON.parse(
      readFileSync(resolveProjectPath('data/catalogue/files.json'), 'utf8'),
    );
    const names = readdirSync(resolveProjectPath('data/observations'));
    expect(files.map(({ file }) => file).sort()).toEqual(names.sort());
    expect(files.map(({ file }) => file)[0]).toBe('fred.ndjson.gz');
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
  });

  it('map existing series to their sources, each once', () => {
    const series = indicators.flatMap((indicator) => indicator.series);
    const ids = series.map(({ provider, providerSeriesId }) => `${provider}/${providerSeriesId}`);
    const mapped = sources.map((source) => source.series);
    const hasSeries = (form: string) => {
      const [start = '', end] = form.split('*');
      return ids.some((id) => (end === undefined ? id === form : id.startsWith(start) && id.endsWith(end)));
    };
    expect(mapped.filter((form) => !hasSeries(form))).toEqual([]);
    expect(new Set(mapped).size).toBe(mapped.length);
    expect(sources.map(({ provider }) => provider).filter((name) => !Object.hasOwn(providers, name))).toEqual([]);
  });

  it('name existing indicators as the nearest to what the library does not hold', () => {
    const entries: { terms: string[]; nearest: string[] }[] = JSON.parse(
      readFileSync(resolveProjectPath('data/catalogue/not-held.json'), 'utf8'),
    );
    const slugs = new Set(indicators.map(({ slug }) => slug));
    expect(entries.flatMap(({ nearest }) => nearest).filter((slug) => !slugs.has(slug))).toEqual([]);
    const terms = entries.flatMap((entry) => entry.terms);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('name existing indicators as headlines of countries', () => {
    const headlines: { sources: { indicator: string }[] }[] = JSON.parse(
      readFileSync(resolveProjectPath('data/catalogue/headlines.json'), 'utf8'),
    );
    const slugs = new Set(indicators.map(({ slug }) => slug));
    const named = headlines.flatMap(({ sources }) => sources.map(({ indicator }) => indicator));
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('name indicators of the release as its contents, and one to three headlines', () => {
    const contents: Record<string, { headlines: string[]; periodsBehind?: Record<string, number> }> = JSON.parse(
      readFileSync(resolveProjectPath('data/catalogue/release-contents.json'), 'utf8'),
    );
    for (const [id, { headlines, periodsBehind = {} }] of Object.entries(contents)) {
      const own = indicators.filter(({ release, series }) => series.some((one) => (one.release ?? release) === id));
      const slugs = own.map(({ slug }) => slug);
      const named = [...headlines, ...Object.keys(periodsBehind)];
      expect([id, named.filter((slug) => !slugs.includes(slug))]).toEqual([id, []]);
      expect([id, headlines.length > 0 && headlines.length <= 3]).toEqual([id, true]);
    }
  });
});
