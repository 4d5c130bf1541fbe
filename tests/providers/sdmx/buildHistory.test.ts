import fc from 'fast-check';
import { buildHistory, type Statement } from '../../../server/providers/sdmx/buildHistory.js';
import { expandUpdates } from '../../support/expandUpdates.js';

const createObservation = (date: string, value: number | null) => ({
  date,
  period: date,
  value,
  status: 'normal' as const,
  flag: '',
});
const createStatement = (
  action: string,
  validFrom: string | undefined,
  validTo: string | undefined,
  values: Record<string, number | null>,
): Statement => ({
  action,
  validFrom,
  validTo,
  unit: 'Index',
  observations: Object.entries(values).map(([date, value]) => createObservation(date, value)),
});
const formatNoon = (day: number) => `2024-03-${String(day).padStart(2, '0')}T12:00:00.000+01:00`;

it('applies statements in the order of their instants, those without an instant first', () => {
  const { observations, steps } = buildHistory('ECB', [
    createStatement('Replace', formatNoon(5), undefined, { a: 2 }),
    createStatement('Replace', undefined, undefined, { a: 0, b: 0 }),
    createStatement('Append', formatNoon(3), undefined, { a: 1 }),
    createStatement('Delete', formatNoon(7), undefined, { b: null }),
  ]);
  expect(observations).toEqual([createObservation('a', 2)]);
  expect(steps.map(({ date, changed }) => [date, changed])).toEqual([
    [
      '2024-03-03',
      [
        { date: 'a', value: 1 },
        { date: 'b', value: 0 },
      ],
    ],
    ['2024-03-05', [{ date: 'a', value: 2 }]],
    ['2024-03-07', [{ date: 'b', value: null }]],
  ]);
});

it('has one step per day, and none for a day without changes', () => {
  const { steps } = buildHistory('ECB', [
    createStatement('Replace', '2024-03-01T08:00:00Z', undefined, { a: 1 }),
    createStatement('Replace', '2024-03-01T16:00:00Z', undefined, { a: 2 }),
    createStatement('Replace', '2024-03-04T16:00:00Z', undefined, { a: 2 }),
  ]);
  expect(steps).toEqual([{ date: '2024-03-01', unit: 'Index', changed: [{ date: 'a', value: 2 }] }]);
});

it('rejects two values for a date', () => {
  const twice = {
    ...createStatement('Replace', formatNoon(1), undefined, {}),
    observations: [createObservation('a', 1), createObservation('a', 2)],
  };
  expect(() => buildHistory('ECB', [twice])).toThrow(expect.objectContaining({ kind: 'malformed' }));
});

it('has latest values that equal the sum of its steps, for whole states and for changes', () => {
  const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 12 }), (states) => {
      // As whole states: each is valid until the next.
      const whole = buildHistory(
        'ECB',
        states
          .map((state, at) => createStatement('Replace', formatNoon(at + 1), formatNoon(at + 2), state))
          .slice(0, -1),
      );
      // As changes: new or changed values, and deleted ones.
      const changes = states.slice(0, -1).flatMap((state, at) => {
        const before = states[at - 1] ?? {};
        const gone = Object.keys(before).filter((date) => !(date in state));
        return [
          createStatement(
            'Replace',
            formatNoon(at + 1),
            undefined,
            Object.fromEntries(Object.entries(state).filter(([date, value]) => before[date] !== value)),
          ),
          createStatement(
            'Delete',
            undefined,
            formatNoon(at + 1),
            Object.fromEntries(gone.map((date) => [date, null])),
          ),
        ];
      });
      const history = buildHistory('ECB', changes);
      const known = (steps: typeof history.steps) =>
        Array.from(expandUpdates(steps), ({ date, observations }) => [
          date,
          observations.filter(({ value }) => value !== null).sort((a, b) => (a.date < b.date ? -1 : 1)),
        ]);
      const beforeEnd = known(whole.steps).filter(([date]) => String(date) < formatNoon(states.length).slice(0, 10));
      expect(beforeEnd).toEqual(known(history.steps));
      const last =
        Array.from(expandUpdates(history.steps))
          .at(-1)
          ?.observations.filter(({ value }) => value !== null) ?? [];
      expect(history.observations.map(({ date, value }) => [date, value]).sort()).toEqual(
        last.map(({ date, value }) => [date, value]).sort(),
      );
    }),
  );
});
