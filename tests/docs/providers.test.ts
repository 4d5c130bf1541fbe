import type { CallBudget } from '../../server/callBudget.js';
import { providers } from '../../server/providers/index.js';
import type { ProviderInfo } from '../../server/providers/provider.js';
import { readPage, readTable } from './markdown.js';

const page = readPage('docs/providers.md');
const infos = Object.values(providers).map(({ info }) => info);

it('docs/providers.md describes every provider', () => {
  expect(readTable(page, '## The providers')).toEqual(
    infos.map((info) => [info.name, info.title, describeKey(info), describeCalls(info), info.exampleId]),
  );
});

it('docs/providers.md states the terms of every provider', () => {
  expect(readTable(page, '## Terms')).toEqual(infos.map(({ name, terms }) => [name, terms.summary]));
});

it.each(['## What is read', '## Failures'])('docs/providers.md lists every provider under %s', (heading) => {
  const named = readTable(page, heading).map(([name = '']) => name);
  expect(named.filter((name) => name in providers)).toEqual(infos.map(({ name }) => name));
});

function describeKey({ key }: ProviderInfo): string {
  if (key === null) return 'none';
  return key.required ? key.setting : `${key.setting}, optional`;
}

function describeCalls({ budgets, keylessBudgets }: ProviderInfo): string {
  const calls = describeBudgets(budgets);
  return keylessBudgets === undefined ? calls : `${calls}; without a key ${describeBudgets(keylessBudgets)}`;
}

function describeBudgets(budgets: CallBudget[]): string {
  return budgets
    .map(({ calls, seconds, failuresOnly }) => `${calls} ${failuresOnly ? 'failures ' : ''}in ${formatSpan(seconds)}`)
    .join(', ');
}

function formatSpan(seconds: number): string {
  if (seconds === 86_400) return 'a day';
  if (seconds === 3_600) return 'an hour';
  return seconds === 60 ? 'a minute' : `${seconds} s`;
}
