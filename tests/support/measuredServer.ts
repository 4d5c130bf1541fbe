import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { openDatabase } from '../../server/store/database.js';
import { ChildProcess, createDatabaseFolder } from '../setup/childProcess.js';
import { createAllCredentials } from './allCredentials.js';
import { cronSecret } from './api.js';
import { operations } from './contractInputs.js';

export interface MeasuredRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface MeasuredResponse {
  /** 0 if the server closed the connection without a response. */
  status: number;
  headers: IncomingHttpHeaders;
  /** Processor time of the longest iteration of the event loop, in milliseconds. */
  maxTurnMs: number;
  /** Peak memory of the process since its start, in megabytes. */
  peakMb: number;
}

/** The server in a process of its own, with the bundled library on SQLite and 512 MB for objects. */
export interface MeasuredServer {
  /** Headers for each operation by kind of credential, each of an account of its own, because requests can end a session. */
  credentials: Map<string, Record<string, Record<string, string>>>;
  isRunning(): boolean;
  measure(): Promise<Pick<MeasuredResponse, 'maxTurnMs' | 'peakMb'>>;
  /** Sends a request, and measures what the server does for it. */
  send(request: MeasuredRequest): Promise<MeasuredResponse>;
  stop(): Promise<void>;
}

/** Starts the server. `prepare` can change the database before. */
export async function startMeasuredServer(prepare?: (db: Knex) => Promise<void>): Promise<MeasuredServer> {
  const folder = createDatabaseFolder(true);
  const credentials = await prepareDatabase(folder.url, prepare);
  const preloads = ['loopProbe.mjs', 'offline.mjs'].map(
    (name) => `--import=${pathToFileURL(resolveProjectPath('tests', 'support', name))}`,
  );
  const child = new ChildProcess('server/main.ts', [], {
    NODE_OPTIONS: `--max-old-space-size=512 ${preloads.join(' ')}`,
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: folder.url,
    SCHEDULED_JOBS: 'false',
    CRON_SECRET: cronSecret,
    ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
    SESSION_REQUESTS_PER_MINUTE: '1000000',
  });
  const [, port = ''] = await child.waitForOutput(/listening at http:\/\/[^:]+:(\d+)/);
  await measure(child);
  return {
    credentials,
    isRunning: () => isRunning(child),
    measure: () => measure(child),
    async send(request) {
      const response = await sendRequest(port, request);
      return { ...response, ...(await measure(child)) };
    },
    async stop() {
      child.process.kill('SIGKILL');
      await child.ended;
      folder.remove();
    },
  };
}

async function prepareDatabase(
  url: string,
  prepare?: (db: Knex) => Promise<void>,
): Promise<MeasuredServer['credentials']> {
  const db = openDatabase(url);
  await prepare?.(db);
  const credentials: MeasuredServer['credentials'] = new Map();
  for (const { id } of operations) credentials.set(id, await createAllCredentials(db, new Date()));
  await db.destroy();
  return credentials;
}

function isRunning({ process }: ChildProcess): boolean {
  return process.exitCode === null && process.signalCode === null;
}

/** Reads the measurements of loopProbe.mjs since the last call. */
async function measure(child: ChildProcess): Promise<Pick<MeasuredResponse, 'maxTurnMs' | 'peakMb'>> {
  const ended = { maxTurnMs: Number.POSITIVE_INFINITY, peakMb: Number.POSITIVE_INFINITY };
  if (!isRunning(child)) return ended;
  child.stderr = '';
  const written = new Promise<typeof ended>((resolve) => {
    const check = () => {
      const [, turn, peak] = /turn (\S+) peak (\d+)\n/.exec(child.stderr) ?? [];
      if (peak === undefined) return;
      child.process.stderr.off('data', check);
      resolve({ maxTurnMs: Number(turn), peakMb: Number(peak) / 1024 });
    };
    child.process.stderr.on('data', check);
  });
  child.process.kill('SIGUSR2');
  return Promise.race([written, child.ended.then(() => ended)]);
}

function sendRequest(
  port: string,
  { method, target, headers, body }: MeasuredRequest,
): Promise<Pick<MeasuredResponse, 'status' | 'headers'>> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {} });
    // A connection of its own, because the server may close an idle one while a large body is built.
    const options = { host: '127.0.0.1', port, method, path: target, headers, agent: false };
    const request = httpRequest(options, (response) => {
      const received = { status: response.statusCode ?? 0, headers: response.headers };
      response.resume().on('error', fail);
      response.on('end', () => resolve(received));
      if (!response.headers['content-type']?.startsWith('text/event-stream')) return;
      // The stream does not end by itself.
      resolve(received);
      response.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
}
