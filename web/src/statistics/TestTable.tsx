import type { LabNotes, NotComputable, TestDecision, VariantF } from 'almanac-sdk';
import { missing } from '../format';
import { formatShortNumber } from '../plots/scales';
import { describeReason } from './describeReason';
import { PValue } from './PValue';
import { isRejected, type Significance } from './significance';
import './tests.css';

/** The fields that all tests have, and the optional fields of some of them. */
interface ComputedTest {
  status: 'computed';
  statistic: number;
  pValue: number | null;
  rejected: TestDecision | null;
  nullHypothesis: string;
  observations: number;
  notes: LabNotes;
  degreesOfFreedom?: number;
  lags?: number;
  lagRule?: string;
  f?: VariantF;
  pValueIs?: 'exact' | 'upper bound' | 'lower bound';
  criticalValues?: { onePercent: number; fivePercent: number; tenPercent: number };
}

/** A test with its interpretation for a rejected and a retained null hypothesis. */
export interface TestRow {
  name: string;
  rejected: string;
  retained: string;
  result: ComputedTest | NotComputable;
  /** A remark on the interpretation. */
  caveat?: string;
}

interface Props {
  caption: string;
  rows: TestRow[];
  significance: Significance;
}

/** A table of tests with their interpretation, statistics, and decisions at three significance levels. */
export function TestTable({ caption, rows, significance }: Props) {
  return (
    <table class="table tests">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Test and interpretation</th>
          <th scope="col" class="number">
            Statistic
          </th>
          <th scope="col" class="number">
            df
          </th>
          <th scope="col" class="number">
            p
          </th>
          <th scope="col">1%</th>
          <th scope="col">5%</th>
          <th scope="col">10%</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} significance={significance} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, significance }: { row: TestRow; significance: Significance }) {
  const { result, name, caveat } = row;
  if (result.status === 'not_computable') {
    return (
      <tr>
        <th scope="row">
          <span class="test-name">{name}</span>
        </th>
        <td colSpan={6} class="not-computable">
          <span class="tag">not computable</span> {describeReason(result)}
        </td>
      </tr>
    );
  }
  const { rejected } = result;
  return (
    <tr>
      <th scope="row">
        <span class="test-name">{name}</span>
        <p class="reading">
          {describeDecision(row, isRejected(rejected, significance))} {caveat}
        </p>
        <Details result={result} />
      </th>
      <td class="number" data-label="Statistic">
        {formatShortNumber(result.statistic)}
      </td>
      <td class="number" data-label="df">
        {result.degreesOfFreedom ?? missing}
      </td>
      <td class="number" data-label="p">
        <PValue {...result} bound={getBoundSign(result)} />
      </td>
      <Decision label="1%" rejected={rejected?.onePercent} />
      <Decision label="5%" rejected={rejected?.fivePercent} />
      <Decision label="10%" rejected={rejected?.tenPercent} />
    </tr>
  );
}

function describeDecision({ rejected, retained }: TestRow, decision: boolean | null): string {
  if (decision === null) return 'Undecided: no p-value is available.';
  return decision ? rejected : retained;
}

function getBoundSign({ pValueIs }: ComputedTest): string {
  return pValueIs === 'upper bound' ? '≤ ' : pValueIs === 'lower bound' ? '≥ ' : '';
}

function Decision({ label, rejected }: { label: string; rejected: boolean | undefined }) {
  return (
    <td data-label={label}>
      {rejected === undefined ? (
        missing
      ) : (
        <span class={rejected ? 'tag info' : 'tag'}>{rejected ? 'reject' : 'retain'}</span>
      )}
    </td>
  );
}

/** The null hypothesis, the sample size, the lags, the critical values and the notes of a test. */
function Details({ result }: { result: ComputedTest }) {
  const { lags, lagRule, f, criticalValues, notes } = result;
  return (
    <details>
      <summary>Details</summary>
      <ul>
        <li>Null hypothesis: {result.nullHypothesis}</li>
        <li>
          {result.observations} observations
          {lags !== undefined && `, ${lags} ${lags === 1 ? 'lag' : 'lags'} (${lagRule})`}.
        </li>
        {f !== undefined && (
          <li>
            F({f.numeratorDegrees}, {f.denominatorDegrees}) = {formatShortNumber(f.statistic)}, p{' '}
            {f.pValue !== null && f.pValue < 0.001 ? '' : '= '}
            <PValue pValue={f.pValue} />.
          </li>
        )}
        {criticalValues !== undefined && (
          <li>
            Critical values: {formatShortNumber(criticalValues.onePercent)} at 1%,{' '}
            {formatShortNumber(criticalValues.fivePercent)} at 5%, {formatShortNumber(criticalValues.tenPercent)} at
            10%.
          </li>
        )}
        {notes.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </details>
  );
}
