import {
  acceptQuarantined,
  describeQuarantined,
  rejectQuarantined,
} from '../../server/scheduled/decideOnQuarantined.js';
import { listQuarantinedChanges } from '../../server/store/quarantine.js';
import type { Command, CommandOutput } from './command.js';
import { formatInstant } from './formatOutput.js';
import { program } from './program.js';
import { type Column, toColumns } from './table.js';
import { UsageError } from './usageError.js';

const maxListed = 1_000;
/** Actor in the audit log. */
const actor = { by: program };

const columns: Column[] = [
  { title: 'ID', isWhole: true },
  ...toColumns('INDICATOR', 'COUNTRY', 'SOURCE', 'REASON'),
  { title: 'VALUES', isNumber: true },
  ...toColumns('LATEST', 'SINCE (UTC)'),
];

/** The commands on provider data in quarantine, by name. */
export const quarantineCommands: Record<string, Command> = {
  'quarantine list': {
    summary: 'Lists changes of provider data that look wrong and wait for your decision.',
    options: { rejected: { type: 'boolean', help: 'Lists the changes that you rejected instead.' } },
    example: 'quarantine list',
    read(values) {
      const state = values['rejected'] === true ? 'rejected' : 'waiting';
      return async ({ db }) => {
        const held = await listQuarantinedChanges(db, { state, offset: 0, limit: maxListed });
        if (held.length === 0) return { text: `No changes are ${state}.`, data: [] };
        return toOutput(held.map(describeQuarantined));
      };
    },
  },
  'quarantine accept': {
    summary: 'Fetches the series again and imports it with these changes.',
    parameters: '<id>',
    options: {},
    example: 'quarantine accept 41-3f9a0c2b71de',
    read(_, positionals) {
      const id = readId(positionals);
      return async (context) => {
        const data = await acceptQuarantined(context, id, actor);
        const { provider, providerSeriesId, added, revised, withdrawn, held, failure } = data;
        const name = `${provider} ${providerSeriesId}`;
        if (failure !== null) return { data, text: '', failed: true, errors: [`${name}: ${failure.message}`] };
        const rest = held === 0 ? '' : ` ${held} values are still held: ${program} quarantine list`;
        return { data, text: `${name}: ${added} added, ${revised} revised, ${withdrawn} withdrawn.${rest}` };
      };
    },
  },
  'quarantine reject': {
    summary: 'Leaves the series as it is, and stops listing these changes.',
    parameters: '<id>',
    options: {},
    example: 'quarantine reject 41-3f9a0c2b71de',
    read(_, positionals) {
      const id = readId(positionals);
      return async (context) => {
        await rejectQuarantined(context, id, actor);
        const text = `The changes ${id} are rejected.`;
        return { text, data: { done: text } };
      };
    },
  },
};

function readId([id = '', ...rest]: string[]): string {
  if (id === '' || rest.length > 0)
    throw new UsageError(`Exactly one id is required. List them: ${program} quarantine list`);
  return id;
}

function toOutput(data: ReturnType<typeof describeQuarantined>[]): CommandOutput {
  const rows = data.map(({ id, indicator, country, provider, seriesId, message, count, values: [latest], heldAt }) => {
    const change = latest && `${latest.date}: ${latest.previousValue ?? 'none'} → ${latest.value ?? 'none'}`;
    return [
      id,
      indicator,
      country,
      `${provider} ${seriesId}`,
      message,
      String(count),
      change ?? '',
      formatInstant(heldAt),
    ];
  });
  return { table: { columns, rows }, data };
}
