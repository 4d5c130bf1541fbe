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

/** The stationarity tests, their joint interpretation and the suggested differencing. */
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
          <span class="muted">Dickey-Fuller and KPSS together, at {reading.significance * 100}%.</span>
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
    return <p class="suggestion">No differencing is suggested. {describeReason(differencing)}</p>;
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
          Apply
        </button>
      )}
    </p>
  );
}

/** Explains why the suggestion can differ from the tests. */
function ConflictNote() {
  return (
    <p class="conflict">
      This suggestion conflicts with the tests above, because it follows the rules of the R package forecast: take
      differences while KPSS with ⌊3 √n / 13⌋ lags rejects at 5%, and a seasonal difference if the seasonality is
      strong. Check the plots before you decide: differencing a stationary series introduces autocorrelation.
    </p>
  );
}

function formatCount(count: number, noun: string): string {
  return count === 0 ? '' : count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}
