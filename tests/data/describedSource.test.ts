import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDescribedSource } from '../../scripts/convert/sources/describedSource.js';

const metadata = {
  unit: 'Percent',
  frequency: 'monthly',
  vintages: [{ date: '2026-01-10' }, { date: '2026-02-10' }, { date: '2026-03-10' }],
  series: {
    'A.DE': { indicator: 'a', country: 'DE' },
    'A.FR': { indicator: 'a', country: 'FR' },
    'B.DE': { indicator: 'b', country: 'DE', vintages: ['2026-01-10', '2026-03-10'] },
  },
};
const rows = `series,date,vintage,value
A.DE,2025-12-01,2026-01-10,1
A.FR,2025-12-01,2026-01-10,2
A.FR,2026-01-01,2026-02-10,2.5
B.DE,2025-12-01,2026-01-10,3
B.DE,2026-02-01,2026-03-10,4
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracts-'));
  writeFileSync(join(folder, 'sample.csv'), rows);
  writeFileSync(join(folder, 'sample.meta.json'), JSON.stringify(metadata));
});
afterEach(() => rmSync(folder, { recursive: true }));

function createSource(toDefinition?: (series: string, vintage: string) => string | undefined) {
  const toKey = (series: string) => `test/${series}`;
  return createDescribedSource(folder, {
    ...{ name: 'sample', extract: 'sample', toKey },
    ...(toDefinition && { toDefinition }),
  });
}

describe('a source whose metadata describe every series', () => {
  it('has the vintages in which a series of the same indicator changed: another file may lack the indicator', () => {
    const { listVintages } = createSource();
    expect(listVintages?.('A.DE', 'sample')).toEqual(['2026-01-10', '2026-02-10']);
    expect(listVintages?.('B.DE', 'sample')).toEqual(['2026-01-10', '2026-03-10']);
  });

  it('names the definition of a vintage in its unit', () => {
    const { getUnit } = createSource((series, vintage) =>
      series === 'A.DE' && vintage < '2026-02-10' ? 'old base' : undefined,
    );
    expect(getUnit('test/A.DE', '2026-01-10')).toBe('Percent (definition: old base)');
    expect(getUnit('test/A.DE', '2026-02-10')).toBe('Percent');
    expect(getUnit('test/A.FR', '2026-01-10')).toBe('Percent');
  });
});
