import type { SourceDefinition } from '../store/seriesSources.js';

/**
 * The source of series at their publishing agency. `*` in `series` stands for a part of `provider/providerSeriesId`, and in `id`
 * for the same part. By default the source has the provider and id of the series, and values are neither scaled nor rounded.
 */
export interface SourceEntry {
  series: string;
  provider?: string;
  id?: string;
  /** The unit as the provider names it. If it is stated, an import from another unit is refused. */
  unit?: string;
  factor?: number;
  significantDigits?: number | null;
}

export type FoundSource = Omit<SourceDefinition, 'seriesId'>;

/** Finds the source of a series by its `provider/providerSeriesId`. */
export interface SourceFinder {
  get(series: string): FoundSource | undefined;
}

/** A form with `*`: the texts around it. */
interface SourceForm {
  before: string;
  after: string;
  entry: SourceEntry;
}

/** Creates a finder. An entry for one series precedes the forms, and an earlier form a later one. */
export function createSourceFinder(entries: SourceEntry[]): SourceFinder {
  const single = new Map<string, SourceEntry>();
  const forms: SourceForm[] = [];
  for (const entry of entries) {
    const [before = '', after] = entry.series.split('*');
    if (after === undefined) single.set(entry.series, entry);
    else forms.push({ before, after, entry });
  }
  return {
    get(series) {
      const entry = single.get(series);
      if (entry !== undefined) return toSource(entry, series, '');
      const form = forms.find((one) => matches(one, series));
      return form && toSource(form.entry, series, series.slice(form.before.length, series.length - form.after.length));
    },
  };
}

function matches({ before, after }: SourceForm, series: string): boolean {
  return series.length > before.length + after.length && series.startsWith(before) && series.endsWith(after);
}

function toSource(entry: SourceEntry, series: string, part: string): FoundSource {
  const slash = series.indexOf('/');
  const { provider = series.slice(0, slash), id = series.slice(slash + 1), unit = null } = entry;
  const { factor = 1, significantDigits = null } = entry;
  return { provider, providerSeriesId: id.replace('*', part), unit, factor, significantDigits };
}
