import type { Observation } from '../observation.js';
import { formatCount } from './format.js';
import type { Guardrail } from './guardrail.js';
import { getPeriodOrdinal } from './periodGrid.js';
import type { GuardrailSubject } from './subject.js';

const maxListedDates = 20;

/** Two rows for one period: an error if their values differ, since the correct one is unknown. */
export const duplicateDate: Guardrail = {
  code: 'DUPLICATE_DATE',
  check: (subject) => {
    const repeated = findRepeatedRows(subject);
    if (repeated.length === 0) return [];
    const conflicting = repeated.filter(({ one, other }) => one.value !== other.value);
    const dates = repeated.map(({ other }) => other.date);
    const rowText = `${formatCount(repeated.length, 'row')} ${repeated.length === 1 ? 'duplicates' : 'duplicate'} the period of another row (first: ${dates[0]}).`;
    const conflictText =
      conflicting.length === 0
        ? 'The values are the same.'
        : `${conflicting.length} of them ${conflicting.length === 1 ? 'has' : 'have'} a different value: check which one is correct.`;
    return [
      {
        code: 'DUPLICATE_DATE',
        severity: conflicting.length > 0 ? 'error' : 'warning',
        message: `${rowText} ${conflictText}`,
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
