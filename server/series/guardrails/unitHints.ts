import { isPercentage } from '../units.js';
import type { Finding, Guardrail, GuardrailCode } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Creates a check that raises a hint for series in certain units. */
function createHint(
  code: GuardrailCode,
  applies: (subject: GuardrailSubject) => boolean,
  message: (subject: GuardrailSubject) => string,
): Guardrail {
  return { code, check: (subject) => (applies(subject) ? [buildHintFinding(code, message(subject), subject)] : []) };
}

function buildHintFinding(code: GuardrailCode, message: string, { unit, currency }: GuardrailSubject): Finding {
  return { code, severity: 'info', message, from: null, to: null, evidence: { unit, currency } };
}

/** Values at an annual rate: adding the quarters or months of a year would count the year several times. */
export const annualRate = createHint(
  'ANNUAL_RATE',
  (subject) => subject.annualRate,
  () => 'Values are at an annual rate. Average the periods of a year instead of adding them.',
);

/**
 * Volumes at the prices of a base year: inflation is removed, and chained volumes do not add up to their total. Growth rates
 * of volumes are no volumes.
 */
export const constantPrices = createHint(
  'CONSTANT_PRICES',
  ({ priceBasis, unit }) => priceBasis === 'constant' && !isPercentage(unit),
  ({ unit }) =>
    `Values are volumes at constant prices (${unit}). Do not combine them with values at current prices, and do not add chained components.`,
);

/** Values at current prices: part of their growth is inflation. That of a share of GDP is not. */
export const currentPrices = createHint(
  'CURRENT_PRICES',
  ({ priceBasis, unit }) => priceBasis === 'current' && !isPercentage(unit),
  () => 'Values are at current prices, so part of their growth is inflation.',
);

/** Monetary values: convert them before comparing levels across countries. */
export const currencyUnits = createHint(
  'CURRENCY',
  ({ currency, unit }) => currency !== null && !isPurchasingPower(unit),
  ({ currency }) => `Values are in ${currency}. Convert them before comparing levels with series in another currency.`,
);

/** International dollars: suitable for comparing living standards, but not for trade or debt. */
export const purchasingPower = createHint(
  'PURCHASING_POWER',
  ({ unit }) => isPurchasingPower(unit),
  () =>
    'Values are at purchasing power parities. They compare volumes across countries, not amounts at market exchange rates.',
);

function isPurchasingPower(unit: string): boolean {
  return /purchasing[- ]power|\bPPPs?\b|international dollar/i.test(unit);
}
