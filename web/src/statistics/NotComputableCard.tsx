import type { NotComputable } from 'almanac-sdk';

/** Why a statistic has no value, and what it would take. */
export function describeReason({ message, needs, observations }: NotComputable): string {
  return needs === null ? message : `${message} It takes ${needs}, and there are ${observations}.`;
}

/** In the place of a plot that cannot be drawn. */
export function NotComputableCard({ title, answer: result }: { title: string; answer: NotComputable }) {
  return (
    <section class="card plot-card" aria-label={title}>
      <h2>{title}</h2>
      <p class="plot-summary">Not computable. {describeReason(result)}</p>
    </section>
  );
}
