/*
 * Applies data-quality checks of indicators to the sample of a forecast: whether it is stale, whether its newest values
 * are preliminary, and where its level or its unit breaks.
 */
import type { Knex } from 'knex';
import { buildGuardrailContext } from '../../indicators/assessQuality.js';
import { findReleaseFacts } from '../../releases/releaseFacts.js';
import type { Frequency } from '../../series/frequency.js';
import type { NotApplicable } from '../../series/guardrails/finding.js';
import type { Finding } from '../../series/guardrails/guardrail.js';
import { levelShift } from '../../series/guardrails/levelShift.js';
import { preliminary } from '../../series/guardrails/preliminary.js';
import { checkLateness } from '../../series/guardrails/stale.js';
import { prepareSubject } from '../../series/guardrails/subject.js';
import { unitBreak } from '../../series/guardrails/unitBreak.js';
import { addPeriods } from '../../series/periods.js';
import type { DatedValues } from '../../series/transformedSample.js';
import { runInTurns } from '../../takeTurn.js';
import { describeSample } from '../describeSample.js';
import type { LabSeries, LibrarySource } from '../loadLabSeries.js';

type CheckResult = Finding[] | NotApplicable;

/** Plain data, because it is sent to a worker thread. */
export interface InputChecks {
  stale: CheckResult;
  preliminary: CheckResult;
  /** Level shifts and unit breaks within the sample. */
  breaks: CheckResult;
}

/** First date of the placeholder calendar for values without dates. */
const placeholderStart = '1000-01-01';

/** Checks the sample as of today or, when a vintage is requested, as of that vintage. */
export async function checkInput(db: Knex, series: LabSeries, season: number, today: string): Promise<InputChecks> {
  return series.source === null
    ? checkSentValues(series, season, today)
    : checkLibrarySeries(db, series.source, series.sample, today);
}

async function checkLibrarySeries(
  db: Knex,
  source: LibrarySource,
  sample: DatedValues,
  today: string,
): Promise<InputChecks> {
  const { found, vintage, observations } = source;
  const release = await findReleaseFacts(db, found.series.releaseId, vintage.requested ?? today);
  const context = await buildGuardrailContext(db, { found, vintage, release, today }, observations);
  const subject = prepareSubject(context);
  await runInTurns(subject.prepareVintageSteps());
  const { start, end } = describeSample(sample);
  const isTruncated = end !== null && subject.lastDate !== undefined && end < subject.lastDate;
  const overlapsSample = ({ from, to }: Finding): boolean =>
    (from ?? '') <= (end ?? '') && (to ?? '9999') > (start ?? '');
  return {
    stale: isTruncated
      ? { notApplicable: 'the requested sample ends before the newest value' }
      : checkLateness({ ...subject, copyDay: context.asOf }),
    preliminary: filterFindings(preliminary.check(subject), overlapsSample),
    breaks: filterFindings(mergeResults([unitBreak.check(subject), levelShift.check(subject)]), ({ from }) =>
      Boolean(from && start && end && from > start && from <= end),
    ),
  };
}

function checkSentValues({ sample, metadata }: LabSeries, season: number, today: string): InputChecks {
  const frequency = metadata.frequency ?? inferFrequency(season);
  const dates = sample.dates ?? Array.from(sample.values, (_, index) => addPeriods(placeholderStart, index, frequency));
  const subject = prepareSubject({
    ...unknownMetadata,
    frequency,
    unit: sample.unit,
    asOf: today,
    copyDay: today,
    libraryDay: today,
    observations: dates.map((date, index) => ({ date, value: sample.values[index] ?? null })),
  });
  const breaks = mergeResults([unitBreak.check(subject), levelShift.check(subject)]);
  const isDated = sample.dates !== undefined;
  return {
    stale: isDated ? checkLateness(subject) : { notApplicable: 'the values have no dates' },
    preliminary: { notApplicable: 'values sent in the request have no vintages' },
    breaks: isDated || 'notApplicable' in breaks ? breaks : breaks.map((finding) => toIndexedFinding(finding, dates)),
  };
}

/** Metadata of values sent in the request. */
const unknownMetadata = {
  seasonalAdjustment: 'not_applicable',
  annualRate: false,
  unitClass: 'stock',
  priceBasis: 'not_applicable',
  currency: null,
  publicationLagDays: null,
  country: null,
  publishesProjections: false,
} as const;

/** Replaces the placeholder date of a finding with the position of the value. */
function toIndexedFinding(finding: Finding, dates: readonly string[]): Finding {
  const index = dates.indexOf(finding.from ?? '');
  const message = finding.message.replaceAll(finding.from ?? '', `value ${index + 1}`);
  return { ...finding, message, from: null, to: null, evidence: { place: index, ...finding.evidence } };
}

/** Returns a frequency for the windows of the checks, derived from the season when the frequency is unknown. */
function inferFrequency(season: number): Frequency {
  if (season === 1) return 'annual';
  return season <= 4 ? 'quarterly' : 'monthly';
}

/** Combines the findings of checks; not applicable only when no check is applicable. */
function mergeResults(results: CheckResult[]): CheckResult {
  const findings = results.flatMap((result) => ('notApplicable' in result ? [] : result));
  return results.every((result) => 'notApplicable' in result) ? (results[0] ?? findings) : findings;
}

function filterFindings(result: CheckResult, predicate: (finding: Finding) => boolean): CheckResult {
  return 'notApplicable' in result ? result : result.filter(predicate);
}
