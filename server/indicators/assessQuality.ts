import type { Knex } from 'knex';
import type { ReleaseFacts } from '../releases/releaseFacts.js';
import {
  completeReport,
  type DayFacts,
  type Finding,
  type GuardrailContext,
  type GuardrailReport,
  iterateBreakChecks,
  ruleVersion,
  type SeriesFacts,
} from '../series/guardrails/index.js';
import { prepareSubject } from '../series/guardrails/subject.js';
import type { Observation } from '../series/observation.js';
import { assessPreviewQuality, type PreviewQuality } from '../series/previewQuality.js';
import { iterateAssessment, type SeriesAssessment } from '../series/seriesAssessment.js';
import { readOnce } from '../store/libraryMemory.js';
import { listObservations } from '../store/observations.js';
import { readPreparedAssessment } from '../store/preparedSeries.js';
import { findLastCheck } from '../store/seriesSources.js';
import { listLatestVintages } from '../store/vintageReads.js';
import { runInTurns } from '../takeTurn.js';
import { getVintageUnit } from './describeSeries.js';
import type { FoundSeries } from './findSeries.js';
import { getAsOfDay, type VintageUsed } from './selectVintage.js';

/** Number of earlier vintages to compare the selected one with. */
const maxComparedVintages = 4;
/** Number of observations to assess: the newest ones. */
const maxAssessed = 20_000;

interface QualityInput {
  found: FoundSeries;
  vintage: VintageUsed;
  release: ReleaseFacts;
  today: string;
}

/** What a vintage contains: the range and the number of its values, and what was found out about them. */
export interface VintageAssessment {
  coverage: { firstDate: string | null; lastDate: string | null; observationCount: number };
  assessment: SeriesAssessment;
}

interface Quality extends Pick<VintageAssessment, 'coverage'> {
  guardrails: GuardrailReport;
  previewQuality: PreviewQuality;
}

/**
 * Computes the guardrails and the preview quality of a series in one vintage, as of today, or as of the vintage if one
 * was requested; once for each state of the series, vintage and day. `readObservations` reads the values of the vintage
 * in date order. Works in turns.
 */
export async function assessQuality(
  db: Knex,
  input: QualityInput,
  readObservations: () => Promise<Observation[]>,
): Promise<Quality> {
  const { found, vintage } = input;
  const days = await findDays(db, input);
  const facts = formatFacts(found);
  const key = `quality ${found.series.id} ${found.series.version} ${vintage.requested} ${facts} ${JSON.stringify(days)}`;
  const text = await readOnce(db, key, async () => {
    const prepared =
      vintage.requested === null ? await readPreparedAssessment<VintageAssessment>(db, found.series, facts) : undefined;
    const assessed = prepared ?? (await assessVintage(db, input, await readObservations()));
    // Kept as JSON, because garbage collection would visit each of the sixty or so objects of a report.
    const value = JSON.stringify(judge(found, days, assessed));
    return { value, seriesIds: [found.series.id], bytes: value.length };
  });
  return JSON.parse(text);
}

/** Finds out about a vintage what its quality depends on besides the day. `observations` are its values in date order. Works in turns. */
export async function assessVintage(
  db: Knex,
  input: QualityInput,
  observations: Observation[],
): Promise<VintageAssessment> {
  const subject = prepareSubject(await buildGuardrailContext(db, input, observations));
  return {
    coverage: describeCoverage(observations),
    assessment: await runInTurns(iterateAssessment(subject)),
  };
}

/** Returns the quality of a vintage on a day. */
function judge(found: FoundSeries, days: DayFacts, { coverage, assessment }: VintageAssessment): Quality {
  const { results, values, lastDate, rows } = assessment;
  const { frequency, publishesProjections } = describeFacts(found);
  const subject = { frequency, publishesProjections, ...days, lastDate: lastDate ?? undefined, rows };
  return {
    coverage,
    guardrails: completeReport(results, subject),
    previewQuality: assessPreviewQuality(values, subject),
  };
}

