import fc from 'fast-check';
import { formatDay, openEnd, parseDay } from '../../server/store/day.js';

const firstDay = Date.parse('0000-01-01T00:00:00Z') / 86_400_000;
const lastDay = Date.parse('9999-12-31T00:00:00Z') / 86_400_000;

/** The number of a day by the calendar of JavaScript; undefined for a text that is no day. */
function readByDate(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  return isDay ? time / 86_400_000 : undefined;
}

function parseIfDay(text: string): number | undefined {
  try {
    return parseDay(text);
  } catch (failure) {
    if (failure instanceof RangeError) return undefined;
    throw failure;
  }
}

it('reads every day of the years 0000 to 9999', () => {
  const wrong: string[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
    if (parseDay(text) !== day) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

it('writes the text that it reads', () => {
  fc.assert(fc.property(fc.integer({ min: firstDay, max: lastDay }), (day) => parseDay(formatDay(day)) === day));
});

it('counts from 1970', () => {
  expect([parseDay('1970-01-01'), parseDay('1969-12-31'), openEnd]).toEqual([0, -1, 2_932_896]);
});

it('rejects every other text', () => {
  const number = fc.integer({ min: -1, max: 99 }).map((one) => String(one).padStart(2, '0'));
  const year = fc.oneof(
    fc.integer({ min: 0, max: 12_000 }).map((one) => String(one).padStart(4, '0')),
    fc.constantFrom('1900', '2000', '2024', '+2024', '19x0'),
  );
  const separator = fc.oneof(
    { arbitrary: fc.constant('-'), weight: 20 },
    { arbitrary: fc.constantFrom('', '/', ' '), weight: 1 },
  );
  const similar = fc.tuple(year, separator, number, separator, number).map((parts) => parts.join(''));
  const texts = fc.oneof({ arbitrary: similar, weight: 9 }, { arbitrary: fc.string(), weight: 1 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseIfDay(text)).toBe(readByDate(text));
    }),
    {
      numRuns: 5_000,
      examples: [
        ['2023-02-29'],
        ['2021-1-1'],
        ['20210101'],
        [''],
        ['2021-01-01T00:00:00Z'],
        ['1900-02-29'],
        ['2000-02-29'],
        ['2024-00-10'],
        ['2024-01-00'],
        ['２０２４-01-01'],
        ['2024-01-01Z'],
      ],
    },
  );
});

it('names the text that is no day', () => {
  expect(() => parseDay('2023-02-29')).toThrow('"2023-02-29" is not a calendar day in the form YYYY-MM-DD.');
});
