import { findPersistentStep, type PersistentStep } from './findPersistentStep.js';
import { formatNumber } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Powers of ten by which units are commonly confused: percent and shares, thousands, millions, billions. */
const powers = [1, 2, 3, 6, 9];
const maxPowerDeviation = Math.log(1.1);
/** A volatile series may additionally miss the power of ten by its largest other change nearby, up to this limit. */
const maxNoise = Math.log(1.4);
/** A single change may miss the power of ten by this much (season, growth), if the medians do not. */
const maxJumpDeviation = Math.log(2.5);
/** Maximum other change nearby, as a share of the jump. */
const maxNearbyShare = 0.25;

interface UnitStep {
  index: number;
  power: number;
  step: PersistentStep;
}

/**
 * A persistent step by a power of ten (10, 100, 1000, a million, a billion): the unit changes within the series, or
 * part of it is wrong.
 */
export const unitBreak: Guardrail = {
  code: 'UNIT_BREAK',
  check: (subject) => {
    if (subject.count < 2) return { notApplicable: 'fewer than two values' };
    if (subject.getChanges().scale !== 'log') return { notApplicable: 'not all values are positive' };
    return findUnitSteps(subject).map((step) => buildFinding(subject, step));
  },
};

/** Finds all steps at which the unit of a positive series seems to change. */
export function findUnitSteps(subject: GuardrailSubject): UnitStep[] {
  const changes = subject.getChanges();
  if (changes.scale !== 'log') return [];
  return changes.differences.flatMap((jump, index) => {
    if (jump === null || Math.abs(jump) < Math.LN10 - maxJumpDeviation) return [];
    const step = findPersistentStep(changes, index, subject.frequency, maxNearbyShare);
    const power = step && findPower(step);
    return step && power !== undefined ? [{ index, power, step }] : [];
  });
}

function findPower({ jump, lasting, otherChange }: PersistentStep): number | undefined {
  const tolerance = maxPowerDeviation + Math.min(otherChange, maxNoise);
  const match = powers.find((power) => Math.abs(Math.abs(lasting) - power * Math.LN10) <= tolerance);
  if (match === undefined || Math.abs(Math.abs(jump) - match * Math.LN10) > maxJumpDeviation) return undefined;
  return Math.sign(lasting) === Math.sign(jump) ? match * Math.sign(jump) : undefined;
}

function buildFinding({ grid }: GuardrailSubject, { index, power, step }: UnitStep): Finding {
  const date = grid.dates[index] ?? null;
  const ratio = Math.exp(step.lasting);
  return {
    code: 'UNIT_BREAK',
    severity: 'error',
    message: `From ${date} on, values are ${formatNumber(ratio)} times the earlier ones, close to a factor of ${formatNumber(10 ** power)}. The unit probably changes there: check the scale of both parts.`,
    from: date,
    to: grid.dates.at(-1) ?? null,
    evidence: {
      power,
      ratio,
      ratioAtBreak: Math.exp(step.jump),
      largestOtherRatioNearby: Math.exp(step.otherChange),
      valuesAfter: step.observationsAfter,
    },
  };
}
