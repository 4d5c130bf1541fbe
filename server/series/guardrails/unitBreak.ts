import { findPersistentStep, type PersistentStep } from './findPersistentStep.js';
import { formatNumber } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';

/** Powers of ten by which units are mistaken: per cent and shares, thousands, millions, billions. */
const powers = [1, 2, 3, 6, 9];
const maxPowerDeviation = Math.log(1.1);
/** A restless series may miss the power of ten by its largest other change nearby as well, up to this. */
const maxNoise = Math.log(1.4);
/** A single change may miss the power of ten by this much (season, growth) when the medians do not. */
const maxJumpDeviation = Math.log(2.5);
/** Largest other change nearby, as a share of the jump. */
const maxNearbyShare = 0.25;

interface UnitStep {
  index: number;
  power: number;
  step: PersistentStep;
}

/** A lasting step by a power of ten (10, 100, 1000, a million, a billion): the unit changed inside the series, or one part of it is mistaken. */
export const unitBreak: Guardrail = {
  code: 'UNIT_BREAK',
  check: (subject) => {
    if (subject.count < 2) return { notApplicable: 'fewer than two values' };
    if (subject.getChanges().scale !== 'log') return { notApplicable: 'not all values are positive' };
    return findUnitSteps(subject).map((step) => buildFinding(subject, step));
  },
};

/** Every place where the unit of a positive series seems to change. */
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
    message: `From ${date} the values are ${formatNumber(ratio)} times those before, close to ${formatNumber(10 ** power)}: the unit seems to change there.`,
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
