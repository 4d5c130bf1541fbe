import type { NotComputable } from 'almanac-sdk';

/** Why a statistic has no value, and what it would take. */
export function describeReason({ message, needs, observations }: NotComputable): string {
  return needs === null ? message : `${message} It takes ${needs}, and there are ${observations}.`;
}
