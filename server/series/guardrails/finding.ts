export type Severity = 'info' | 'warning' | 'error';

export type EvidenceValue = number | string | boolean | null | EvidenceValue[] | { [field: string]: EvidenceValue };

/** A finding of one check. `from` and `to` are the first and last period affected; null for the series as a whole. */
export interface CheckFinding<Code extends string> {
  code: Code;
  severity: Severity;
  message: string;
  from: string | null;
  to: string | null;
  evidence: Record<string, EvidenceValue>;
}

/** Why a check does not apply to a series. This differs from passing the check. */
export interface NotApplicable {
  notApplicable: string;
}
