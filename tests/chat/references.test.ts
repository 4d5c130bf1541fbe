import { References } from '../../server/chat/references.js';

const series = { id: 'x', country: 'US', name: 'X', unit: 'Percent', vintage: '2026-10-10' };

/** Annotates a result, and returns the values of its numbers in order. */
function listValues(name: string, values: Record<string, unknown>, data: object) {
  const references = new References(1, 'https://almanac.example.org');
  const refs = JSON.stringify(references.annotate({ name, arguments: values }, data)).match(/v1_\d+/g) ?? [];
  return refs.map((ref) => references.get(ref));
}

describe('The values that a model can refer to', () => {
  it('are official, revised, an estimate or computed, as the tool marks them', () => {
    const values = [
      ['2026-01-01', 1],
      ['2026-02-01', 2, 'revised'],
      ['2026-03-01', 3, 'projection'],
    ];
    const found = listValues('get_observations', {}, { series: [{ ...series, values }] });
    expect(found.map((value) => [value?.date, value?.text, value?.trust])).toEqual([
      ['2026-01-01', '1 %', 'official'],
      ['2026-02-01', '2 %', 'revised'],
      ['2026-03-01', '3 %', 'estimate'],
    ]);
    const transformed = listValues('get_observations', { units: 'pc1' }, { series: [{ ...series, values }] });
    expect(transformed.map((value) => value?.trust)).toEqual(['computed', 'computed', 'estimate']);
  });

  it('of a version have the vintage that published it, and of a vintage no period', () => {
    const version = (from: string, value: number) => ({ date: '2022-07-01', value, from, to: null });
    const versions = [version('2022-11-15', 1), version('2022-12-15', 2)];
    const list = (truncated: boolean) => listValues('get_revisions', {}, { ...series, versions, truncated });
    expect(list(false).map((value) => [value?.vintage, value?.trust])).toEqual([
      ['2022-11-15', 'official'],
      ['2022-12-15', 'revised'],
    ]);
    expect(list(true).map((value) => value?.trust)).toEqual(['revised', 'revised']);
    const vintages = [{ date: '2026-10-10', added: 1, revised: 5, meanRevision: 0.5 }];
    expect(listValues('get_revisions', {}, { ...series, vintages })).toMatchObject([
      { date: null, vintage: '2026-10-10', text: '1 value', trust: 'computed' },
      { date: null, vintage: '2026-10-10', text: '5 values', trust: 'computed' },
      { date: null, vintage: '2026-10-10', unit: 'Percent', trust: 'computed' },
    ]);
  });

  it('of an event have its period, and those of the period before have none', () => {
    const indicators = [{ ...series, actual: 4.2, previous: 4.1, modelForecast: 4.3 }];
    const event = { referencePeriod: '2026-09-01', date: '2026-10-02', indicators };
    expect(listValues('get_calendar', {}, { events: [event] })).toMatchObject([
      { field: 'actual', date: '2026-09-01', trust: 'official' },
      { field: 'previous', date: null, trust: 'official' },
      { field: 'modelForecast', date: '2026-09-01', trust: 'forecast' },
    ]);
  });

  it('are rounded as text, and exact as a number', () => {
    const found = listValues(
      'compute',
      {},
      { unit: 'Ratio', value: 0.683123456, small: 2.3293e-28, large: 24507.384492539895 },
    );
    expect(found.map((value) => [value?.text, value?.value])).toEqual([
      ['0.6831', 0.683123456],
      ['2.329e-28', 2.3293e-28],
      ['24,507.38', 24507.384492539895],
    ]);
  });
});
