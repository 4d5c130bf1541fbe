import { AlmanacCall } from './call.js';

/** What a list answers at a time. */
export interface Page {
  nextCursor: string | null;
}

/** What a list holds: its only array, and of observations the rows. */
export type ListItem<List> = List extends { observations: (infer Row)[] } ? Row : ArrayElement<List[keyof List]>;
type ArrayElement<Property> = Property extends (infer Row)[] ? Row : never;

/** A call of a list: awaited it is the first page, and `for await` goes through the items of all pages. */
export class AlmanacList<List extends Page> extends AlmanacCall<List> implements AsyncIterable<ListItem<List>> {
  readonly #fetchNext: (cursor: string) => AlmanacList<List>;

  /** `next` asks for the page that a cursor leads to. */
  constructor(response: Promise<Response>, fetchNext: (cursor: string) => AlmanacList<List>) {
    super(response);
    this.#fetchNext = fetchNext;
  }

  /** Every page, from the one asked for; each is asked for when the one before has been used. */
  async *pages(): AsyncGenerator<List, void, undefined> {
    let page: List = await (this as Promise<List>);
    yield page;
    while (page.nextCursor !== null) {
      page = await this.#fetchNext(page.nextCursor);
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ListItem<List>, void, undefined> {
    for await (const page of this.pages()) yield* getItems(page);
  }
}

function getItems<List extends Page>(page: List): ListItem<List>[] {
  const items = 'observations' in page ? page.observations : Object.values(page).find(Array.isArray);
  return items as ListItem<List>[];
}
