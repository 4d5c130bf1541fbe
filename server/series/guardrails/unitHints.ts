import type { Finding, Guardrail, GuardrailCode } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** A reading hint that follows from what a series is measured in. */
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
  () => 'Values are at an annual rate: average the periods of a year, do not add them up.',
);

/** Volumes at the prices of a base year: inflation is taken out, and chained volumes do not add up to their total. */
export const constantPrices = createHint(
  'CONSTANT_PRICES',
  ({ priceBasis }) => priceBasis === 'constant',
  ({ unit }) =>
    `Values are volumes at constant prices (${unit}): do not mix them with current prices, nor add chained components.`,
);

/** Values at the prices of the day: growth is partly inflation. */
export const currentPrices = createHint(
  'CURRENT_PRICES',
  ({ priceBasis }) => priceBasis === 'current',
  () => 'Values are at current prices: part of their growth is inflation.',
);

/** Money: levels compare across countries only after conversion. */
export const currencyUnits = createHint(
  'CURRENCY',
  ({ currency, unit }) => currency !== null && !isPurchasingPower(unit),
  ({ currency }) => `Values are in ${currency}: convert them before comparing levels with series in another currency.`,
);

/** International dollars: good for comparing levels of living, not for trade or debt. */
export const purchasingPower = createHint(
  'PURCHASING_POWER',
  ({ unit }) => isPurchasingPower(unit),
  () =>
    'Values are at purchasing power parities: they compare volumes across countries, not amounts paid at market exchange rates.',
);

function isPurchasingPower(unit: string): boolean {
  return /purchasing[- ]power|\bPPPs?\b|international dollar/i.test(unit);
}
