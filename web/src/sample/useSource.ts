import { useMemo } from 'preact/hooks';
import { useParameters } from '../router';
import { type OwnSeries, useOwnSeries } from './ownValues';
import type { Source } from './sample';

interface Chosen {
  /** Null where nothing is chosen yet, or what was pasted cannot be read. */
  source: Source | null;
  /** Where values of one's own are worked on. */
  own: OwnSeries | undefined;
}

/** What a page works on: the series in its path, or the values that were pasted in where its address says so. */
export function useSource(slug: string): Chosen {
  const [parameters] = useParameters();
  const own = useOwnSeries();
  const pasting = slug === '' && parameters.get('source') === 'own';
  const source = useMemo(
    () => (slug !== '' ? { seriesId: slug } : pasting ? own.source : null),
    [slug, pasting, own.source],
  );
  return { source, own: pasting ? own : undefined };
}
