interface Entry<Owner, Value> {
  owner: Owner;
  value: Value | undefined;
}

/**
 * Attaches a value to each object, as a property of the object, which must be extensible. V8 marks such values in another thread, but
 * much of what the values of a WeakMap refer to in the pause of a full garbage collection.
 */
export class AttachedValue<Owner extends object, Value> {
  readonly #key = Symbol('attached value');

  /** Returns undefined for a copy of the object, even if the copy has the same property. */
  get(owner: Owner): Value | undefined {
    return this.#find(owner)?.value;
  }

  /** The entry stays the same, so that a copy of the object, such as a second handle of a database, keeps no earlier value in memory. */
  set(owner: Owner, value: Value): void {
    const known = this.#find(owner);
    if (known !== undefined) {
      known.value = value;
      return;
    }
    const entry: Entry<Owner, Value> = { owner, value };
    Object.defineProperty(owner, this.#key, { value: entry });
  }

  delete(owner: Owner): void {
    const known = this.#find(owner);
    if (known !== undefined) known.value = undefined;
  }

  #find(owner: Owner): Entry<Owner, Value> | undefined {
    const entry = (owner as Record<symbol, Entry<Owner, Value> | undefined>)[this.#key];
    return entry?.owner === owner ? entry : undefined;
  }
}
