import { ProviderFailure } from '../providers/providerFailure.js';
import type { CatalogueEntry } from '../series/catalogueEntry.js';
import { countCatalogueEntries, saveFetchedCatalogue } from '../store/providerCatalogue.js';
import type { ScheduledJob } from './scheduledJob.js';

/** A list shorter than this share of the stored one counts as truncated. */
const minListedRatio = 0.5;

/** Updates the catalogue from the lists of providers. The entries of a provider that fails are kept. */
export const refreshCatalogue: ScheduledJob = {
  summary: 'Updates the catalogue with the series and data sets that providers list.',
  schedule: '10 5 * * 0',
  async run({ db, providers, now }) {
    const counts = { providers: 0, failed: 0, listed: 0, written: 0, removed: 0 };
    const failures: string[] = [];
    for (const { provider, fetchCatalogue } of Object.values(providers)) {
      const { name, title } = provider.info;
      const pendingEntries = fetchCatalogue();
      if (pendingEntries === undefined) continue;
      counts.providers += 1;
      try {
        const entries = await pendingEntries;
        assertNotTruncated(title, entries, await countCatalogueEntries(db, name));
        const { written, removed } = await saveFetchedCatalogue(db, name, entries, now().toISOString());
        counts.listed += entries.length;
        counts.written += written;
        counts.removed += removed;
      } catch (failure) {
        if (!(failure instanceof ProviderFailure)) throw failure;
        failures.push(failure.message);
      }
    }
    counts.failed = failures.length;
    if (counts.failed === counts.providers) throw new Error(failures.join('\n'));
    return counts;
  },
};

function assertNotTruncated(title: string, { length }: CatalogueEntry[], knownCount: number): void {
  if (length >= knownCount * minListedRatio) return;
  throw new ProviderFailure('malformed', `${title} listed ${length} series, but ${knownCount} are known.`);
}
