import { AlmanacCall } from './call.js';

/** One page of a list. */
export interface Page {
  nextCursor: string | null;
}

/** The item type of a list: the elements of its only array, or the rows of observations. */
export type ListItem<List> = List extends { observations: (infer Row)[] } ? Row : ArrayElement<List[keyof List]>;
type ArrayElement<Property> = Property extends (infer Row)[] ? Row : never;

/** A call that returns a list. Await it to get the first page, or use `for await` to iterate over the items of all pages. */
export class AlmanacList<List extends Page> extends AlmanacCall<List> implements AsyncIterable<ListItem<List>> {
  readonly #fetchNext: (cursor: string) => AlmanacList<List>;

  /** `fetchNext` requests the page of a cursor. */
  constructor(response: Promise<Response>, fetchNext: (cursor: string) => AlmanacList<List>) {
    super(response);
    this.#fetchNext = fetchNext;
  }

  /** Iterates over the pages, from the requested one. Requests each page when it is needed. */
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
