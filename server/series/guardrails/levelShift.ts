import type { Changes } from './changes.js';
import type { Finding, Guardrail } from './guardrail.js';
import { type PersistentStep, persistentStep } from './persistentStep.js';
import type { GuardrailSubject } from './subject.js';
import { unitSteps } from './unitBreak.js';
import { asPercent, inWords } from './wording.js';

/** A change beyond this many interquartile ranges from the usual one is no ordinary one. */
const farOut = 8;
/** Share of the jump that must last, and the most it may grow to: crises recover or deepen, a new definition does neither. */
const lastsAtLeast = 0.7;
const lastsAtMost = 1.4;
/** Largest other change nearby, as a share of the jump. */
const aloneWithin = 0.4;
const leastChanges = 20;
/** Policy rates, pegs and devaluations. */
const movesInSteps = new Set(['rate', 'price']);

/** One change far outside the usual ones that lasts and stands alone, and is no power of ten: a break in definition, coverage or method. */
export const levelShift: Guardrail = {
  code: 'LEVEL_SHIFT',
  check: (subject) => {
    const changes = subject.unseasonalChanges();
    if (movesInSteps.has(subject.unitClass)) return { notApplicable: 'rates and prices move in steps by nature' };
    if (subject.count <= leastChanges) return { notApplicable: `needs more than ${leastChanges} values` };
    if (changes.spread === 0) return { notApplicable: 'the values hardly change' };
    const unitPlaces = new Set(unitSteps(subject).map(({ at }) => at));
    return changes.steps.flatMap((jump, at) => {
      if (jump === null || unitPlaces.has(at)) return [];
      const score = Math.abs(jump - changes.median) / changes.spread;
      if (score <= farOut) return [];
      const step = persistentStep(changes, at, subject.frequency, aloneWithin);
      return step && isLasting(step) ? [finding(subject, changes, at, score, step)] : [];
    });
  },
};

function isLasting({ jump, lasting }: PersistentStep): boolean {
  const share = lasting / jump;
  return share >= lastsAtLeast && share <= lastsAtMost;
}

/** The pandemic moved levels lastingly in one month; no step by half the level is put down to it. */
function isPandemic(date: string | null, relativeStep: number | null): boolean {
  if (date === null || date < '2020-02-01' || date > '2020-07-31') return false;
  return relativeStep === null || Math.abs(relativeStep) < 0.5;
}

function finding(
  subject: GuardrailSubject,
  changes: Changes,
  at: number,
  score: number,
  step: PersistentStep,
): Finding {
  const date = subject.grid.dates[at] ?? null;
  const relative = changes.scale === 'log' ? Math.expm1(step.lasting) : null;
  const size = relative === null ? inWords(step.lasting) : asPercent(relative);
  const pandemic = isPandemic(date, relative);
  return {
    code: 'LEVEL_SHIFT',
    severity: pandemic ? 'info' : 'warning',
    message: `From ${date} the level differs lastingly by ${size}, a change of ${inWords(score)} interquartile ranges: ${pandemic ? 'the pandemic of 2020' : 'the definition or method may have changed'}.`,
    from: date,
    to: null,
    evidence: {
      scale: changes.scale,
      jump: step.jump,
      lastingStep: step.lasting,
      relativeStep: relative,
      interquartileRanges: score,
      largestOtherChangeNearby: step.otherChange,
      knownEvent: pandemic ? 'COVID-19 pandemic' : null,
      valuesAfter: step.observationsAfter,
    },
  };
}
