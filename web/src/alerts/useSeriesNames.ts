import { almanac } from '../almanac';
import { useCall } from '../useCall';

/** The most that one call reads. */
const maxNames = 50;

/** Reads the names of the first 50 different indicators of a list. The others keep their slugs. */
export function useSeriesNames(slugs: string[]): Map<string, string> {
  const id = [...new Set(slugs)].slice(0, maxNames);
  const { data } = useCall(id.length === 0 ? '' : `metadata ${id.join()}`, () => almanac.indicators.metadata({ id }));
  return new Map(data?.indicators.map(({ metadata: { slug, name } }) => [slug, name]));
}
