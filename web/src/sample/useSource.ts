import { useMemo } from 'preact/hooks';
import { useParameters } from '../router';
import type { Source } from './sample';
import { type PastedSeries, usePastedSeries } from './usePastedSeries';

interface SelectedSource {
  /** Null if nothing is chosen yet or the pasted text is invalid. */
  source: Source | null;
  /** Set if pasted values are analysed. */
  pastedSeries: PastedSeries | undefined;
}

/** Returns what a page analyses: the series of its path, or the pasted values if the address has `source=own`. */
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
