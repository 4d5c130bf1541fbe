import { Connection } from '../connection.js';
import { LivenessProbe } from '../livenessProbe.js';
import type { MeasuredServer } from '../measuredServer.js';
import { formatRequest } from '../sample.js';
import { timeRequest } from '../timeRequest.js';

/** Requests of one kind, each different, so that none is answered from memory. */
export interface ScaleCase {
  title: string;
  paths: string[];
  /** The status of the responses; by default 200. */
  status?: number;
}

/** Milliseconds of the requests of a case, and of answers to a liveness probe in the meantime. */
export interface ScaleTime {
  title: string;
  times: number[];
  waits: number[];
  slowestPath: string;
  /** CPU time of the server in milliseconds per request, with the probe. */
  cpuMs: number;
}

/** Sends the requests of a case one after another. */
export async function timePaths(
  server: MeasuredServer,
  key: string,
  { title, paths, status }: ScaleCase,
): Promise<ScaleTime> {
  const connection = await Connection.open(server.port);
  const probe = await LivenessProbe.start(server.port);
  const before = await server.getUsage();
  const times: number[] = [];
  for (const path of paths) times.push(await timeRequest(connection, formatRequest(path, key), status));
  const after = await server.getUsage();
  await probe.stop();
  connection.close();
  const cpuMs = (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / paths.length;
  const slowestPath = paths[times.indexOf(Math.max(...times))] ?? '';
  return { title, times, waits: probe.takeWaits(), slowestPath, cpuMs };
}
