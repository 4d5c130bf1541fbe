import type { IndicatorDetailResponse } from 'almanac-sdk';
import { Findings } from '../parts/Findings';
import { isOnlyProjected } from './isOnlyProjected';

/** The findings of the data quality checks, and the resulting grade. */
export function GuardrailList({ indicator }: { indicator: IndicatorDetailResponse }) {
  const { guardrails, previewQuality: quality, libraryNote } = indicator;
  return (
    <section class="card">
      <h2>Data quality checks</h2>
      {libraryNote !== null && <p class="fine">{libraryNote}</p>}
      <Findings guardrails={guardrails} />
      <details>
        <summary>
          {isOnlyProjected(indicator) ? 'Data quality: not graded' : `Data quality grade: ${quality.grade}`}
        </summary>
        <ul>
          {quality.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
