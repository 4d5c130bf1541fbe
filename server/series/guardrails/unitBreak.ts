import type { Finding, Guardrail } from './guardrail.js';
import { type PersistentStep, persistentStep } from './persistentStep.js';
import type { GuardrailSubject } from './subject.js';
import { inWords } from './wording.js';

/** Powers of ten by which units are mistaken: per cent and shares, thousands, millions, billions. */
const powers = [1, 2, 3, 6, 9];
const closeToPower = Math.log(1.1);
/** A restless series may miss the power of ten by its largest other change nearby as well, up to this. */
const mostNoise = Math.log(1.4);
/** A single change may miss the power of ten by this much (season, growth) when the medians do not. */
const jumpLeeway = Math.log(2.5);
/** Largest other change nearby, as a share of the jump. */
const aloneWithin = 0.25;

interface UnitStep {
  at: number;
  power: number;
  step: PersistentStep;
}

/** A lasting step by a power of ten (10, 100, 1000, a million, a billion): the unit changed inside the series, or one part of it is mistaken. */
export const unitBreak: Guardrail = {
  code: 'UNIT_BREAK',
  check: (subject) => {
    if (subject.count < 2) return { notApplicable: 'fewer than two values' };
    if (subject.changes().scale !== 'log') return { notApplicable: 'not all values are positive' };
    return unitSteps(subject).map((step) => finding(subject, step));
  },
};

/** Every place where the unit of a positive series seems to change. */
export function unitSteps(subject: GuardrailSubject): UnitStep[] {
  const changes = subject.changes();
  if (changes.scale !== 'log') return [];
  return changes.steps.flatMap((jump, at) => {
    if (jump === null || Math.abs(jump) < Math.LN10 - jumpLeeway) return [];
    const step = persistentStep(changes, at, subject.frequency, aloneWithin);
    const power = step && powerOf(step);
    return step && power !== undefined ? [{ at, power, step }] : [];
  });
}

function powerOf({ jump, lasting, otherChange }: PersistentStep): number | undefined {
  const leeway = closeToPower + Math.min(otherChange, mostNoise);
  const size = powers.find((power) => Math.abs(Math.abs(lasting) - power * Math.LN10) <= leeway);
  if (size === undefined || Math.abs(Math.abs(jump) - size * Math.LN10) > jumpLeeway) return undefined;
  return Math.sign(lasting) === Math.sign(jump) ? size * Math.sign(jump) : undefined;
}

function finding({ grid }: GuardrailSubject, { at, power, step }: UnitStep): Finding {
  const date = grid.dates[at] ?? null;
  const ratio = Math.exp(step.lasting);
  return {
    code: 'UNIT_BREAK',
    severity: 'error',
    message: `From ${date} the values are ${inWords(ratio)} times those before, close to ${inWords(10 ** power)}: the unit seems to change there.`,
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
