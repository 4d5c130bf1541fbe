import type { Guardrails, PreviewQuality } from 'almanac-sdk';
import { Findings } from '../parts/Findings';

/** What the data-quality checks found, and the grade that follows. */
export function GuardrailList({ guardrails, quality }: { guardrails: Guardrails; quality: PreviewQuality }) {
  return (
    <section class="card">
      <h2>Before you use it</h2>
      <Findings guardrails={guardrails} />
      <details>
        <summary>Data quality is graded {quality.grade}</summary>
        <ul>
          {quality.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
