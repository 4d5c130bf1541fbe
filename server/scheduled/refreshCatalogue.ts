import type { CatalogueEntry } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { countCatalogueEntries, saveFetchedCatalogue } from '../store/providerCatalogue.js';
import type { ScheduledJob } from './scheduledJob.js';

/** A list this much shorter than the one that is kept was cut off on its way. */
const minListedRatio = 0.5;

/** Reads what providers list of themselves. A provider that fails takes nothing away. */
export const refreshCatalogue: ScheduledJob = {
  summary: 'Reads what the World Bank lists of its World Development Indicators into the catalogue.',
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
        const listed = entries.map((entry) => ({ provider: name, ...entry }));
        const { written, removed } = await saveFetchedCatalogue(db, name, listed, now().toISOString());
        counts.listed += entries.length;
        counts.written += written;
        counts.removed += removed;
      } catch (failure) {
        if (!(failure instanceof ProviderFailure)) throw failure;
        failures.push(failure.message);
      }
    }
    counts.failed = failures.length;
    if (counts.failed === counts.providers) throw new Error(failures.join(' '));
    return counts;
  },
};

function assertNotTruncated(title: string, { length }: CatalogueEntry[], knownCount: number): void {
  if (length >= knownCount * minListedRatio) return;
  throw new ProviderFailure('malformed', `${title} listed ${length} series, where ${knownCount} are known.`);
}
