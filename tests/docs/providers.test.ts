import { providers } from '../../server/providers/index.js';
import type { Budget, ProviderInfo } from '../../server/providers/provider.js';
import { readPage, tableUnder } from './markdown.js';

const page = readPage('docs/providers.md');
const cards = Object.values(providers).map(({ info: card }) => card);

it('docs/providers.md has the card of every provider', () => {
  expect(tableUnder(page, '## The providers')).toEqual(
    cards.map((card) => [card.name, card.title, keyOf(card), callsOf(card), card.exampleId]),
  );
});

it('docs/providers.md has the terms of every provider', () => {
  expect(tableUnder(page, '## Terms')).toEqual(cards.map(({ name, terms }) => [name, terms.summary]));
});

it.each(['## What is read', '## Failures'])('docs/providers.md tells of every provider under %s', (heading) => {
  const named = tableUnder(page, heading).map(([name = '']) => name);
  expect(named.filter((name) => name in providers)).toEqual(cards.map(({ name }) => name));
});

function keyOf({ key }: ProviderInfo): string {
  if (key === null) return 'none';
  return key.required ? key.setting : `${key.setting}, optional`;
}

function callsOf({ budgets, keylessBudgets }: ProviderInfo): string {
  const calls = inWords(budgets);
  return keylessBudgets === undefined ? calls : `${calls}; without a key ${inWords(keylessBudgets)}`;
}

function inWords(budgets: Budget[]): string {
  return budgets
    .map(({ calls, seconds, failuresOnly }) => `${calls} ${failuresOnly ? 'failures ' : ''}in ${spanOf(seconds)}`)
    .join(', ');
}

function spanOf(seconds: number): string {
  if (seconds === 86_400) return 'a day';
  if (seconds === 3_600) return 'an hour';
  return seconds === 60 ? 'a minute' : `${seconds} s`;
}