/** Finds the dates at which the unit or the level of a series breaks in one vintage. Works in turns. */
export async function findBreaks(db: Knex, input: QualityInput, observations: Observation[]): Promise<Finding[]> {
  const context = { ...describeFacts(input.found), ...(await findDays(db, input)) };
  return runInTurns(iterateBreakChecks({ ...context, observations: selectAssessed(observations) }));
}

/** Collects the input of the guardrails for a series in one vintage: its newest observations and the vintages before. */
export async function buildGuardrailContext(
  db: Knex,
  input: QualityInput,
  observations: Observation[],
): Promise<GuardrailContext> {
  const current = selectAssessed(observations);
  const start = current.length < observations.length ? current[0]?.date : undefined;
  const vintages = await readVintagesUpTo(db, input.found, input.vintage, { current, start });
  return { ...describeFacts(input.found), ...(await findDays(db, input)), observations: current, vintages };
}

function selectAssessed(observations: Observation[]): Observation[] {
  return observations.slice(-maxAssessed);
}

function describeCoverage(observations: Observation[]): VintageAssessment['coverage'] {
  const hasValue = ({ value }: Observation) => value !== null;
  let observationCount = 0;
  for (const one of observations) if (hasValue(one)) observationCount++;
  const [first, last] = [observations.find(hasValue), observations.findLast(hasValue)];
  return { firstDate: first?.date ?? null, lastDate: last?.date ?? null, observationCount };
}

/** Returns everything that an assessment depends on besides the values and, if it is settled, the day. */
export function formatFacts(found: FoundSeries): string {
  return JSON.stringify({ ...describeFacts(found), ruleVersion });
}

/** Describes a series in one vintage to the guardrails, without its values. */
function describeFacts(found: FoundSeries): SeriesFacts {
  const { indicator, series } = found;
  return {
    frequency: indicator.frequency,
    seasonalAdjustment: series.seasonalAdjustment,
    annualRate: series.annualRate,
    unit: getVintageUnit(found),
    unitClass: indicator.unitClass,
    priceBasis: indicator.priceBasis,
    currency: series.currency,
    country: series.country,
    publishesProjections: series.publishesProjections,
  };
}

/** Returns the days as of which a series in one vintage is checked. */
async function findDays(db: Knex, { found, vintage, release, today }: QualityInput): Promise<DayFacts> {
  const asOf = getAsOfDay(vintage, today);
  return {
    asOf,
    copyDay: await findCopyDay(db, found, vintage, asOf),
    libraryDay: release.libraryDay < asOf ? release.libraryDay : asOf,
    publicationLagDays: release.description.usualLagDays,
  };
}

/**
 * Returns the day until which the library's copy of a series is current: the last successful check at its source, or its
 * vintage. An earlier vintage was current as of the day on which the series is assessed.
 */
async function findCopyDay(db: Knex, { series, vintages }: FoundSeries, { resolved }: VintageUsed, asOf: string) {
  if (resolved === null || resolved !== vintages.last) return asOf;
  const checkedDay = (await findLastCheck(db, series.id))?.slice(0, 10) ?? '';
  const day = checkedDay > resolved ? checkedDay : resolved;
  return day < asOf ? day : asOf;
}

/** The observations of the current vintage, and the date from which the earlier ones are read. */
interface Assessed {
  current: Observation[];
  start: string | undefined;
}

async function readVintagesUpTo(
  db: Knex,
  { series }: FoundSeries,
  { resolved }: VintageUsed,
  { current, start }: Assessed,
) {
  if (resolved === null) return [];
  const compared = await listLatestVintages(db, series, resolved, maxComparedVintages + 1);
  const window = { order: 'asc', ...(start !== undefined && { start }) } as const;
  const reads = compared.map(async ({ date, unit }) => ({
    date,
    unit,
    observations: date === resolved ? current : await listObservations(db, series, { ...window, asOf: date }),
  }));
  return Promise.all(reads);
}
