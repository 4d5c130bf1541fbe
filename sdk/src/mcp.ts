#!/usr/bin/env node
/**
 * The program `almanac-mcp`: connects a desktop client that speaks MCP over standard input and output to any Almanac server.
 * It reads the address from ALMANAC_BASE_URL and the key from ALMANAC_API_KEY.
 */
import { relayMessage } from './relayMessage.js';

/** The parts of Node that this program uses. The SDK has no types of Node, because it also runs elsewhere. */
declare const process: {
  env: Record<string, string | undefined>;
  stdin: AsyncIterable<Uint8Array>;
  stdout: { write(text: string): void };
  stderr: { write(text: string): void };
  exitCode: number;
};

const maxLineLength = 1_000_000;

async function relayLines(): Promise<void> {
  const { ALMANAC_BASE_URL: baseUrl, ALMANAC_API_KEY: apiKey } = process.env;
  if (!baseUrl || !URL.canParse(baseUrl)) {
    process.stderr.write('Set ALMANAC_BASE_URL to the address of the server, such as http://127.0.0.1:3000.\n');
    process.exitCode = 1;
    return;
  }
  const target = { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey: apiKey || undefined };
  const pending = new Set<Promise<void>>();
  const relay = async (line: string) => {
    const response = await relayMessage(line, target);
    if (response !== undefined) process.stdout.write(`${response}\n`);
  };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of process.stdin) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new Error('A message is longer than a million characters.');
    for (const line of lines.filter((one) => one.trim() !== '')) {
      const relayed = relay(line).finally(() => pending.delete(relayed));
      pending.add(relayed);
    }
  }
  if (rest.trim() !== '') pending.add(relay(rest));
  await Promise.all(pending);
}

relayLines().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
});
