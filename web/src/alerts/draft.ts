import type { AlertCondition, AlertRule, AlertTarget, GuardrailCode, NewAlertRule } from 'almanac-sdk';

export type Kind = AlertCondition['kind'];
export type Operator = 'above' | 'below' | 'crosses';
export type Mail = 'none' | 'now' | 'daily' | 'weekly';

/** A rule in the editor. Fields of numbers are texts, as they are typed. */
export interface Draft {
  /** Empty for the default name. */
  name: string;
  target: AlertTarget['type'];
  /** Empty until one is chosen. */
  indicator: string;
  country: string;
  release: string;
  kind: Kind;
  units: string;
  operator: Operator;
  level: string;
  /** Whether revisions have a minimum size. */
  minimum: 'none' | 'percent' | 'change';
  minSize: string;
  standardDeviations: string;
  hours: string;
  /** Empty for any. */
  guardrail: string;
  repeat: 'once' | 'always';
  quietHours: string;
  inApp: boolean;
  mail: Mail;
  webhookIds: string[];
}

export type ChangeDraft = (changes: Partial<Draft>) => void;

const emptyDraft: Draft = {
  ...{ name: '', target: 'series', indicator: '', country: '', release: '' },
  ...{ kind: 'new_value', units: '', operator: 'above', level: '', minimum: 'none', minSize: '1' },
  ...{ standardDeviations: '3', hours: '24', guardrail: '' },
  ...{ repeat: 'always', quietHours: '0', inApp: true, mail: 'none', webhookIds: [] },
};

/** Returns the draft of a new rule about what the address names. */
export function createDraft(parameters: URLSearchParams): Draft {
  const [indicator, country, release] = ['indicator', 'country', 'release'].map((name) => parameters.get(name) ?? '');
  return {
    ...emptyDraft,
    ...{ indicator: indicator ?? '', country: country ?? '', release: release ?? '' },
    target: release ? 'release' : parameters.get('target') === 'watchlist' ? 'watchlist' : 'series',
  };
}

/** Returns the draft of an existing rule. */
export function toDraft({ name, target, condition, repeat, quietHours, delivery }: AlertRule): Draft {
  const { kind, units, operator, level, minChange, minPercent, standardDeviations, hours, guardrail } = condition;
  const minSize = minPercent ?? minChange;
  return {
    ...{ name, target: target.type, kind, repeat, quietHours: String(quietHours), ...delivery },
    ...{ indicator: target.indicator ?? '', country: target.country ?? '', release: target.release ?? '' },
    ...{ units: units ?? '', operator: operator ?? emptyDraft.operator, level: level == null ? '' : String(level) },
    minimum: minPercent != null ? 'percent' : minChange != null ? 'change' : 'none',
    minSize: minSize == null ? emptyDraft.minSize : String(minSize),
    standardDeviations: String(standardDeviations ?? emptyDraft.standardDeviations),
    hours: String(hours ?? emptyDraft.hours),
    guardrail: guardrail ?? '',
  };
}

/** Returns the target of a draft; undefined until it is chosen. */
export function buildTarget({ target, indicator, country, release }: Draft): AlertTarget | undefined {
  if (target === 'watchlist') return { type: target };
  if (target === 'release') return release === '' ? undefined : { type: target, release };
  return indicator === '' ? undefined : { type: target, indicator, ...(country !== '' && { country }) };
}

/** Returns the condition of a draft; undefined if a number is missing. */
export function buildCondition(draft: Draft): AlertCondition | undefined {
  const { kind, operator, minimum, guardrail } = draft;
  const units = draft.units === '' ? {} : { units: draft.units as NonNullable<AlertCondition['units']> };
  const [level, minSize, standardDeviations, hours] = [
    ...[draft.level, draft.minSize, draft.standardDeviations, draft.hours].map(parseNumber),
  ];
  if (kind === 'level') return level === undefined ? undefined : { kind, operator, level, ...units };
  if (kind === 'unusual_change')
    return standardDeviations === undefined ? undefined : { kind, standardDeviations, ...units };
  if (kind === 'release_due') return hours === undefined ? undefined : { kind, hours };
  if (kind === 'guardrail') return { kind, ...(guardrail !== '' && { guardrail: guardrail as GuardrailCode }) };
  if (kind !== 'revised' || minimum === 'none') return { kind };
  if (minSize === undefined) return undefined;
  return minimum === 'percent' ? { kind, minPercent: minSize } : { kind, minChange: minSize };
}

/** Returns the fields of a draft that the API stores, besides its target and condition. */
export function buildSettings({
  repeat,
  quietHours,
  inApp,
  mail,
  webhookIds,
}: Draft): Omit<NewAlertRule, 'name' | 'target' | 'condition'> {
  return { repeat, quietHours: parseNumber(quietHours) ?? 0, delivery: { inApp, mail, webhookIds } };
}

/** Parses a typed number; undefined if it is not a number. */
function parseNumber(text: string): number | undefined {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
