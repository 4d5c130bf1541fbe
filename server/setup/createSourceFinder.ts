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

/** A form with `*`: the texts around it, and its position among the entries. */
interface SourceForm {
  before: string;
  after: string;
  position: number;
  entry: SourceEntry;
}

/** Creates a finder. An entry for one series precedes the forms, and an earlier form a later one. */
export function createSourceFinder(entries: SourceEntry[]): SourceFinder {
  const single = new Map<string, SourceEntry>();
  // The library has many thousands of series and a hundred forms, so that a series is compared only with those of its dataset and provider.
  const forms = new Map<string, SourceForm[]>();
  for (const [position, entry] of entries.entries()) {
    const [before = '', after] = entry.series.split('*');
    if (after === undefined) single.set(entry.series, entry);
    else {
      const name = getDataset(before) ?? getProvider(before);
      forms.set(name, [...(forms.get(name) ?? []), { before, after, position, entry }]);
    }
  }
  const findForm = (name: string | undefined, series: string) =>
    name === undefined ? undefined : forms.get(name)?.find((form) => matches(form, series));
  return {
    get(series) {
      const entry = single.get(series);
      if (entry !== undefined) return toSource(entry, series, '');
      const found = [findForm(getDataset(series), series), findForm(getProvider(series), series)];
      const [form] = found.filter((one) => one !== undefined).sort((a, b) => a.position - b.position);
      return form && toSource(form.entry, series, series.slice(form.before.length, series.length - form.after.length));
    },
  };
}

/** Returns the text before the second slash, such as `worldbank/NY.GDP.MKTP.CD`; undefined if there is none. */
function getDataset(series: string): string | undefined {
  const slash = series.indexOf('/', series.indexOf('/') + 1);
  return slash < 0 ? undefined : series.slice(0, slash);
}

function getProvider(series: string): string {
  return series.slice(0, series.indexOf('/') + 1);
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
