import type { ForecastCandidate, ForecastResult, Frequency } from 'almanac-sdk';
import { formatPeriods } from '../format';
import { describeReason } from '../statistics/describeReason';
import { ScoreTable } from './ScoreTable';

const roles: Record<ForecastCandidate['role'], string> = {
  used: 'this forecast',
  member: 'member',
  alternative: 'alternative',
  baseline: 'baseline',
};

interface Props {
  result: ForecastResult;
  frequency: Frequency | null;
}

/** The accuracy of this model and others at earlier dates of the same series. */
export function ComparisonCard({ result, frequency }: Props) {
  const { selection, backtest } = result;
  if (selection === undefined || backtest === undefined || backtest === null) return null;
  if (backtest.status === 'not_computable') {
    return (
      <section class="card" aria-label="Model comparison">
        <h2>Model comparison</h2>
        <p>Not computable. {describeReason(backtest)}</p>
      </section>
    );
  }
  return (
    <section class="card" aria-label="Model comparison">
      <h2>Model comparison</h2>
      <p>
        {backtest.method} Average errors over {formatPeriods(backtest.horizon, frequency)} ahead at{' '}
        {backtest.origins.length} earlier {backtest.origins.length === 1 ? 'date' : 'dates'}. Lower is better; an OWA
        below 1 beats Naive 2.
      </p>
      <ScoreTable
        caption="Model scores at earlier dates"
        rows={selection.candidates.map(({ model, label, role, best, scores }) => ({
          key: `${model} ${label}`,
          name: label,
          note: roles[role],
          best,
          scores,
        }))}
      />
    </section>
  );
}
