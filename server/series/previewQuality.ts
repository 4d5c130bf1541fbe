/*
 * Preview quality: is a series worth opening? Coverage, history and freshness each get a grade, the worst of the three is the series'.
 *
 *              A        B          C           D             E
 *  coverage    99 %     95 %       85 %        60 %          less     share of periods with a value, from the first to the last
 *  history     20 y     10 y       5 y         2 y           less     no better than C under 20 values, E under 5
 *  freshness   0 late   1          3           8             more     periods late; a discontinued series, being history, is C
 *
 * The limits of freshness are those of months, quarters and years; for days and weeks guardrails/overdue.ts has longer ones.
 */
import { observationsPerYear } from './frequency.js';
import { gapsOf } from './guardrails/gap.js';
import type { GuardrailContext } from './guardrails/guardrail.js';
import { overdue, periodsTillEnded, periodsTillError } from './guardrails/overdue.js';
import { type GuardrailSubject, prepareSubject } from './guardrails/subject.js';
import { counted } from './guardrails/wording.js';
import { daysBetween } from './periods.js';

type QualityGrade = 'A' | 'B' | 'C' | 'D' | 'E';

/** `sharePresent` is 0 to 1 of the periods from the first value to the last; null without values. `periodsLate` is null where none is awaited. */
export interface PreviewQuality {
  grade: QualityGrade;
  /** One plain sentence for coverage, history and freshness each, whatever the grade. */
  reasons: string[];
  sharePresent: number | null;
  gapCount: number;
  longestGapPeriods: number;
  observationCount: number;
  historyYears: number;
  periodsLate: number | null;
}

interface Judgement {
  grade: QualityGrade;
  reason: string;
}

const grades: QualityGrade[] = ['A', 'B', 'C', 'D', 'E'];
const daysInYear = 365.25;

/** Judges a series by what it is to work with, not by what it says. Pure: the day of judgement is `asOf`. */
export function previewQuality(context: GuardrailContext): PreviewQuality {
  const subject = prepareSubject(context);
  const gaps = gapsOf(subject);
  const missing = gaps.reduce((sum, gap) => sum + gap.periods, 0);
  const sharePresent = subject.count === 0 ? null : subject.count / (subject.count + missing);
  const longestGapPeriods = gaps.reduce((most, gap) => Math.max(most, gap.periods), 0);
  const historyYears = yearsOf(subject);
  const periodsLate = latenessOf(subject);
  const judgements = [
    judgeCoverage(sharePresent, gaps.length, longestGapPeriods),
    judgeHistory(subject.count, historyYears),
    judgeFreshness(subject, periodsLate),
  ];
  return {
    grade: worst(judgements.map(({ grade }) => grade)),
    reasons: judgements.map(({ reason }) => reason),
    sharePresent,
    gapCount: gaps.length,
    longestGapPeriods,
    observationCount: subject.count,
    historyYears,
    periodsLate,
  };
}

function judgeCoverage(share: number | null, gaps: number, longest: number): Judgement {
  if (share === null) return { grade: 'E', reason: 'There are no values.' };
  const grade = gradeAtLeast(share, [0.99, 0.95, 0.85, 0.6]);
  if (gaps === 0) return { grade, reason: 'Every period from the first to the last has a value.' };
  const percent = (Math.floor(share * 1000) / 10).toFixed(1);
  return {
    grade,
    reason: `${percent} % of periods have a value, with ${counted(gaps, 'gap')} of up to ${counted(longest, 'period')}.`,
  };
}

function judgeHistory(count: number, years: number): Judgement {
  const byYears = gradeAtLeast(years, [20, 10, 5, 2]);
  const byCount: QualityGrade = count < 5 ? 'E' : count < 20 ? 'C' : 'A';
  return { grade: worst([byYears, byCount]), reason: `The history is ${counted(count, 'value')} over ${years} years.` };
}

function judgeFreshness({ frequency, discontinued, lastDate }: GuardrailSubject, late: number | null): Judgement {
  if (discontinued)
    return { grade: 'C', reason: `The series is discontinued; it ends with ${lastDate ?? 'no value'}.` };
  if (late === null) return { grade: 'E', reason: 'No value has come yet.' };
  if (late === 0) return { grade: 'A', reason: `The newest value, for ${lastDate}, is up to date.` };
  const beyondDoubt = periodsTillError[frequency];
  const grade = gradeAtLeast(-late, [0, -Math.ceil(beyondDoubt / 3), -beyondDoubt, -periodsTillEnded[frequency]]);
  return { grade, reason: `The newest value is for ${lastDate}: ${counted(late, 'period')} late.` };
}

function latenessOf({ discontinued, lastDate, frequency, asOf, publicationLagDays }: GuardrailSubject): number | null {
  if (discontinued || lastDate === undefined) return null;
  return overdue(frequency, lastDate, asOf, publicationLagDays).periodsMissed;
}

/** Length from the first period to the last, to a tenth of a year. */
function yearsOf({ frequency, grid, firstDate, lastDate }: GuardrailSubject): number {
  if (firstDate === undefined || lastDate === undefined) return 0;
  const years =
    frequency === 'daily'
      ? (daysBetween(firstDate, lastDate) + 1) / daysInYear
      : grid.dates.length / observationsPerYear[frequency];
  return Math.round(years * 10) / 10;
}

function gradeAtLeast(value: number, limits: number[]): QualityGrade {
  const reached = limits.findIndex((limit) => value >= limit);
  return grades[reached < 0 ? limits.length : reached] ?? 'E';
}

function worst(given: QualityGrade[]): QualityGrade {
  return grades[Math.max(...given.map((grade) => grades.indexOf(grade)))] ?? 'E';
}
