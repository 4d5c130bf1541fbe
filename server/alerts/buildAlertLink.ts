import type { AlertMoment } from '../store/alertFirings.js';

/** Returns the path of the page about what fired, which shows a series in the vintage that made the rule fire. */
export function buildVintageLink(moment: AlertMoment): string {
  return `${buildAlertLink(moment)}${moment.release === null ? `&vintage=${moment.vintage}` : ''}`;
}

/** Returns the path of the page about what fired. */
export function buildAlertLink({ indicator, country, release }: AlertMoment): string {
  return release === null ? `/indicators/${indicator}?country=${country}` : `/releases/${release}`;
}
