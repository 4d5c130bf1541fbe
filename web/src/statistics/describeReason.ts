import type { NotComputable } from 'almanac-sdk';

/** Describes why a statistic is not computable and how many observations it needs. */
export function describeReason({ message, needs, observations }: NotComputable): string {
  return needs === null ? message : `${message} Required observations: ${needs}; available: ${observations}.`;
}
