import { setTimeout as sleep } from 'node:timers/promises';
import { createAutoregressiveSeries } from './statistics/createAutoregressiveSeries.js';

const concurrentDiagnostics = 10;
const valuesPerSeries = 100_000;
const pollIntervalMs = 5;
const idleSamples = 200;

/** Milliseconds of health checks on an idle server and during diagnostics of long series, and of those diagnostics. */
export interface LabTimes {
  idle: number[];
  busy: number[];
  diagnostics: number[];
}

/** Runs diagnostics of ten series of 100,000 values concurrently, spread over the accounts, and times health checks meanwhile. */
export async function timeLabs(port: number, keys: readonly string[]): Promise<LabTimes> {
  const address = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ values: [...createAutoregressiveSeries(valuesPerSeries)] });
  const diagnose = (number: number) => measure(() => diagnoseOnce(address, keys[number % keys.length] ?? '', body));
  const checkHealth = () => measure(async () => (await fetch(`${address}/api/health`)).arrayBuffer());
  await diagnose(0);
  const idle: number[] = [];
  for (let count = 0; count < idleSamples; count += 1) idle.push(await checkHealth());
  let running = true;
  const tests = Promise.all(Array.from({ length: concurrentDiagnostics }, (_, number) => diagnose(number))).finally(
    () => {
      running = false;
    },
  );
  const busy: number[] = [];
  while (running) {
    busy.push(await checkHealth());
    await sleep(pollIntervalMs);
  }
  return { idle, busy, diagnostics: await tests };
}

async function diagnoseOnce(address: string, key: string, body: string): Promise<void> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const response = await fetch(`${address}/api/labs/diagnostics`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The diagnostics failed: ${await response.text()}`);
  await response.arrayBuffer();
}

async function measure(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
