import type { TestDecision } from 'almanac-sdk';

/** The significance levels of the test decisions. */
export type Significance = '0.01' | '0.05' | '0.1';

const levels = { '0.01': 'onePercent', '0.05': 'fivePercent', '0.1': 'tenPercent' } as const;

/** Whether the null hypothesis is rejected at a level; null without a p-value. */
export function isRejected(rejected: TestDecision | null, significance: Significance): boolean | null {
  return rejected === null ? null : rejected[levels[significance]];
}
