/** The JSON of a list, in parts, each of which has at least one item. It stands in a response for the list. */
export class PreparedList<Item> {
  /** Only for the type: the items are not kept. */
  declare readonly item: Item;
  readonly parts: readonly Buffer[];

  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
  }
}
