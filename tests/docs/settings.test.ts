import { readConfig, settings } from '../../server/config.js';
import { billingSettings } from '../billing/doubles/billingSettings.js';
import { readPage, readTable } from './markdown.js';

const defaults: [string, string][] = Object.entries(readConfig({})).map(([name, value]) => [name, String(value ?? '')]);

it('docs/configuration.md lists exactly the settings, with their defaults', () => {
  const rows = readTable(readPage('docs/configuration.md'), '# Configuration');
  expect(rows.map(([name, value]) => [name, value === 'not set' ? '' : value])).toEqual(defaults);
});

it('.env.example lists exactly the settings, with their defaults', () => {
  const lines = Array.from(readPage('.env.example').matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm), ([, name, value]) => [
    name,
    value,
  ]);
  expect(lines).toEqual(defaults);
});

it('every example in docs/configuration.md is a valid value of its setting', () => {
  for (const [name = '', , , example = ''] of readTable(readPage('docs/configuration.md'), '# Configuration')) {
    expect(Object.keys(settings)).toContain(name);
    // Settings that need others to be set.
    const chatSettings = { CHAT_BASE_URL: 'http://127.0.0.1:11434/v1', CHAT_MODEL: 'qwen3:14b' };
    const needsBilling = name === 'BILLING' || name === 'PAYWALLS';
    const others = {
      ...(needsBilling && billingSettings),
      ...(name.startsWith('CHAT_') && chatSettings),
      ...(name === 'DATABASE_READ_URLS' && { DATABASE_URL: 'postgres://localhost/almanac' }),
    };
    expect(String(readConfig({ ...others, [name]: example })[name as keyof typeof settings])).toBe(example);
  }
});
