export type Severity = 'info' | 'warning' | 'error';

export type EvidenceValue = number | string | boolean | null | EvidenceValue[] | { [field: string]: EvidenceValue };

/** What one check found in a series. `from` and `to` are the first and last period concerned; null when it is the series as a whole. */
export interface CheckFinding<Code extends string> {
  code: Code;
  severity: Severity;
  message: string;
  from: string | null;
  to: string | null;
  evidence: Record<string, EvidenceValue>;
}

/** Why a check says nothing about a series: not the same as having passed. */
export interface NotApplicable {
  notApplicable: string;
}
