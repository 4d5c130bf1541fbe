import { generateAtomFeed } from 'feedsmith';
import type { AlertFiring } from '../store/alertFirings.js';
import { buildAlertLink } from './buildAlertLink.js';

/** Builds an Atom feed of fired alerts, newest first. */
export function buildAlertFeed(firings: AlertFiring[], publicUrl: string, now: Date): string {
  return generateAtomFeed({
    id: `${publicUrl}/alerts`,
    title: { value: 'Almanac: alerts' },
    updated: new Date(firings[0]?.firedAt ?? now),
    authors: [{ name: 'Almanac' }],
    links: [{ href: `${publicUrl}/alerts` }],
    entries: firings.map(({ id, ruleName, firing, firedAt }) => ({
      id: `${publicUrl}/alerts#${id}`,
      title: { value: ruleName, type: 'text' },
      updated: new Date(firedAt),
      published: new Date(firedAt),
      summary: { value: firing.sentence, type: 'text' },
      links: [{ href: `${publicUrl}${buildAlertLink(firing)}` }],
    })),
  });
}
