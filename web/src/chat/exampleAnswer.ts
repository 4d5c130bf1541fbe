import type { ChatValue } from 'almanac-sdk';
import type { ShownAnswer } from './shownAnswer';

const series = { id: 'real-gdp', country: 'US', name: 'Real Gross Domestic Product' };
const unit2012 = 'Billions of chained 2012 dollars';
const unit2017 = 'Billions of chained 2017 dollars';

const common = { date: '2022-07-01', indicator: series.id, country: 'US', name: series.name, field: 'value' };
const values: ChatValue[] = [
  {
    ...common,
    ref: 'v1',
    value: 20021.7,
    text: '20,021.7 billion chained 2012 dollars',
    unit: unit2012,
    vintage: '2022-11-15',
    trust: 'official',
    url: '/indicators/real-gdp?country=US&vintage=2022-11-15',
  },
  {
    ...common,
    ref: 'v2',
    value: 22124.4,
    text: '22,124.4 billion chained 2017 dollars',
    unit: unit2017,
    vintage: '2026-10-10',
    trust: 'revised',
    url: '/indicators/real-gdp?country=US',
  },
];

/** A version of GDP of the third quarter of 2022. */
function toVersion(value: number, from: string, to: string | null, unit: string) {
  return { date: '2022-07-01', value, from, to, unit };
}

/** An answer with values of the bundled library, for visitors who cannot ask. */
export const exampleAnswer: ShownAnswer = {
  question: 'What was known about US real GDP on 15 November 2022?',
  status: 'answered',
  parts: [
    { text: 'On 15 November 2022, real GDP of the third quarter was ', ref: null },
    { text: values[0]?.text ?? '', ref: 'v1' },
    { text: ', at annual rates.\n\nThe latest value of the same quarter is ', ref: null },
    { text: values[1]?.text ?? '', ref: 'v2' },
    { text: '. The two differ **in their unit too**: the agency has changed the base year since.', ref: null },
  ],
  values,
  trust: ['official', 'revised'],
  rejectedNumbers: 0,
  toolCalls: [
    {
      ...{ id: 'call_1', name: 'search_indicators', arguments: { q: 'us real gdp', limit: 1 } },
      ...{ succeeded: true, result: { total: 1, indicators: [{ ...series, unit: unit2017, frequency: 'quarterly' }] } },
      error: null,
    },
    {
      ...{ id: 'call_2', name: 'get_observations' },
      arguments: { id: [series.id], vintage: '2022-11-15', limit: 12 },
      succeeded: true,
      result: {
        series: [
          {
            ...{ ...series, unit: unit2012, frequency: 'quarterly', vintage: '2022-11-15' },
            values: [
              ['2019-10-01', 19215.7],
              ['2020-01-01', 18989.9],
              ['2020-04-01', 17378.7],
              ['2020-07-01', 18743.7],
              ['2020-10-01', 18924.3],
              ['2021-01-01', 19216.2],
              ['2021-04-01', 19544.2],
              ['2021-07-01', 19672.6],
              ['2021-10-01', 20006.2],
              ['2022-01-01', 19924.1],
              ['2022-04-01', 19895.3],
              ['2022-07-01', 20021.7],
            ],
          },
        ],
      },
      error: null,
    },
    {
      ...{ id: 'call_3', name: 'get_revisions', arguments: { id: series.id, period: '2022-Q3' } },
      succeeded: true,
      result: {
        ...{ ...series, unit: unit2017, asOf: '2026-11-21' },
        versions: [
          toVersion(20021.7, '2022-11-15', '2022-12-14', unit2012),
          toVersion(20039.4, '2022-12-15', '2023-01-14', unit2012),
          toVersion(20054.7, '2023-01-15', '2023-10-14', unit2012),
          toVersion(21851.1, '2023-10-15', '2024-10-14', unit2017),
          toVersion(22066.8, '2024-10-15', '2025-11-14', unit2017),
          toVersion(22125.6, '2025-11-15', '2026-10-09', unit2017),
          toVersion(22124.4, '2026-10-10', null, unit2017),
        ],
      },
      error: null,
    },
  ],
};
