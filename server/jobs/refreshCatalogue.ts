import type { CatalogueEntry } from '../providers/provider.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { countListed, keepReadCatalogue } from '../store/providerCatalogue.js';
import type { Job } from './job.js';

/** A list this much shorter than the one that is kept was cut off on its way. */
const leastShare = 0.5;

/** Reads what providers list of themselves. A provider that fails takes nothing away. */
export const refreshCatalogue: Job = {
  summary: 'Reads what the World Bank lists of its World Development Indicators into the catalogue.',
  schedule: '10 5 * * 0',
  async run({ db, providers, now }) {
    const counts = { providers: 0, failed: 0, listed: 0, written: 0, removed: 0 };
    const failures: string[] = [];
    for (const { provider, fetchCatalogue } of Object.values(providers)) {
      const { name, title } = provider.card;
      const asked = fetchCatalogue();
      if (asked === undefined) continue;
      counts.providers += 1;
      try {
        const entries = await asked;
        checkLength(title, entries, await countListed(db, name));
        const listed = entries.map((entry) => ({ provider: name, ...entry }));
        const { written, removed } = await keepReadCatalogue(db, name, listed, now().toISOString());
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

function checkLength(title: string, { length }: CatalogueEntry[], known: number): void {
  if (length >= known * leastShare) return;
  throw new ProviderFailure('malformed', `${title} listed ${length} series, where ${known} are known.`);
}
