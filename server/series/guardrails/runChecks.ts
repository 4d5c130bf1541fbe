import type { CheckFinding, NotApplicable, Severity } from './finding.js';

/** One check of a kind of subject: its code and its rule. */
export interface Check<Code extends string, Subject> {
  code: Code;
  check: (subject: Subject) => CheckFinding<Code>[] | NotApplicable;
}

interface CheckOutcome<Code extends string> {
  code: Code;
  status: 'raised' | 'passed' | 'not_applicable';
  /** Why the check does not apply. */
  reason?: string;
}

export interface CheckReport<Code extends string> {
  /** The worst severity of the findings; ok if there are none. */
  status: 'ok' | Severity;
  counts: Record<Severity, number>;
  /** Worst first, then in the order of the checks, then by date. */
  findings: CheckFinding<Code>[];
  checks: CheckOutcome<Code>[];
  ruleVersion: string;
}

const severities: Severity[] = ['error', 'warning', 'info'];

/** What one check reports. */
export interface CheckResult<Code extends string> {
  outcome: CheckOutcome<Code>;
  findings: CheckFinding<Code>[];
}

/** Runs checks on a subject, in order. Yields after each, so that the caller can let other work run. */
export function* iterateChecks<Code extends string, Subject>(
  checks: readonly Check<Code, Subject>[],
  subject: Subject,
): Generator<void, CheckResult<Code>[]> {
  const results: CheckResult<Code>[] = [];
  for (const check of checks) {
    results.push(runCheck(check, subject));
    yield;
  }
  return results;
}

/** Summarizes what checks report, in their order. */
export function buildReport<Code extends string>(
  results: readonly CheckResult<Code>[],
  ruleVersion: string,
): CheckReport<Code> {
  const found = results.flatMap((result) => result.findings);
  const findings = severities.flatMap((severity) => found.filter((finding) => finding.severity === severity));
  const countFindings = (severity: Severity): number => found.filter((finding) => finding.severity === severity).length;
  return {
    status: findings[0]?.severity ?? 'ok',
    counts: { info: countFindings('info'), warning: countFindings('warning'), error: countFindings('error') },
    findings,
    checks: results.map((result) => result.outcome),
    ruleVersion,
  };
}

/** Runs checks on a subject, in order. */
export function runChecks<Code extends string, Subject>(
  checks: readonly Check<Code, Subject>[],
  subject: Subject,
  ruleVersion: string,
): CheckReport<Code> {
  return buildReport(
    checks.map((check) => runCheck(check, subject)),
    ruleVersion,
  );
}

/** Runs one check on a subject. */
export function runCheck<Code extends string, Subject>(
  { code, check }: Check<Code, Subject>,
  subject: Subject,
): CheckResult<Code> {
  const result = check(subject);
  if ('notApplicable' in result) {
    return { outcome: { code, status: 'not_applicable', reason: result.notApplicable }, findings: [] };
  }
  return { outcome: { code, status: result.length > 0 ? 'raised' : 'passed' }, findings: result };
}
