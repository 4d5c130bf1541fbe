import { useMemo } from 'preact/hooks';
import { useParameters } from '../router';
import type { Source } from './sample';
import { type PastedSeries, usePastedSeries } from './usePastedSeries';

interface SelectedSource {
  /** Null where nothing is chosen yet, or what was pasted cannot be read. */
  source: Source | null;
  /** Where values of one's own are worked on. */
  pastedSeries: PastedSeries | undefined;
}

/** What a page works on: the series in its path, or the values that were pasted in where its address says so. */
export function useSource(slug: string): SelectedSource {
  const [parameters] = useParameters();
  const pastedSeries = usePastedSeries();
  const isPasting = slug === '' && parameters.get('source') === 'own';
  const source = useMemo(
    () => (slug !== '' ? { seriesId: slug } : isPasting ? pastedSeries.source : null),
    [slug, isPasting, pastedSeries.source],
  );
  return { source, pastedSeries: isPasting ? pastedSeries : undefined };
}
