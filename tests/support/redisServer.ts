import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openRedis } from '../../server/store/redisCounter.js';
import { findFreePort } from './findFreePort.js';

/** A Redis of this test alone, which it can stop and start again. It keeps nothing on disk. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether the program is installed: a CI machine may only offer Redis over the network. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** Creates a Redis on a free port. It does not run yet. */
export async function createRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      if (child !== undefined) return;
      const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', options, { stdio: 'ignore' });
      await waitUntilReady(url);
    },
    async stop() {
      const ended = child && once(child, 'exit');
      child?.kill('SIGKILL');
      child = undefined;
      await ended;
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  const redis = openRedis(url);
  redis.options.retryStrategy = () => null;
  for (;;) {
    try {
      await redis.connect();
      await redis.ping();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  redis.disconnect();
}
