import type { Observation } from '../observation.js';
import type { Guardrail } from './guardrail.js';
import { periodOrdinal } from './periodGrid.js';
import type { GuardrailSubject } from './subject.js';
import { counted } from './wording.js';

const listedDates = 20;

/** Two rows for one period: an error when they disagree, since no one can tell which is right. */
export const duplicateDate: Guardrail = {
  code: 'DUPLICATE_DATE',
  check: (subject) => {
    const repeated = repeatedRows(subject);
    if (repeated.length === 0) return [];
    const conflicting = repeated.filter(({ one, other }) => one.value !== other.value);
    const dates = repeated.map(({ other }) => other.date);
    return [
      {
        code: 'DUPLICATE_DATE',
        severity: conflicting.length > 0 ? 'error' : 'warning',
        message: `${counted(repeated.length, 'row')} repeat${repeated.length === 1 ? 's' : ''} a period already given, ${conflicting.length} of them with another value (first ${dates[0]}).`,
        from: dates[0] ?? null,
        to: dates.at(-1) ?? null,
        evidence: {
          repeatedRows: repeated.length,
          conflictingRows: conflicting.length,
          rows: repeated
            .slice(0, listedDates)
            .map(({ one, other }) => ({ date: other.date, value: one.value, repeatedValue: other.value })),
        },
      },
    ];
  },
};

function repeatedRows({ rows, frequency }: GuardrailSubject): { one: Observation; other: Observation }[] {
  const first = rows[0]?.date;
  if (first === undefined) return [];
  return rows.flatMap((other, index) => {
    const one = rows[index - 1];
    if (one === undefined) return [];
    const same =
      one.date === other.date ||
      (frequency !== 'daily' &&
        periodOrdinal(one.date, first, frequency) === periodOrdinal(other.date, first, frequency));
    return same ? [{ one, other }] : [];
  });
}
