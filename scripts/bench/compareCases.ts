import type { AlmanacServer } from './almanacServer.js';
import { type BenchmarkCase, cases } from './cases.js';
import { ChildServer } from './childServer.js';
import type { Options } from './options.js';
import { type LoadResult, runLoad } from './runLoad.js';
import { formatRequest, type Sample, takeSample } from './sample.js';

/** One measurement of a server in a case. `cpuMicroseconds` is the CPU time of the server per request. */
export interface Measurement extends LoadResult {
  cpuMicroseconds: number;
}

/** All measurements of a case. The elements of the two lists at the same index are of the same round. */
export interface Comparison {
  title: string;
  bodyBytes: number;
  ours: Measurement[];
  bare: Measurement[];
}

interface Target {
  child: ChildServer;
  port: number;
}

const bareProgram = new URL('servers/bareServer.mjs', import.meta.url);
/** Length of the warm-up round relative to a measured round. Its results are dropped. */
const warmUpFraction = 0.4;

/** Measures every case on the server and on a bare server that sends the same bytes, alternately in each round. */
export async function compareCases(almanac: AlmanacServer, key: string, options: Options): Promise<Comparison[]> {
  const child = new ChildServer(bareProgram, {});
  try {
    const bare = { child, port: (await child.nextMessage()) as number };
    const runners = [];
    for (const benchmarkCase of cases.filter(({ name }) => options.parts.has(name))) {
      runners.push(new CaseRunner(benchmarkCase, await takeSample(almanac.port, benchmarkCase, key), key));
    }
    for (const runner of runners) await runner.run(almanac, bare, options.seconds * warmUpFraction);
    for (const { comparison } of runners) comparison.ours.length = comparison.bare.length = 0;
    for (let round = 0; round < options.rounds; round += 1) {
      for (const runner of runners) await runner.run(almanac, bare, options.seconds);
    }
    return runners.map(({ comparison }) => comparison);
  } finally {
    await child.stop();
  }
}

/** Runs one case and collects the measurements of both servers. */
class CaseRunner {
  readonly comparison: Comparison;
  readonly #case: BenchmarkCase;
  readonly #sample: Sample;
  readonly #key: string;
  #requestCount = 0;
  #rounds = 0;

  constructor(benchmarkCase: BenchmarkCase, sample: Sample, key: string) {
    this.#case = benchmarkCase;
    this.#sample = sample;
    this.#key = key;
    this.comparison = { title: benchmarkCase.title, bodyBytes: Buffer.byteLength(sample.body), ours: [], bare: [] };
  }

  /** Measures both servers once. The order alternates. */
  async run(almanac: Target, bare: Target, seconds: number): Promise<void> {
    const { status, headers, body } = this.#sample;
    await bare.child.request({ response: { status, headers, body } });
    const steps = [
      async () => this.comparison.ours.push(await this.#measure(almanac, seconds)),
      async () => this.comparison.bare.push(await this.#measure(bare, seconds)),
    ];
    if (this.#rounds % 2 === 1) steps.reverse();
    for (const step of steps) await step();
    this.#rounds += 1;
  }

  async #measure({ child, port }: Target, seconds: number): Promise<Measurement> {
    const before = await child.getUsage();
    const result = await runLoad(port, () => this.#nextRequest(), this.#sample.status, seconds);
    const after = await child.getUsage();
    return { ...result, cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / result.requests };
  }

  #nextRequest(): string {
    this.#requestCount += 1;
    return formatRequest(
      this.#case.path(this.#requestCount),
      this.#key,
      this.#case.isConditional ? this.#sample.etag : undefined,
    );
  }
}
