import { Door, type DoorOptions } from './door.js';
import type { Ask, Budget } from './provider.js';

/** Something outside that is asked: how it is called, and how often it may be asked. */
export interface Source {
  name: string;
  title: string;
  budgets: readonly Budget[];
}

export interface DoorsOptions extends Omit<DoorOptions, 'provider' | 'title' | 'budgets' | 'secrets'> {
  /** Where an address stands, where that is elsewhere than it says. */
  locate?(url: URL): URL;
}

/** The doors to all sources that are not providers of series, one a source for as long as the process runs. */
export class Doors {
  readonly #options: DoorsOptions;
  readonly #doors = new Map<string, Door>();

  constructor(options: DoorsOptions) {
    this.#options = options;
  }

  /** How to ask a source, with the key that must not be read anywhere, where it takes one. */
  to(source: Source, key?: string): Ask {
    const door = this.#doors.get(source.name) ?? this.#open(source, key === undefined ? [] : [key]);
    this.#doors.set(source.name, door);
    const { locate = (url: URL) => url } = this.#options;
    return (question, read) => door.ask({ ...question, url: locate(question.url) }, read);
  }

  #open({ name, title, budgets }: Source, secrets: string[]): Door {
    return new Door({ ...this.#options, provider: name, title, budgets, secrets });
  }
}
