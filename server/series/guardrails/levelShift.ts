import { toFiniteOrNull } from '../values.js';
import { type Changes, countSpreads } from './changes.js';
import { findPersistentStep, type PersistentStep } from './findPersistentStep.js';
import { formatNumber, formatPercent } from './format.js';
import type { Finding, Guardrail } from './guardrail.js';
import { findKnownEvent } from './knownEvents.js';
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
const minLargeStep = 0.5;
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
      const score = countSpreads(jump, changes.median, changes.spread);
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

/** Only flows change by half their level or more in an event: stocks and ratios of that size were redefined as well. */
function describeCause(event: string | null, isLarge: boolean): string {
  if (event === null) return 'The definition, coverage or method may have changed.';
  if (!isLarge) return `It coincides with an event, not a change of definition: ${event}.`;
  return `It coincides with an event (${event}). At this size, the definition may have changed as well.`;
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
  const event = date === null ? null : findKnownEvent(date, subject.country);
  const isLarge = subject.unitClass !== 'flow' && Math.abs(relative ?? 0) >= minLargeStep;
  return {
    code: 'LEVEL_SHIFT',
    severity: event !== null && !isLarge ? 'info' : 'warning',
    message: `From ${date} on, the level is shifted by ${size} and does not return (a change of ${formatNumber(score)} interquartile ranges). ${describeCause(event, isLarge)}`,
    from: date,
    to: null,
    evidence: {
      scale: changes.scale,
      jump: step.jump,
      lastingStep: step.lasting,
      relativeStep: relative === null ? null : toFiniteOrNull(relative),
      interquartileRanges: score,
      largestOtherChangeNearby: step.otherChange,
      knownEvent: event,
      valuesAfter: step.observationsAfter,
    },
  };
}
