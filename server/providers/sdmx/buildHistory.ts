import { isCalendarDate } from '../../series/periods.js';
import type { VintageUpdate } from '../../series/vintageUpdate.js';
import type { ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';

/** The statement of one data set about a series: values valid from an instant, optionally until another; or deleted values. */
export interface Statement {
  action: string;
  validFrom: string | undefined;
  validTo: string | undefined;
  unit: string;
  observations: ProviderObservation[];
}

export interface History {
  /** The latest values. */
  observations: ProviderObservation[];
  /** The changes of each day, oldest first. */
  steps: VintageUpdate[];
}

/** The start or end of the validity of a statement. */
interface Transition {
  at: number;
  /** The day in the provider's time zone. */
  day: string;
  isEnd: boolean;
  statement: Statement;
}

type CurrentValues = Map<string, { observation: ProviderObservation; statement: Statement }>;

/**
 * Replays statements in the order of their instants. A data set contains the changes of a publication or all its values. With `validTo`, its values end
 * there unless a later data set replaced them; without, they hold until they are replaced or deleted (SDMX REST, `includeHistory`). Throws a
 * ProviderFailure if a timestamp is invalid or a statement has two values for a date.
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
    throw new ProviderFailure('malformed', `${title} returned an invalid timestamp: ${JSON.stringify(instant)}.`);
  }
  return { at, day };
}

/** Applies the transitions of a day and returns the changed values; null for withdrawn ones. */
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
    throw new ProviderFailure('malformed', `${title} returned two values for ${observation.period}.`);
  }
  current.set(observation.date, { observation, statement });
}
