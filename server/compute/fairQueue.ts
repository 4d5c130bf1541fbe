/** Whose work it is, and its share of the threads relative to the others that wait. */
export interface Owner {
  name: string;
  weight: number;
}

/** Work that waits for a thread. */
export interface QueuedWork {
  owner: Owner;
  /** Estimated duration in milliseconds. */
  cost: number;
}

interface OwnerState<Work> {
  waiting: Work[];
  /** Virtual time at which the first waiting work is due. */
  start: number;
  /** Virtual time at which the work that was taken last ends. */
  finish: number;
}

/**
 * A queue in which each owner gets a share of the time in proportion to its weight, whatever it submits: start-time fair
 * queueing. Work is due at the virtual time at which the owner's previous work ends, that is its start + cost / weight. The
 * work that is due first goes first; of work due at the same time, that of the owner who waited without work for longer.
 * So the work of a newly active owner goes before all waiting work of the others, an idle owner saves up nothing, and each
 * owner's work keeps its order. Source: Goyal, Vin and Cheng (1996), Start-time Fair Queuing.
 */
export class FairQueue<Work extends QueuedWork> {
  readonly #owners = new Map<string, OwnerState<Work>>();
  #virtualTime = 0;

  add(work: Work): void {
    const { name } = work.owner;
    const state = this.#owners.get(name) ?? { waiting: [], start: 0, finish: Number.NEGATIVE_INFINITY };
    if (state.waiting.length === 0) {
      state.start = Math.max(this.#virtualTime, state.finish);
      // Moves the owner to the end: of owners that are due at the same time, the one that waited first goes first.
      this.#owners.delete(name);
    }
    this.#owners.set(name, state);
    state.waiting.push(work);
  }

  /** Removes and returns the work to run next; undefined if none waits. */
  take(): Work | undefined {
    const state = this.#findNext();
    const work = state?.waiting.shift();
    if (state === undefined || work === undefined) return undefined;
    this.#virtualTime = state.start;
    state.finish = state.start + work.cost / work.owner.weight;
    state.start = state.finish;
    this.#forgetPastOwners();
    return work;
  }

  /** Removes work that no longer needs to run, as if it had never been added. Returns whether it was waiting. */
  remove(work: Work): boolean {
    const waiting = this.#owners.get(work.owner.name)?.waiting ?? [];
    const index = waiting.indexOf(work);
    if (index === -1) return false;
    waiting.splice(index, 1);
    return true;
  }

  /** Starts a new period with equal owners. Call it when nothing runs or waits. */
  reset(): void {
    this.#owners.clear();
    this.#virtualTime = 0;
  }

  /** Returns the total cost of the waiting work that goes before new work of an owner. */
  getCostAhead({ name }: Owner): number {
    const own = this.#owners.get(name);
    const ownDue = sumOf(own?.waiting ?? [], ({ cost, owner }) => cost / owner.weight);
    const due = Math.max(this.#virtualTime, own?.finish ?? 0) + ownDue;
    return sumOf(this.#owners.values(), (state) => {
      if (state === own) return sumOf(state.waiting, ({ cost }) => cost);
      let { start } = state;
      return sumOf(state.waiting, ({ cost, owner }) => {
        const isAhead = start < due;
        start += cost / owner.weight;
        return isAhead ? cost : 0;
      });
    });
  }

  #findNext(): OwnerState<Work> | undefined {
    let next: OwnerState<Work> | undefined;
    for (const state of this.#owners.values()) {
      if (state.waiting.length > 0 && (next === undefined || isDueBefore(state, next))) next = state;
    }
    return next;
  }

  /** An idle owner whose work has ended in virtual time is like a new one. */
  #forgetPastOwners(): void {
    for (const [name, { waiting, finish }] of this.#owners) {
      if (waiting.length === 0 && finish <= this.#virtualTime) this.#owners.delete(name);
    }
  }
}

function isDueBefore(one: OwnerState<QueuedWork>, other: OwnerState<QueuedWork>): boolean {
  return one.start < other.start || (one.start === other.start && one.finish < other.finish);
}

function sumOf<Item>(items: Iterable<Item>, measure: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += measure(item);
  return sum;
}
