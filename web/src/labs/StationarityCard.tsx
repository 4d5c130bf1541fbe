import type { Differencing, NotComputable, StationarityResponse, TransformationName } from 'almanac-sdk';
import { describeReason } from '../statistics/describeReason';
import type { Significance } from '../statistics/significance';
import { TestTable } from '../statistics/TestTable';
import type { Lab, SetLab } from './lab';
import { hasConflictingTests, stationarityReadings } from './readings';
import { maxTransformations } from './transformations';

interface Props {
  stationarity: StationarityResponse;
  significance: Significance;
  lab: Lab;
  setLab: SetLab;
}

/** Whether the series has a unit root, what two opposite tests say together, and which differences to take. */
export function StationarityCard({ stationarity, significance, lab, setLab }: Props) {
  const { results, reading } = stationarity;
  const rows = (['adf', 'kpss', 'phillipsPerron'] as const).map((name) => ({
    ...stationarityReadings[name],
    result: results[name],
  }));
  return (
    <section class="card" aria-label="Stationarity">
      <h2>Stationarity</h2>
      {reading !== null && (
        <p class="joint-result">
          {reading.message}{' '}
          <span class="muted">Dickey-Fuller and KPSS together, at {reading.significance * 100} %.</span>
        </p>
      )}
      <TestTable caption="Tests of stationarity" rows={rows} significance={significance} />
      <Suggestion differencing={results.differencing} lab={lab} setLab={setLab} />
      {hasConflictingTests(stationarity) && <ConflictNote />}
    </section>
  );
}

interface SuggestionProps {
  differencing: Differencing | NotComputable;
  lab: Lab;
  setLab: SetLab;
}

function Suggestion({ differencing, lab: { transformations }, setLab }: SuggestionProps) {
  if (differencing.status === 'not_computable') {
    return <p class="suggestion">No differences are suggested. {describeReason(differencing)}</p>;
  }
  const { differences, seasonalDifferences } = differencing;
  const suggested: TransformationName[] = [
    ...Array<TransformationName>(seasonalDifferences).fill('seasonal_diff'),
    ...Array<TransformationName>(differences).fill('diff'),
  ];
  if (suggested.length === 0) return <p class="suggestion">No further differences are suggested.</p>;
  return (
    <p class="suggestion actions">
      <span>
        Suggested:{' '}
        {[formatCount(seasonalDifferences, 'seasonal difference'), formatCount(differences, 'difference')]
          .filter(Boolean)
          .join(' and ')}
        .
      </span>
      {transformations.length + suggested.length <= maxTransformations && (
        <button type="button" onClick={() => setLab({ transformations: [...transformations, ...suggested] })}>
          Take {suggested.length === 1 ? 'it' : 'them'}
        </button>
      )}
    </p>
  );
}

/** Why the suggestion and the tests above it may say different things. */
function ConflictNote() {
  return (
    <p class="conflict">
      This is not what the tests above say. The suggestion follows other rules, those of R’s forecast: a difference as
      long as KPSS with ⌊3 √n / 13⌋ lags rejects at 5 %, a seasonal one where the season is strong. Look at the plots
      before you follow either: differences of a stationary series have a memory of their own.
    </p>
  );
}

function formatCount(count: number, noun: string): string {
  return count === 0 ? '' : count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}
