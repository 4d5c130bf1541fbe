import { isCalendarDate } from '../../series/periods.js';
import type { VintageUpdate } from '../../series/vintageUpdate.js';
import type { ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';

/** What one data set says of a series: values that held from an instant on, and until another where it names one; or values that were deleted. */
export interface Statement {
  action: string;
  validFrom: string | undefined;
  validTo: string | undefined;
  unit: string;
  observations: ProviderObservation[];
}

export interface History {
  /** What holds in the end. */
  observations: ProviderObservation[];
  /** What each day changed, oldest first; of statements without a day the first is none. */
  steps: VintageUpdate[];
}

/** A statement comes into force, or out of it. */
interface Transition {
  at: number;
  /** As the provider writes it, by its own clock. */
  day: string;
  isEnd: boolean;
  statement: Statement;
}

type CurrentValues = Map<string, { observation: ProviderObservation; statement: Statement }>;

/**
 * Plays statements back in the order of their instants. A data set holds what a publication changed, or all that it published: with `validTo` it takes
 * back what no later one has replaced, without it stands until it is replaced or deleted (SDMX REST, `includeHistory`). Throws a ProviderFailure when
 * an instant cannot be read, or when a statement has two values for a date.
 */
export function buildHistory(title: string, statements: Statement[]): History {
  const transitions = statements.flatMap((statement) => listTransitions(title, statement));
  transitions.sort((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd));
  const firstDay = transitions.find(({ day }) => day !== '')?.day;
  const current: CurrentValues = new Map();
  const steps: VintageUpdate[] = [];
  for (let from = 0, to = 0; from < transitions.length; from = to) {
    const day = transitions[from]?.day || firstDay;
    while (to < transitions.length && (transitions[to]?.day || firstDay) === day) to += 1;
    const dayTransitions = transitions.slice(from, to);
    const changed = applyTransitions(title, current, dayTransitions);
    const unit = dayTransitions.findLast(({ isEnd }) => !isEnd)?.statement.unit ?? steps.at(-1)?.unit ?? '';
    if (day !== undefined && changed.length > 0) steps.push({ date: day, unit, changed });
  }
  return { observations: Array.from(current.values(), ({ observation }) => observation), steps };
}

function listTransitions(title: string, statement: Statement): Transition[] {
  const { action, validFrom, validTo } = statement;
  const createTransition = (instant: string | undefined, isEnd: boolean): Transition => ({
    ...parseTransitionTime(title, instant),
    isEnd,
    statement,
  });
  if (action === 'Delete') return [createTransition(validTo ?? validFrom, true)];
  return [createTransition(validFrom, false), ...(validTo === undefined ? [] : [createTransition(validTo, true)])];
}

function parseTransitionTime(title: string, instant: string | undefined): Pick<Transition, 'at' | 'day'> {
  if (instant === undefined) return { at: Number.NEGATIVE_INFINITY, day: '' };
  const at = Date.parse(instant);
  const day = instant.slice(0, 10);
  if (Number.isNaN(at) || !isCalendarDate(day)) {
    throw new ProviderFailure('malformed', `${title} answered the instant ${JSON.stringify(instant)}.`);
  }
  return { at, day };
}

/** Plays the turns of a day, and answers the values that they changed; null for those withdrawn. */
function applyTransitions(title: string, current: CurrentValues, transitions: Transition[]): VintageUpdate['changed'] {
  const before = new Map<string, number | null | undefined>();
  for (const { isEnd, statement } of transitions) {
    for (const observation of statement.observations) {
      const { date } = observation;
      const currentEntry = current.get(date);
      if (!before.has(date)) before.set(date, currentEntry?.observation.value);
      if (!isEnd) setCurrent(title, current, statement, observation);
      else if (statement.action === 'Delete' || currentEntry?.statement === statement) current.delete(date);
    }
  }
  return [...before]
    .filter(([date, value]) => current.get(date)?.observation.value !== value)
    .map(([date]) => ({ date, value: current.get(date)?.observation.value ?? null }));
}

function setCurrent(
  title: string,
  current: CurrentValues,
  statement: Statement,
  observation: ProviderObservation,
): void {
  if (current.get(observation.date)?.statement === statement) {
    throw new ProviderFailure('malformed', `${title} answered two values for ${observation.period}.`);
  }
  current.set(observation.date, { observation, statement });
}
