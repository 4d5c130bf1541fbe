import { providers } from '../../server/providers/index.js';
import { providerNames } from '../../server/providers/provider.js';

it.each(Object.entries(providers))('lists %s under its name, with an https URL', (name, { info }) => {
  expect(providerNames).toContain(name);
  expect([info.name, info.baseUrl]).toEqual([name, expect.stringMatching(/^https:\/\/.+\/$/)]);
});
