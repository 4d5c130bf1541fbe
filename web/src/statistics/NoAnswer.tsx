import type { NotComputable } from 'almanac-sdk';

/** Why a statistic has no value, and what it would take. */
export function reasonOf({ message, needs, observations }: NotComputable): string {
  return needs === null ? message : `${message} It takes ${needs}, and there are ${observations}.`;
}

/** In the place of a plot that cannot be drawn. */
export function NoAnswer({ title, answer }: { title: string; answer: NotComputable }) {
  return (
    <section class="card plot-card" aria-label={title}>
      <h2>{title}</h2>
      <p class="plot-summary">Not computable. {reasonOf(answer)}</p>
    </section>
  );
}
