import type { AlertCondition, AlertRule, UnitsCode } from 'almanac-sdk';
import { unitsLabels } from '../labels';
import type { Kind, Mail } from './draft';

/** The conditions in the order of the editor, as a choice. */
export const kindLabels: Record<Kind, string> = {
  new_value: 'A new value is published',
  revised: 'Values are revised',
  level: 'The value passes a level',
  unusual_change: 'The change is unusual',
  outside_forecast: 'The value is outside the forecast',
  release_due: 'A release is due',
  release_moved: 'A release date moves',
  stale: 'The next value is overdue',
  guardrail: 'A data quality check fails',
};

export const mailLabels: Record<Mail, string> = {
  none: 'No mail',
  now: 'At once',
  daily: 'In the daily digest',
  weekly: 'In the weekly digest',
};

const maxNameLength = 100;

/** Describes when a rule fires: "percent change from a year ago above 3". */
export function describeCondition(condition: AlertCondition): string {
  const { kind, level, operator, minChange, minPercent, standardDeviations, hours, guardrail } = condition;
  if (kind === 'level') return `${describeUnits(condition.units ?? 'lin')}${operator} ${level}`;
  if (kind === 'unusual_change')
    return `${describeUnits(condition.units ?? 'chg')}unusual by ${standardDeviations} standard deviations`;
  if (kind === 'release_due') return `due within ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  if (kind === 'guardrail') return guardrail ? `check ${guardrail} fails` : 'a data quality check fails';
  if (kind === 'revised') return `revised${describeMinimum(minChange, minPercent)}`;
  const texts = {
    ...{ new_value: 'new value', outside_forecast: 'outside the forecast' },
    ...{ release_moved: 'release date moves', stale: 'next value overdue' },
  };
  return texts[kind];
}

function describeUnits(units: UnitsCode): string {
  return units === 'lin' ? '' : `${unitsLabels[units].toLowerCase()} `;
}

function describeMinimum(minChange?: number | null, minPercent?: number | null): string {
  if (minPercent != null) return ` by at least ${minPercent}%`;
  return minChange != null ? ` by at least ${minChange}` : '';
}

/** Shortens a text at the end of a word. */
function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\W*\s\S*$/, '')}…`;
}

/** Builds the default name of a rule: "Real GDP: revised by at least 1%". */
export function buildName(subject: string, condition: AlertCondition | undefined): string {
  const text = condition === undefined ? '' : `: ${describeCondition(condition)}`;
  return shorten(subject, maxNameLength - text.length) + text;
}

/** Describes where the alerts of a rule are sent. A rule that names no webhook sends to all, if there are any. */
export function describeDelivery({ inApp, mail, webhookIds }: AlertRule['delivery'], hasWebhooks: boolean): string {
  const parts = [
    inApp && 'Notification',
    mail !== 'none' && `Mail: ${mailLabels[mail].toLowerCase()}`,
    webhookIds.length === 0 && hasWebhooks && 'All webhooks',
    webhookIds.length === 1 && '1 webhook',
    webhookIds.length > 1 && `${webhookIds.length} webhooks`,
  ];
  return parts.filter(Boolean).join(' · ') || 'Feed only';
}
