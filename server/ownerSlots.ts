import type { ApiError } from './errors.js';

interface SlotLimits {
  max: number;
  maxPerOwner: number;
  /** Creates the error for an owner that already has `count` slots, which is its limit. */
  createOwnerError(count: number): ApiError;
  /** Creates the error if all owners together have as many slots as there are. */
  createFullError(): ApiError;
}

/** Limits what runs at once in this process, for each owner and for all owners together. */
export class OwnerSlots {
  readonly #limits: SlotLimits;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes a slot, and returns a function that gives it back. Throws if there is none. */
  take(owner: string): () => void {
    const { max, maxPerOwner, createOwnerError, createFullError } = this.#limits;
    const count = this.#counts.get(owner) ?? 0;
    if (count >= maxPerOwner) throw createOwnerError(count);
    if (this.#total >= max) throw createFullError();
    this.#total += 1;
    this.#counts.set(owner, count + 1);
    return () => this.#giveBack(owner);
  }

  #giveBack(owner: string): void {
    this.#total -= 1;
    const left = (this.#counts.get(owner) ?? 1) - 1;
    if (left > 0) this.#counts.set(owner, left);
    else this.#counts.delete(owner);
  }
}
