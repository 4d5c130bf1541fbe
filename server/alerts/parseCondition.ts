import { type ErrorDetail, invalidRequest } from '../errors.js';
import type { Schemas } from '../schemas.js';
import type { ChangeUnits, Condition } from '../series/conditions/condition.js';
import { guardrailsOfTime } from './readGuardrails.js';

type Body = Schemas['AlertCondition'];
type Field = Exclude<keyof Body, 'kind'>;

/** The fields of each kind. */
const fieldsByKind: Record<Body['kind'], { required: Field[]; optional: Field[] }> = {
  new_value: { required: [], optional: [] },
  revised: { required: [], optional: ['minChange', 'minPercent'] },
  level: { required: ['operator', 'level'], optional: ['units'] },
  unusual_change: { required: ['standardDeviations'], optional: ['units'] },
  outside_forecast: { required: [], optional: [] },
  release_due: { required: ['hours'], optional: [] },
  release_moved: { required: [], optional: [] },
  stale: { required: [], optional: [] },
  guardrail: { required: [], optional: ['guardrail'] },
};

/** Returns the condition of a request. Throws `invalid_request` that names the field if it does not fit the kind. */
export function parseCondition(body: Body): Condition {
  const problems = [...findMissing(body), ...findSurplus(body), ...findContradictions(body)];
  if (problems.length > 0) throw invalidRequest(problems);
  return toCondition(body);
}

/** Returns a condition with all fields; those of other kinds are null. */
export function toConditionResponse(condition: Condition): Body {
  const none = { minChange: null, minPercent: null, units: null, operator: null, level: null };
  return { ...none, standardDeviations: null, hours: null, guardrail: null, ...condition } as Body;
}

function findMissing(body: Body): ErrorDetail[] {
  const missing = fieldsByKind[body.kind].required.filter((field) => (body[field] ?? null) === null);
  return missing.map((field) => ({ field: `condition/${field}`, problem: `is required for \`${body.kind}\`` }));
}

function findSurplus(body: Body): ErrorDetail[] {
  const { required, optional } = fieldsByKind[body.kind];
  const known: string[] = ['kind', ...required, ...optional];
  const surplus = (Object.keys(body) as Field[]).filter((field) => body[field] !== null && !known.includes(field));
  return surplus.map((field) => ({ field: `condition/${field}`, problem: `does not apply to \`${body.kind}\`` }));
}

function findContradictions({ kind, minChange, minPercent, units, guardrail }: Body): ErrorDetail[] {
  if (kind === 'revised' && minChange != null && minPercent != null)
    return [{ field: 'condition/minPercent', problem: 'cannot be combined with `minChange`' }];
  if (kind === 'unusual_change' && (units === 'lin' || units === 'log'))
    return [{ field: 'condition/units', problem: 'must be the units of a change, such as chg or pch' }];
  if (kind === 'guardrail' && guardrailsOfTime.includes(guardrail ?? ''))
    return [{ field: 'condition/guardrail', problem: 'depends on the time. Use the kind `stale`' }];
  return [];
}

/** The required fields are present. */
function toCondition(body: Body): Condition {
  const { kind, minChange = null, minPercent = null, units, operator, level, standardDeviations, hours } = body;
  switch (kind) {
    case 'revised':
      return { kind, minChange, minPercent };
    case 'level':
      return { kind, units: units ?? 'lin', operator: operator ?? 'above', level: level ?? 0 };
    case 'unusual_change':
      return { kind, units: (units ?? 'chg') as ChangeUnits, standardDeviations: standardDeviations ?? 0 };
    case 'release_due':
      return { kind, hours: hours ?? 0 };
    case 'guardrail':
      return { kind, guardrail: body.guardrail ?? null };
    default:
      return { kind };
  }
}
