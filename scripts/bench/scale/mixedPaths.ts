import type { SeriesLists } from '../seriesLists.js';
import type { Random } from './createRandom.js';

const popularCount = 200;

/** Returns the next path of a mixed load: half of the requests repeat one of 200 paths. */
export function createMixedPaths(
  { series, long, revised, words }: SeriesLists,
  uploadedSlug: string,
  random: Random,
): () => string {
  const rows = (from: SeriesLists['series']) => {
    const { slug, country } = random.pick(from);
    return `/v1/indicators/observations?id=${slug}&country=${country}`;
  };
  const day = () => `${2015 + random.below(11)}-0${1 + random.below(9)}-15`;
  const popular = Array.from({ length: popularCount - 1 }, () => rows(long));
  popular.push(`/v1/indicators/observations?id=${uploadedSlug}`);
  const kinds: [number, () => string][] = [
    [50, () => random.pick(popular)],
    [15, () => `${rows(series)}&limit=${1_000 + random.below(9_000)}`],
    [10, () => `${rows(long)}&start=1990-01-01&units=pc1&limit=${1_000 + random.below(9_000)}`],
    [8, () => `${rows(revised)}&vintage=${day()}`],
    [8, () => `/api/indicators/${random.pick(series).slug}`],
    [8, () => `/v1/indicators/search?q=${random.pick(words)}+${random.pick(words)}`],
    [1, () => `/api/calendar/releases?from=2026-0${3 + random.below(7)}-01&limit=${20 + random.below(80)}`],
  ];
  const choices = kinds.flatMap(([share, create]) => Array.from({ length: share }, () => create));
  return () => random.pick(choices)();
}
