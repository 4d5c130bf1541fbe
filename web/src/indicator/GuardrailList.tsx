import type { Guardrails, PreviewQuality } from 'almanac-sdk';
import { checkName } from './checkNames';

const severityWords = { info: 'Note', warning: 'Warning', error: 'Error' } as const;
const severityTags = { info: 'info', warning: 'warn', error: 'bad' } as const;
const severityOrder = { error: 0, warning: 1, info: 2 } as const;

/** What the data-quality checks found, the worst first, and which checks found nothing. */
export function GuardrailList({ guardrails, quality }: { guardrails: Guardrails; quality: PreviewQuality }) {
  const findings = guardrails.findings.toSorted((a, b) => severityOrder[a.severity] - severityOrder[b.severity]);
  const passed = guardrails.checks.filter(({ status }) => status === 'passed');
  const notApplicable = guardrails.checks.filter(({ status }) => status === 'not_applicable');
  return (
    <section class="card">
      <h2>Before you use it</h2>
      <ul class="findings">
        {findings.map(({ code, severity, message }) => (
          <li key={code}>
            <p class="finding-title">
              <span class={`tag ${severityTags[severity]}`}>{severityWords[severity]}</span> {checkName(code)}
            </p>
            <p>{message}</p>
          </li>
        ))}
        {findings.length === 0 && <li>The checks found nothing to say.</li>}
      </ul>
      <details>
        <summary>
          {guardrails.checks.length} checks were made: {passed.length} found nothing
          {notApplicable.length > 0 && `, ${notApplicable.length} do not apply`}
        </summary>
        <p class="checks">
          {passed.map(({ code }) => (
            <span key={code} class="tag good">
              {checkName(code)}
            </span>
          ))}
        </p>
        {notApplicable.map(({ code, reason }) => (
          <p key={code} class="fine">
            {checkName(code)}: does not apply{reason && `, ${reason}`}.
          </p>
        ))}
      </details>
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
