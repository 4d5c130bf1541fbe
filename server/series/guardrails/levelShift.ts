import type { Changes } from './changes.js';
import { findPersistentStep, type PersistentStep } from './findPersistentStep.js';
import { formatNumber, formatPercent } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import type { GuardrailSubject } from './subject.js';
import { findUnitSteps } from './unitBreak.js';

/** A change is extraordinary if it is more than this many interquartile ranges from the median change. */
const maxOrdinaryScore = 8;
/** Minimum and maximum share of the jump that persists: crises recover or deepen, a new definition does neither. */
const minLastingShare = 0.7;
const maxLastingShare = 1.4;
/** Maximum other change nearby, as a share of the jump. */
const maxNearbyShare = 0.4;
const minChanges = 20;
/** Rates and prices move in steps: policy rates, pegs and devaluations. */
const steppedUnitClasses = new Set(['rate', 'price']);

/** A single extraordinary change that persists and is not a power of ten: a break in definition, coverage or method. */
export const levelShift: Guardrail = {
  code: 'LEVEL_SHIFT',
  check: (subject) => {
    const changes = subject.getUnseasonalChanges();
    if (steppedUnitClasses.has(subject.unitClass)) return { notApplicable: 'rates and prices move in steps by nature' };
    if (subject.count <= minChanges) return { notApplicable: `needs more than ${minChanges} values` };
    if (changes.spread === 0) return { notApplicable: 'the values hardly change' };
    const unitStepIndexes = new Set(findUnitSteps(subject).map(({ index }) => index));
    return changes.differences.flatMap((jump, index) => {
      if (jump === null || unitStepIndexes.has(index)) return [];
      const score = Math.abs(jump - changes.median) / changes.spread;
      if (score <= maxOrdinaryScore) return [];
      const step = findPersistentStep(changes, index, subject.frequency, maxNearbyShare);
      return step && isLasting(step) ? [buildFinding(subject, changes, index, score, step)] : [];
    });
  },
};

function isLasting({ jump, lasting }: PersistentStep): boolean {
  const share = lasting / jump;
  return share >= minLastingShare && share <= maxLastingShare;
}

/**
 * Whether the pandemic explains the step: it shifted levels persistently in 2020, but not by half the level or more.
 */
function isPandemic(date: string | null, relativeStep: number | null): boolean {
  if (date === null || date < '2020-02-01' || date > '2020-07-31') return false;
  return relativeStep === null || Math.abs(relativeStep) < 0.5;
}

function buildFinding(
  subject: GuardrailSubject,
  changes: Changes,
  index: number,
  score: number,
  step: PersistentStep,
): Finding {
  const date = subject.grid.dates[index] ?? null;
  const relative = changes.scale === 'log' ? Math.expm1(step.lasting) : null;
  const size = relative === null ? formatNumber(step.lasting) : formatPercent(relative);
  const isPandemicStep = isPandemic(date, relative);
  const cause = isPandemicStep
    ? 'It coincides with the COVID-19 pandemic.'
    : 'The definition, coverage or method may have changed.';
  return {
    code: 'LEVEL_SHIFT',
    severity: isPandemicStep ? 'info' : 'warning',
    message: `From ${date} on, the level is shifted by ${size} and does not return (a change of ${formatNumber(score)} interquartile ranges). ${cause}`,
    from: date,
    to: null,
    evidence: {
      scale: changes.scale,
      jump: step.jump,
      lastingStep: step.lasting,
      relativeStep: relative,
      interquartileRanges: score,
      largestOtherChangeNearby: step.otherChange,
      knownEvent: isPandemicStep ? 'COVID-19 pandemic' : null,
      valuesAfter: step.observationsAfter,
    },
  };
}
