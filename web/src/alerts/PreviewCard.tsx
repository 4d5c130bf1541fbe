import type { AlertPreview } from 'almanac-sdk';
import { readFieldProblems } from '../fieldProblems';
import { findDecimals, formatCount, formatDay, formatPeriod, formatValue } from '../format';
import { Failure } from '../parts/Failure';
import { buildTarget, type Draft } from './draft';
import { FiringList } from './FiringList';
import { PreviewChart } from './PreviewChart';
import { hasChart } from './previewData';
import type { usePreview } from './usePreview';
import type { useTarget } from './useTarget';

interface Props {
  draft: Draft;
  preview: ReturnType<typeof usePreview>;
  target: ReturnType<typeof useTarget>;
  years: number;
  setYears(years: number): void;
}

const yearChoices = [2, 5, 10, 20, 60];

/** What a rule would have done: its chart, and each vintage with which it would have fired. */
export function PreviewCard({ draft, preview, target, years, setYears }: Props) {
  const { data, failure, busy, isComplete, retry } = preview;
  const isInvalid = Object.keys(readFieldProblems(failure)).length > 0;
  return (
    <section class="card preview-card" aria-labelledby="preview" aria-busy={busy}>
      <div class="card-head">
        <h2 id="preview">Preview</h2>
        <label class="control">
          <span>Look back</span>
          <select value={years} onChange={({ currentTarget }) => setYears(Number(currentTarget.value))}>
            {yearChoices.map((count) => (
              <option key={count} value={count}>
                {count} years
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="preview-state fine" role="status">
        {describeState(draft, isComplete, busy, isInvalid)}
      </p>
      {failure !== undefined && !isInvalid && <Failure failure={failure} retry={retry} />}
      {isComplete && data !== undefined && <Result {...{ data, draft, target }} />}
    </section>
  );
}

function describeState(draft: Draft, isComplete: boolean, busy: boolean, isInvalid: boolean): string {
  if (buildTarget(draft) === undefined) return 'Choose what to watch to see when the alert would have fired.';
  if (!isComplete) return 'Enter a number to see when the alert would have fired.';
  if (busy) return 'Reading the vintages…';
  return isInvalid ? 'Correct the marked field to see when the alert would have fired.' : '';
}

function Result({ data, draft, target }: { data: AlertPreview } & Pick<Props, 'draft' | 'target'>) {
  const frequency = target.detail?.metadata.frequency;
  return (
    <>
      {!data.canFire && (
        <div class="preview-obstacle">
          <strong>This alert can never fire.</strong> See the marked field for the reason.
        </div>
      )}
      <Summary data={data} />
      {hasChart(data, frequency) && (
        <PreviewChart preview={data} kind={draft.kind} name={target.name} frequency={frequency} />
      )}
      <Current data={data} frequency={frequency} />
      {data.firings.length > 0 && <FiringList firings={data.firings} count={data.count} />}
      {data.note !== null && <p class="remark">{data.note}</p>}
    </>
  );
}

/** How often the rule would have fired, by how many vintages. */
function Summary({ data: { pastKnown, count, from, vintageCount, seriesCount } }: { data: AlertPreview }) {
  if (!pastKnown) return null;
  const vintages = formatCount(vintageCount, 'vintage');
  const series = seriesCount > 1 ? ` of ${seriesCount} series` : '';
  const times = count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
  return (
    <p class="preview-summary">
      <strong>{count === 0 ? 'Would not have fired' : `Would have fired ${times}`}</strong>{' '}
      <span class="fine">
        {from === null ? 'There are no vintages to compare.' : `since ${formatDay(from)}, by ${vintages}${series}`}
      </span>
    </p>
  );
}

/** The latest value, and how far it is from the level. */
function Current({
  data: { current, points },
  frequency,
}: {
  data: AlertPreview;
  frequency: Parameters<typeof formatPeriod>[1] | undefined;
}) {
  if (current === null || frequency === undefined) return null;
  const decimals = findDecimals(
    current.unit,
    points.map(({ value }) => value),
  );
  const { distance } = current;
  const side = (distance ?? 0) > 0 ? 'below' : 'above';
  return (
    <p class="fine">
      Now: <strong>{formatValue(current.value, decimals)}</strong> for {formatPeriod(current.period, frequency)}
      {distance !== null &&
        (distance === 0 ? ', at the level' : `, ${formatValue(Math.abs(distance), decimals)} ${side} the level`)}
      .
    </p>
  );
}
