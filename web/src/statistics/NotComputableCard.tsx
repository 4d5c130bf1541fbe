import type { NotComputable } from 'almanac-sdk';
import { describeReason } from './describeReason';

/** Replaces a plot that cannot be drawn. */
export function NotComputableCard({ title, result }: { title: string; result: NotComputable }) {
  return (
    <section class="card plot-card" aria-label={title}>
      <h2>{title}</h2>
      <p class="plot-summary">Not computable. {describeReason(result)}</p>
    </section>
  );
}
