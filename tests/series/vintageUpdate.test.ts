import { expandUpdates } from '../support/expandUpdates.js';

const unit = 'Percent';

it('expands updates to complete vintages in which withdrawn values are null', () => {
  const updates = [
    { date: '2024-01-30', unit, changed: [{ date: '2023-10-01', value: 1 }] },
    {
      date: '2024-02-28',
      unit,
      changed: [
        { date: '2024-01-01', value: 2 },
        { date: '2023-10-01', value: 1.5 },
      ],
    },
    { date: '2024-03-28', unit: 'Index', changed: [{ date: '2023-10-01', value: null }] },
  ];
  const kind = 'native';
  expect([...expandUpdates(updates)]).toEqual([
    { date: '2024-01-30', unit, kind, observations: [{ date: '2023-10-01', value: 1 }] },
    {
      date: '2024-02-28',
      unit,
      kind,
      observations: [
        { date: '2023-10-01', value: 1.5 },
        { date: '2024-01-01', value: 2 },
      ],
    },
    {
      date: '2024-03-28',
      unit: 'Index',
      kind,
      observations: [
        { date: '2023-10-01', value: null },
        { date: '2024-01-01', value: 2 },
      ],
    },
  ]);
});
