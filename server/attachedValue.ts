interface Entry<Owner, Value> {
  owner: Owner;
  value: Value;
}

/**
 * A value for each object, kept as a property of the object, which must not be frozen. A full garbage collection visits much of what the
 * values of a WeakMap refer to while everything else waits, and what properties refer to in another thread.
 */
export class AttachedValue<Owner extends object, Value> {
  readonly #key = Symbol('attached value');

  /** Returns undefined for a copy of an object, which has the properties of the original. */
  get(owner: Owner): Value | undefined {
    const entry = (owner as Record<symbol, Entry<Owner, Value> | undefined>)[this.#key];
    return entry?.owner === owner ? entry.value : undefined;
  }

  set(owner: Owner, value: Value): void {
    const entry: Entry<Owner, Value> = { owner, value };
    Object.defineProperty(owner, this.#key, { value: entry, configurable: true });
  }

  delete(owner: Owner): void {
    delete (owner as Record<symbol, unknown>)[this.#key];
  }
}
