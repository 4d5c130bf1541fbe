/*
 * Preview quality: a quick grade of a series. Coverage, history and freshness each get a grade; the series gets the
 * worst of the three.
 *
 *             A       B     C     D     E
 *  coverage   99 %    95 %  85 %  60 %  less   share of periods with a value, from the first to the last
 *  history    20 y    10 y  5 y   2 y   less   at best C below 20 values, E below 5
 *  freshness  0 late  1     3     more         periods overdue as of the library's copy; a copy clearly behind the library is C,
 *                                              and a series that has probably ended D
 *
 * The freshness limits are those of monthly and lower frequencies; guardrails/overdue.ts has longer ones for days and
 * weeks.
 */
import { observationsPerYear } from './frequency.js';
import { formatCount } from './guardrails/format.js';
import { findGaps } from './guardrails/gap.js';
import type { DaySubject } from './guardrails/guardrail.js';
import { countPeriodsBehind } from './guardrails/heldUntil.js';
import { computeOverdue, hasEnded, periodsUntilError } from './guardrails/overdue.js';
import type { GuardrailSubject } from './guardrails/subject.js';
import { countDaysBetween } from './periods.js';

type QualityGrade = 'A' | 'B' | 'C' | 'D' | 'E';

/**
 * `sharePresent` is the share (0 to 1) of periods with a value, from the first value to the last. `periodsLate` counts the
 * periods that the source had not published when the library's copy was made, `copyPeriodsLate` those due since. All are
 * null without values.
 */
export interface PreviewQuality {
  grade: QualityGrade;
  /** One sentence each for coverage, history and freshness, for every grade; one sentence if all values are projections. */
  reasons: string[];
  sharePresent: number | null;
  gapCount: number;
  longestGapPeriods: number;
  observationCount: number;
  historyYears: number;
  periodsLate: number | null;
  copyPeriodsLate: number | null;
}

/** What the grade depends on besides the day. */
export interface ValueSummary {
  observationCount: number;
  gapCount: number;
  missingPeriods: number;
  longestGapPeriods: number;
  historyYears: number;
  hasOnlyProjections: boolean;
}

interface Assessment {
  grade: QualityGrade;
  reason: string;
}

const grades: QualityGrade[] = ['A', 'B', 'C', 'D', 'E'];
const daysPerYear = 365.25;
const onlyProjections = 'All values are projections. Quality is judged for observed values only.';

/** Describes the values of a series, without projections. */
export function summarizeValues(subject: GuardrailSubject): ValueSummary {
  const gaps = findGaps(subject);
  return {
    observationCount: subject.count,
    gapCount: gaps.length,
    missingPeriods: gaps.reduce((sum, gap) => sum + gap.periods, 0),
    longestGapPeriods: gaps.reduce((max, gap) => Math.max(max, gap.periods), 0),
    historyYears: computeHistoryYears(subject),
    hasOnlyProjections: subject.count === 0 && subject.rows.some(({ value }) => value !== null),
  };
}

/** Grades a series by how usable its data are, as of the day `asOf`. */
export function assessPreviewQuality(values: ValueSummary, subject: DaySubject): PreviewQuality {
  const { observationCount, gapCount, missingPeriods, longestGapPeriods, historyYears } = values;
  const sharePresent = observationCount === 0 ? null : observationCount / (observationCount + missingPeriods);
  const periodsLate = countPeriodsLate(subject, subject.copyDay);
  const assessments = [
    assessCoverage(sharePresent, gapCount, longestGapPeriods),
    assessHistory(observationCount, historyYears),
    assessFreshness(subject, periodsLate),
  ];
  return {
    grade: findWorstGrade(assessments.map(({ grade }) => grade)),
    reasons: values.hasOnlyProjections ? [onlyProjections] : assessments.map(({ reason }) => reason),
    sharePresent,
    gapCount,
    longestGapPeriods,
    observationCount,
    historyYears,
    periodsLate,
    copyPeriodsLate: periodsLate === null ? null : (countPeriodsLate(subject, subject.asOf) ?? 0) - periodsLate,
  };
}

function assessCoverage(share: number | null, gaps: number, longestGap: number): Assessment {
  if (share === null) return { grade: 'E', reason: 'The series has no values.' };
  const grade = findGrade(share, [0.99, 0.95, 0.85, 0.6]);
  if (gaps === 0) return { grade, reason: 'Every period from the first to the last has a value.' };
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return {
    grade,
    reason: `${percent}% of periods have a value (${formatCount(gaps, 'gap')}, the longest of ${formatCount(longestGap, 'period')}).`,
  };
}

function assessHistory(count: number, years: number): Assessment {
  const byYears = findGrade(years, [20, 10, 5, 2]);
  const byCount: QualityGrade = count < 5 ? 'E' : count < 20 ? 'C' : 'A';
  return {
    grade: findWorstGrade([byYears, byCount]),
    reason: `The history spans ${years} years (${formatCount(count, 'value')}).`,
  };
}

function assessFreshness(subject: DaySubject, periodsLate: number | null): Assessment {
  const { frequency, lastDate, asOf, copyDay, publicationLagDays } = subject;
  if (periodsLate === null || lastDate === undefined) return { grade: 'E', reason: 'No value has been published yet.' };
  if (countPeriodsBehind(subject, lastDate) > 0)
    return {
      grade: 'C',
      reason: `The library's copy, of ${copyDay}, ends with ${lastDate}, and later values were due since.`,
    };
  if (hasEnded(frequency, lastDate, copyDay, publicationLagDays))
    return { grade: 'D', reason: `The source has probably ended the series: its last value is for ${lastDate}.` };
  const copy = copyDay < asOf ? ` when the library's copy was made (${copyDay})` : '';
  if (periodsLate === 0)
    return { grade: 'A', reason: `The latest value, for ${lastDate}, ${copy ? 'was' : 'is'} up to date${copy}.` };
  const errorThreshold = periodsUntilError[frequency];
  const grade = findGrade(-periodsLate, [0, -Math.ceil(errorThreshold / 3), -errorThreshold]);
  return {
    grade,
    reason: `The latest value is for ${lastDate}, ${formatCount(periodsLate, 'period')} behind schedule${copy}.`,
  };
}

/** Number of periods due by a day that the series does not have. */
function countPeriodsLate({ lastDate, frequency, publicationLagDays }: DaySubject, day: string): number | null {
  return lastDate === undefined ? null : computeOverdue(frequency, lastDate, day, publicationLagDays).periodsMissed;
}

/** Years from the first period to the last, rounded to a tenth. */
function computeHistoryYears({ frequency, grid, firstDate, lastDate }: GuardrailSubject): number {
  if (firstDate === undefined || lastDate === undefined) return 0;
  const years =
    frequency === 'daily'
      ? (countDaysBetween(firstDate, lastDate) + 1) / daysPerYear
      : grid.dates.length / observationsPerYear[frequency];
  return Math.round(years * 10) / 10;
}

function findGrade(value: number, limits: number[]): QualityGrade {
  const index = limits.findIndex((limit) => value >= limit);
  return grades[index < 0 ? limits.length : index] ?? 'E';
}

function findWorstGrade(candidates: QualityGrade[]): QualityGrade {
  return grades[Math.max(...candidates.map((grade) => grades.indexOf(grade)))] ?? 'E';
}
