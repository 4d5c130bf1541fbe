import type { Observation } from '../observation.js';
import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { getPeriodOrdinal } from './periodGrid.js';
import type { GuardrailSubject } from './subject.js';

const maxListedDates = 20;

/** Two rows for one period: an error when they disagree, since no one can tell which is right. */
export const duplicateDate: Guardrail = {
  code: 'DUPLICATE_DATE',
  check: (subject) => {
    const repeated = findRepeatedRows(subject);
    if (repeated.length === 0) return [];
    const conflicting = repeated.filter(({ one, other }) => one.value !== other.value);
    const dates = repeated.map(({ other }) => other.date);
    return [
      {
        code: 'DUPLICATE_DATE',
        severity: conflicting.length > 0 ? 'error' : 'warning',
        message: `${formatCount(repeated.length, 'row')} repeat${repeated.length === 1 ? 's' : ''} a period already given, ${conflicting.length} of them with another value (first ${dates[0]}).`,
        from: dates[0] ?? null,
        to: dates.at(-1) ?? null,
        evidence: {
          repeatedRows: repeated.length,
          conflictingRows: conflicting.length,
          rows: repeated
            .slice(0, maxListedDates)
            .map(({ one, other }) => ({ date: other.date, value: one.value, repeatedValue: other.value })),
        },
      },
    ];
  },
};

function findRepeatedRows({ rows, frequency }: GuardrailSubject): { one: Observation; other: Observation }[] {
  const first = rows[0]?.date;
  if (first === undefined) return [];
  return rows.flatMap((other, index) => {
    const one = rows[index - 1];
    if (one === undefined) return [];
    const isRepeat =
      one.date === other.date ||
      (frequency !== 'daily' &&
        getPeriodOrdinal(one.date, first, frequency) === getPeriodOrdinal(other.date, first, frequency));
    return isRepeat ? [{ one, other }] : [];
  });
}
