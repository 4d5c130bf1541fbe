import { setTimeout as wait } from 'node:timers/promises';
import { readContract } from '../versioning/contract.js';
import { holdToContract, type Verdict } from './holdToContract.js';
import { readOptions, UsageError, usage } from './options.js';
import { countsOf, lineOf } from './report.js';

const exitCodes = { broken: 1, misused: 2 };

async function main(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  const { json, ...trial } = readOptions(args, process.env);
  const contract = readContract(new URL('../../server/generated/openapi.yaml', import.meta.url));
  const verdicts: Verdict[] = [];
  for await (const verdict of holdToContract(contract, { ...trial, wait })) {
    verdicts.push(verdict);
    if (!json) console.log(lineOf(verdict));
  }
  const counts = countsOf(verdicts);
  const { operations, calls, breaches } = counts;
  console.log(
    json
      ? JSON.stringify({ baseUrl: trial.baseUrl, ...counts, verdicts }, null, 2)
      : `\n${operations} operations, ${calls} calls, ${breaches} breaches of the contract.`,
  );
  if (breaches > 0) process.exitCode = exitCodes.broken;
}

try {
  await main(process.argv.slice(2));
} catch (failure) {
  const { message, cause } = failure as Error;
  const misused = failure instanceof UsageError;
  console.error(
    misused ? `${message}\n\n${usage}` : `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`,
  );
  process.exitCode = misused ? exitCodes.misused : exitCodes.broken;
}
