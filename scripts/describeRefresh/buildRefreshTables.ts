import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../../server/providers/index.js';
import { isProviderName } from '../../server/providers/provider.js';
import { createSourceFinder, type SourceEntry } from '../../server/setup/createSourceFinder.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';

/** Rows of the tables in docs/library.md, without headers. */
export interface RefreshTables {
  /** Source, dataset and key, factor, series, indicators. */
  refreshed: string[][];
  /** Reason, series, indicators. */
  notRefreshed: string[][];
}

/** Why the series of a provider are not refreshed. Those with an own entry in sources.json are. */
const reasons: Record<string, string> = {
  fred: 'Read through FRED, whose terms do not allow storing, or from an agency that requires a key or has no file without one',
  awm: 'A compilation that averages and extends data. It matches no single series of Eurostat or the ECB',
  pwt: 'No API. New editions come with new versions of Almanac',
  gem: 'The World Bank publishes the Global Economic Monitor as workbooks, not as an API',
  un: 'A new edition every two years comes with new versions of Almanac',
};

interface Group {
  cells: string[];
  series: number;
  slugs: Set<string>;
}

/** Groups the series of the catalogue by where their new values come from. */
export function buildRefreshTables(dataFolder: string): RefreshTables {
  const catalogue = readCatalogue(dataFolder);
  const entries: SourceEntry[] = JSON.parse(readFileSync(join(dataFolder, 'catalogue', 'sources.json'), 'utf8'));
  const forms = entries.filter(({ series }) => series.includes('*'));
  const finders = forms.map((form) => ({ form, finder: createSourceFinder([form]) }));
  const refreshed = new Map<string, Group>();
  const notRefreshed = new Map<string, Group>();
  for (const { definition, series } of catalogue.indicators) {
    for (const { provider, providerSeriesId } of series) {
      const key = `${provider}/${providerSeriesId}`;
      const source = catalogue.sources.get(key);
      if (source === undefined) add(notRefreshed, [findReason(provider)], definition.slug);
      else {
        const isSingle = entries.some((entry) => entry.series === key);
        const form = isSingle ? undefined : finders.find(({ finder }) => finder.get(key) !== undefined)?.form;
        add(refreshed, describeSource(source.provider, form), definition.slug);
      }
    }
  }
  return { refreshed: toRows(refreshed), notRefreshed: toRows(notRefreshed) };
}

function findReason(provider: string): string {
  const reason = reasons[provider];
  if (reason === undefined) throw new Error(`State why series of ${provider} are not refreshed.`);
  return reason;
}

/** Returns the title of the provider, and the dataset and key with the factor; a list of single series has neither. */
function describeSource(provider: string, form: SourceEntry | undefined): string[] {
  const title = isProviderName(provider) ? providers[provider].info.title : provider;
  if (form === undefined) return [title, 'by series', 'by series'];
  return [title, `\`${form.id}\``, String(form.factor ?? 1)];
}

function add(groups: Map<string, Group>, cells: string[], slug: string): void {
  const name = cells.join('|');
  const group = groups.get(name) ?? { cells, series: 0, slugs: new Set() };
  groups.set(name, group);
  group.series += 1;
  group.slugs.add(slug);
}

function toRows(groups: Map<string, Group>): string[][] {
  const rows = Array.from(groups.values(), ({ cells, series, slugs }) => [
    ...cells,
    series.toLocaleString('en'),
    [...slugs]
      .sort()
      .map((slug) => `\`${slug}\``)
      .join(', '),
  ]);
  return rows.sort((a, b) => (a.join('|') < b.join('|') ? -1 : 1));
}
