import { isCalendarDate } from '../../series/periods.js';
import type { VintageStep } from '../../series/vintageSteps.js';
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
  steps: VintageStep[];
}

/** A statement comes into force, or out of it. */
interface Turn {
  at: number;
  /** As the provider writes it, by its own clock. */
  day: string;
  ends: boolean;
  statement: Statement;
}

type Known = Map<string, { observation: ProviderObservation; statement: Statement }>;

/**
 * Plays statements back in the order of their instants. A data set holds what a publication changed, or all that it published: with `validTo` it takes
 * back what no later one has replaced, without it stands until it is replaced or deleted (SDMX REST, `includeHistory`). Throws a ProviderFailure when
 * an instant cannot be read, or when a statement has two values for a date.
 */
export function historyOf(title: string, statements: Statement[]): History {
  const turns = statements.flatMap((statement) => turnsOf(title, statement));
  turns.sort((a, b) => a.at - b.at || Number(b.ends) - Number(a.ends));
  const firstDay = turns.find(({ day }) => day !== '')?.day;
  const known: Known = new Map();
  const steps: VintageStep[] = [];
  for (let from = 0, to = 0; from < turns.length; from = to) {
    const day = turns[from]?.day || firstDay;
    while (to < turns.length && (turns[to]?.day || firstDay) === day) to += 1;
    const ofDay = turns.slice(from, to);
    const changed = play(title, known, ofDay);
    const unit = ofDay.findLast(({ ends }) => !ends)?.statement.unit ?? steps.at(-1)?.unit ?? '';
    if (day !== undefined && changed.length > 0) steps.push({ date: day, unit, changed });
  }
  return { observations: Array.from(known.values(), ({ observation }) => observation), steps };
}

function turnsOf(title: string, statement: Statement): Turn[] {
  const { action, validFrom, validTo } = statement;
  const turn = (instant: string | undefined, ends: boolean): Turn => ({
    ...readInstant(title, instant),
    ends,
    statement,
  });
  if (action === 'Delete') return [turn(validTo ?? validFrom, true)];
  return [turn(validFrom, false), ...(validTo === undefined ? [] : [turn(validTo, true)])];
}

function readInstant(title: string, instant: string | undefined): Pick<Turn, 'at' | 'day'> {
  if (instant === undefined) return { at: Number.NEGATIVE_INFINITY, day: '' };
  const at = Date.parse(instant);
  const day = instant.slice(0, 10);
  if (Number.isNaN(at) || !isCalendarDate(day)) {
    throw new ProviderFailure('malformed', `${title} answered the instant ${JSON.stringify(instant)}.`);
  }
  return { at, day };
}

/** Plays the turns of a day, and answers the values that they changed; null for those withdrawn. */
function play(title: string, known: Known, turns: Turn[]): VintageStep['changed'] {
  const before = new Map<string, number | null | undefined>();
  for (const { ends, statement } of turns) {
    for (const observation of statement.observations) {
      const { date } = observation;
      const held = known.get(date);
      if (!before.has(date)) before.set(date, held?.observation.value);
      if (!ends) hold(title, known, statement, observation);
      else if (statement.action === 'Delete' || held?.statement === statement) known.delete(date);
    }
  }
  return [...before]
    .filter(([date, value]) => known.get(date)?.observation.value !== value)
    .map(([date]) => ({ date, value: known.get(date)?.observation.value ?? null }));
}

function hold(title: string, known: Known, statement: Statement, observation: ProviderObservation): void {
  if (known.get(observation.date)?.statement === statement) {
    throw new ProviderFailure('malformed', `${title} answered two values for ${observation.period}.`);
  }
  known.set(observation.date, { observation, statement });
}
