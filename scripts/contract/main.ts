import { setTimeout as wait } from 'node:timers/promises';
import { readContract } from '../versioning/contract.js';
import { checkContract } from './checkContract.js';
import type { OperationResult } from './operationResult.js';
import { readOptions, UsageError, usage } from './options.js';
import { countResults, formatResult } from './report.js';

const exitCodes = { failed: 1, misused: 2 };

async function main(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(usage);
  const { json, ...options } = readOptions(args, process.env);
  const contract = readContract(new URL('../../server/generated/openapi.yaml', import.meta.url));
  const results: OperationResult[] = [];
  for await (const result of checkContract(contract, { ...options, wait })) {
    results.push(result);
    if (!json) console.log(formatResult(result));
  }
  const totals = countResults(results);
  const { operations, calls, violations } = totals;
  console.log(
    json
      ? JSON.stringify({ baseUrl: options.baseUrl, ...totals, verdicts: results }, null, 2)
      : `\n${operations} operations, ${calls} requests, ${violations} violations`,
  );
  if (violations > 0) process.exitCode = exitCodes.failed;
}

try {
  await main(process.argv.slice(2));
} catch (failure) {
  const { message, cause } = failure as Error;
  const isUsageError = failure instanceof UsageError;
  console.error(
    isUsageError ? `${message}\n\n${usage}` : `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`,
  );
  process.exitCode = isUsageError ? exitCodes.misused : exitCodes.failed;
}
