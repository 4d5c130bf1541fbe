import type { Knex } from 'knex';
import type { AlertSeries } from '../store/alertSeries.js';
import { listVintageSizes } from '../store/vintageReads.js';
import { addNote, addVintage, createPast, type Past, type PastDays } from './past.js';
import { evaluateRaised, type RaisedGuardrails, readGuardrails } from './readGuardrails.js';
import { toMoment } from './toMoment.js';

/** Vintages that a preview assesses, of which its series have equal shares. */
const maxVintages = 60;
/** Values in these vintages. To assess as many takes about two seconds. */
const maxValues = 200_000;
const note = 'By the usual publication lag and the description of the series as they are known now.';
const cutNote = 'Only the latest vintages were evaluated: a preview assesses up to 60, with up to 200,000 values.';

/** Evaluates which vintages of series raised a guardrail that the one before did not have. Takes turns. */
export async function evaluatePastGuardrails(
  db: Knex,
  all: AlertSeries[],
  wanted: string | null,
  days: PastDays,
): Promise<Past> {
  const past = createPast(0, note);
  const share = Math.max(1, Math.floor(maxVintages / all.length));
  let left = maxValues;
  for (const series of all) {
    if (left <= 0) {
      addNote(past, `Only the first ${past.seriesCount} series were evaluated.`);
      break;
    }
    const { vintages, values } = await selectVintages(db, series, days, { vintages: share, values: left }, past);
    left -= values;
    past.seriesCount += 1;
    await addPastOfSeries(db, { series, vintages, wanted, day: days.day }, past);
  }
  return past;
}

async function addPastOfSeries(
  db: Knex,
  { series, vintages, wanted, day }: { series: AlertSeries; vintages: string[]; wanted: string | null; day: string },
  past: Past,
): Promise<void> {
  let before: RaisedGuardrails | undefined;
  for (const vintage of vintages) {
    const after = await readGuardrails(db, series, vintage, day);
    if (before !== undefined && after !== undefined) {
      const firing = evaluateRaised({ before, after }, wanted, vintage, series);
      addVintage(past, vintage, firing && toMoment(firing, series));
    }
    before = after;
  }
}

/**
 * Selects the vintages to assess, oldest first: the latest ones since a day, after the one before these. Returns how many values they
 * have, and notes if limits leave out some. A series has at least two.
 */
async function selectVintages(
  db: Knex,
  { id }: AlertSeries,
  { since, day }: PastDays,
  limits: { vintages: number; values: number },
  past: Past,
): Promise<{ vintages: string[]; values: number }> {
  const latest = await listVintageSizes(db, id, day, limits.vintages + 1);
  let values = 0;
  const last = latest.findIndex(({ date, observations }, index) => {
    values += observations;
    return date <= since || (index > 0 && values >= limits.values);
  });
  const selected = latest.slice(0, last === -1 ? undefined : last + 1).map(({ date }) => date);
  const isCut = last !== -1 || latest.length > limits.vintages;
  if (isCut && (selected.at(-1) ?? '') > since) addNote(past, cutNote);
  return { vintages: selected.reverse(), values };
}
