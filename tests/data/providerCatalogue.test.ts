import { isProviderName } from '../../server/providers/provider.js';
import { parseUnit } from '../../server/providers/worldbank/readPage.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readCatalogue } from '../../server/setup/readCatalogue.js';

const { providers } = readCatalogue(resolveProjectPath('data'));

it.each([...providers])(
  'the catalogue of %s is sorted by unique code, and every entry has a name and texts of limited length',
  (provider, listed) => {
    expect(isProviderName(provider)).toBe(true);
    const codes = listed.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const { code, name, topic, description, agency, seriesIdForm } of listed) {
      expect([name, topic, description].map((text) => text.trim() !== '')).toEqual([true, true, true]);
      expect([description.length <= 300, agency.length <= 200, seriesIdForm.startsWith(code)]).toEqual([
        true,
        true,
        true,
      ]);
    }
  },
);

it('the units of the World Bank match those that a refresh parses from the names', () => {
  for (const { name, unit } of providers.get('worldbank') ?? []) expect(unit).toBe(parseUnit(name));
});

it('the World Bank has as many entries as docs/discovery.md states', () => {
  expect(providers.get('worldbank')).toHaveLength(1_433);
});
