import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../resolveProjectPath.js';

const file = resolveProjectPath('data', 'catalogue', 'countries.json');
const countries: { code: string; currency: string | null }[] = JSON.parse(readFileSync(file, 'utf8'));
const currencies = new Map(countries.map(({ code, currency }) => [code, currency]));

/** Returns the ISO 4217 code of the currency that a country uses; null for a group of countries. */
export function findCurrency(country: string): string | null {
  return currencies.get(country) ?? null;
}
