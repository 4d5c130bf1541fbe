import { listLatestSeries } from '../../server/calendar/listLatestSeries.js';

const us = (slug: string) => ({ slug, country: 'US' });
const events = [
  { indicators: [us('payrolls'), us('unemployment')] },
  { indicators: [{ slug: 'hicp', country: 'EA' }, us('cpi')] },
  { indicators: [us('payrolls'), { slug: 'cpi', country: 'DE' }] },
];

it('lists the series of the latest events first, and each once', () => {
  expect(listLatestSeries(events, 10)).toEqual([
    us('payrolls'),
    { slug: 'cpi', country: 'DE' },
    { slug: 'hicp', country: 'EA' },
    us('cpi'),
    us('unemployment'),
  ]);
});

it('lists at most as many series as the limit', () => {
  expect(listLatestSeries(events, 2)).toEqual([us('payrolls'), { slug: 'cpi', country: 'DE' }]);
});
