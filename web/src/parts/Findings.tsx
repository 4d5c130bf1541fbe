import { getCheckName } from './checkNames';

type Severity = 'info' | 'warning' | 'error';

interface Guardrails {
  findings: { code: string; severity: Severity; message: string }[];
  checks: { code: string; status: 'raised' | 'passed' | 'not_applicable'; reason?: string }[];
}

const severityLabels = { info: 'Note', warning: 'Warning', error: 'Error' } as const;
const severityTags = { info: 'info', warning: 'warn', error: 'bad' } as const;
const severityOrder = { error: 0, warning: 1, info: 2 } as const;

/** The findings of checks by descending severity, and the checks that passed or do not apply. */
export function Findings({ guardrails }: { guardrails: Guardrails }) {
  const findings = guardrails.findings.toSorted((a, b) => severityOrder[a.severity] - severityOrder[b.severity]);
  const passed = guardrails.checks.filter(({ status }) => status === 'passed');
  const notApplicable = guardrails.checks.filter(({ status }) => status === 'not_applicable');
  return (
    <>
      <ul class="findings">
        {findings.map(({ code, severity, message }, index) => (
          <li key={index}>
            <p class="finding-title">
              <span class={`tag ${severityTags[severity]}`}>{severityLabels[severity]}</span> {getCheckName(code)}
            </p>
            <p>{message}</p>
          </li>
        ))}
        {findings.length === 0 && <li>No issues found.</li>}
      </ul>
      <details>
        <summary>
          {guardrails.checks.length} checks: {passed.length} passed
          {notApplicable.length > 0 && `, ${notApplicable.length} not applicable`}
        </summary>
        <p class="checks">
          {passed.map(({ code }) => (
            <span key={code} class="tag good">
              {getCheckName(code)}
            </span>
          ))}
        </p>
        {notApplicable.map(({ code, reason }) => (
          <p key={code} class="fine">
            {getCheckName(code)}: not applicable{reason && ` (${reason})`}.
          </p>
        ))}
      </details>
    </>
  );
}
