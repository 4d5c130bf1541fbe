import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  /** The text of the prompt. `quote` returns an argument in quotation marks, or nothing if it is missing. */
  write(quote: (name: string) => string): string;
}

const maxArgumentLength = 200;

const indicator = { name: 'indicator', description: 'Words or an id, such as "consumer prices"', required: true };

const prompts: Prompt[] = [
  {
    name: 'compare_countries',
    title: 'Compare countries',
    description: 'Compares an indicator across countries, with comparable units and dates.',
    arguments: [indicator, { name: 'countries', description: 'Such as US,DE,JP or G7', required: true }],
    write: (quote) =>
      `Compare ${quote('indicator')} across ${quote('countries')}. Find the id with search_indicators, then call get_observations ` +
      'once for all countries. Compare only values of the same date, unit, frequency and seasonal adjustment, and say ' +
      'where they differ. State the vintage and source of each series, and which countries have no data.',
  },
  {
    name: 'what_was_known_then',
    title: 'What was known then',
    description: 'Shows an indicator as it was known on an earlier day, and how it was revised since.',
    arguments: [indicator, { name: 'day', description: 'YYYY-MM-DD', required: true }],
    write: (quote) =>
      `What was known about ${quote('indicator')} on ${quote('day')}? Find the id with search_indicators, then call ` +
      'get_observations with vintage set to that day. Use no later value in this part of the answer. Then compare the last period ' +
      'with its latest value: call get_revisions with that period, and separate revisions from changes of base.',
  },
  {
    name: 'is_this_series_safe_to_model',
    title: 'Is this series safe to model?',
    description: 'Checks quality, breaks, revisions and stationarity of a series before it is modelled.',
    arguments: [indicator, { name: 'country', description: 'Country code', required: false }],
    write: (quote) =>
      `Is ${quote('indicator')} (${describeCountry(quote('country'))}) safe to model? Find the id with search_indicators. Read its ` +
      'findings with describe_indicator, its revisions with get_revisions, and run_diagnostics with stationarity. Say which ' +
      'transformation and sample to use, and what would be look-ahead in a backtest. Quote the numbers of the tools only.',
  },
];

function describeCountry(quoted: string): string {
  return quoted === '' ? 'country not stated: leave `country` out' : `country ${quoted}`;
}

export function listPrompts() {
  return prompts.map(({ write, ...prompt }) => prompt);
}

export function getPrompt(name: string, values: Record<string, string>): GetPromptResult {
  const prompt = prompts.find((one) => one.name === name);
  if (prompt === undefined) {
    const names = prompts.map((one) => one.name).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt. The prompts are: ${names}.`);
  }
  const missing = prompt.arguments.find((one) => one.required && !values[one.name]);
  if (missing !== undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The argument \`${missing.name}\` is required.`);
  }
  const quote = (argument: string) => {
    const value = values[argument];
    return value ? JSON.stringify(value.slice(0, maxArgumentLength)) : '';
  };
  const text = prompt.write(quote);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
