import type { AlmanacServer } from './almanacServer.js';
import { type Case, cases } from './cases.js';
import { ChildServer } from './childServer.js';
import { type LoadResult, load } from './load.js';
import type { Options } from './options.js';
import { requestText, type Sample, takeSample } from './sample.js';

/** One turn of one server at one case; CPU time is the server's own, a request. */
export interface Turn extends LoadResult {
  cpuMicroseconds: number;
}

/** All turns at a case. The two lists go in pairs, each of one round. */
export interface Comparison {
  title: string;
  bodyBytes: number;
  ours: Turn[];
  bare: Turn[];
}

interface Contender {
  child: ChildServer;
  port: number;
}

const bareProgram = new URL('bareServer.mjs', import.meta.url);
/** The round before the first is dropped: machine code is made and caches are filled in it. */
const warmUpShare = 0.4;

/** Puts every case to the server and to a bare one that sends the same bytes, by turns, round by round. */
export async function compareCases(almanac: AlmanacServer, key: string, options: Options): Promise<Comparison[]> {
  const child = new ChildServer(bareProgram, {});
  try {
    const bare = { child, port: (await child.message()) as number };
    const races = [];
    for (const one of cases.filter(({ name }) => options.parts.has(name))) {
      races.push(new Race(one, await takeSample(almanac.port, one, key), key));
    }
    for (const race of races) await race.run(almanac, bare, options.seconds * warmUpShare);
    for (const { comparison } of races) comparison.ours.length = comparison.bare.length = 0;
    for (let round = 0; round < options.rounds; round += 1) {
      for (const race of races) await race.run(almanac, bare, options.seconds);
    }
    return races.map(({ comparison }) => comparison);
  } finally {
    await child.stop();
  }
}

/** One case with what both servers have shown at it so far. */
class Race {
  readonly comparison: Comparison;
  readonly #case: Case;
  readonly #sample: Sample;
  readonly #key: string;
  #asked = 0;
  #turns = 0;

  constructor(one: Case, sample: Sample, key: string) {
    this.#case = one;
    this.#sample = sample;
    this.#key = key;
    this.comparison = { title: one.title, bodyBytes: Buffer.byteLength(sample.body), ours: [], bare: [] };
  }

  /** One turn each; who goes first alternates. */
  async run(almanac: Contender, bare: Contender, seconds: number): Promise<void> {
    const { status, headers, body } = this.#sample;
    await bare.child.ask({ answer: { status, headers, body } });
    const turns = [
      async () => this.comparison.ours.push(await this.#turn(almanac, seconds)),
      async () => this.comparison.bare.push(await this.#turn(bare, seconds)),
    ];
    if (this.#turns % 2 === 1) turns.reverse();
    for (const turn of turns) await turn();
    this.#turns += 1;
  }

  async #turn({ child, port }: Contender, seconds: number): Promise<Turn> {
    const before = await child.usage();
    const result = await load(port, () => this.#nextRequest(), this.#sample.status, seconds);
    const after = await child.usage();
    return { ...result, cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / result.requests };
  }

  #nextRequest(): string {
    this.#asked += 1;
    return requestText(this.#case.path(this.#asked), this.#key, this.#case.isHeld ? this.#sample.etag : undefined);
  }
}
