import { type BenchmarkCase, type ComparedName, cases } from './cases.js';
import { startComparedServers } from './comparedServers.js';
import type { MeasuredServer } from './measuredServer.js';
import type { Options } from './options.js';
import { type LoadResult, runLoad } from './runLoad.js';
import { formatRequest, type Sample, takeSample } from './sample.js';
import { readSeriesLists, type SeriesLists } from './seriesLists.js';
import type { TemporaryLibrary } from './temporaryLibrary.js';

/** One measurement of a server in a case. `cpuMicroseconds` is the CPU time of the server per request. */
export interface Measurement extends LoadResult {
  cpuMicroseconds: number;
}

export type ServerName = 'almanac' | ComparedName;

/** All measurements of a case by server. The elements of the lists at the same index are of the same round. */
export interface Comparison {
  title: string;
  bodyBytes: number;
  measurements: Map<ServerName, Measurement[]>;
}

/** Length of the warm-up round relative to a measured round. Its results are dropped. */
const warmUpFraction = 0.4;

/** Measures every selected case on the server and on others, one after another in each round. */
export async function compareCases(
  almanac: MeasuredServer,
  library: TemporaryLibrary,
  options: Options & { hasPython: boolean },
): Promise<Comparison[]> {
  const selected = cases.filter(({ name }) => options.parts.has(name));
  const names = new Set(selected.flatMap(({ comparedWith = [] }) => comparedWith));
  if (!options.hasPython) names.delete('fastApi');
  const others = await startComparedServers(['bare', ...names], library.path);
  try {
    const lists = await readSeriesLists(library.url);
    const servers = new Map<ServerName, MeasuredServer>([['almanac', almanac], ...others]);
    const runners = [];
    for (const one of selected) {
      const sample = await takeSample(almanac.port, one, { path: one.path(0, lists), key: library.key });
      runners.push(new CaseRunner(one, { servers, sample, lists, key: library.key, rounds: options.rounds }));
    }
    for (const runner of runners) await runner.run(options.seconds * warmUpFraction);
    for (const { comparison } of runners) comparison.measurements.clear();
    for (let round = 0; round < options.rounds; round += 1) {
      for (const runner of runners) await runner.run(options.seconds);
    }
    return runners.map(({ comparison }) => comparison);
  } finally {
    for (const server of others.values()) await server.stop();
  }
}

interface RunnerOptions {
  servers: ReadonlyMap<ServerName, MeasuredServer>;
  sample: Sample;
  lists: SeriesLists;
  key: string;
  rounds: number;
}

/** Runs one case and collects the measurements of the servers. */
class CaseRunner {
  readonly comparison: Comparison;
  readonly #case: BenchmarkCase;
  readonly #options: RunnerOptions;
  readonly #names: ServerName[];
  /** The number of requests that each server has received. */
  readonly #counts = new Map<ServerName, number>();
  #rounds = 0;

  constructor(benchmarkCase: BenchmarkCase, options: RunnerOptions) {
    this.#case = benchmarkCase;
    this.#options = options;
    const { comparedWith = [], title } = benchmarkCase;
    this.#names = (['almanac', 'bare', ...comparedWith] as const).filter((name) => options.servers.has(name));
    this.comparison = { title, bodyBytes: Buffer.byteLength(options.sample.body), measurements: new Map() };
  }

  /** Measures each server once. Each round begins with another one. */
  async run(seconds: number): Promise<void> {
    const first = this.#rounds % this.#names.length;
    for (const name of [...this.#names.slice(first), ...this.#names.slice(0, first)]) {
      const list = this.comparison.measurements.get(name) ?? [];
      this.comparison.measurements.set(name, list);
      list.push(await this.#measure(name, seconds));
    }
    this.#rounds += 1;
  }

  async #measure(name: ServerName, seconds: number): Promise<Measurement> {
    const { servers, sample } = this.#options;
    const server = servers.get(name) as MeasuredServer;
    await server.sendAlways?.(sample);
    const next = this.#createRequests(name);
    const before = await server.getUsage();
    const result = await runLoad(server.port, next, sample.status, seconds);
    const after = await server.getUsage();
    return { ...result, cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / result.requests };
  }

  /** Returns the requests of a measurement. A case with a list of series has as many in each, so that none is repeated. */
  #createRequests(name: ServerName): () => string | undefined {
    const { key, lists, sample, rounds } = this.#options;
    const { list, isConditional } = this.#case;
    const limit = list === undefined ? Number.POSITIVE_INFINITY : Math.floor(lists[list].length / (rounds + 1)) - 1;
    let sent = 0;
    return () => {
      if (sent === limit) return undefined;
      sent += 1;
      const count = (this.#counts.get(name) ?? 0) + 1;
      this.#counts.set(name, count);
      return formatRequest(this.#case.path(count, lists), key, isConditional ? sample.etag : undefined);
    };
  }
}
