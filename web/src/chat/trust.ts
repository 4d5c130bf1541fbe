import type { ChatTrust } from 'almanac-sdk';

/** What the kinds of values are called, and what they mean. */
export const trustLabels: Record<ChatTrust, { label: string; meaning: string; tag: string }> = {
  official: { label: 'Official', meaning: 'published by the source, not revised since', tag: 'good' },
  revised: { label: 'Revised', meaning: 'published by the source, revised since its first release', tag: 'info' },
  estimate: { label: 'Estimate', meaning: 'a projection of the source', tag: 'warn' },
  forecast: { label: 'Forecast', meaning: 'made by a model of this server', tag: 'warn' },
  computed: { label: 'Computed', meaning: 'calculated from values of the library', tag: '' },
};
