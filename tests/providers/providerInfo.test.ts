import { providers } from '../../server/providers/index.js';
import { providerNames } from '../../server/providers/provider.js';

it.each(Object.entries(providers))('%s is listed under its name, and stands behind https', (name, { info: card }) => {
  expect(providerNames).toContain(name);
  expect([card.name, card.baseUrl]).toEqual([name, expect.stringMatching(/^https:\/\/.+\/$/)]);
});
