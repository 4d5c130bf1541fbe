import type { NotComputable } from 'almanac-sdk';
import { describeReason } from '../statistics/describeReason';

/** Why a forecast cannot be computed. */
export function NotComputableCard({ result }: { result: NotComputable }) {
  return (
    <section class="card" aria-label="Forecast">
      <h2>Not computable</h2>
      <p>{describeReason(result)}</p>
    </section>
  );
}
