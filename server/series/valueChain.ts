/** From the vintage dated `from` on, `value` was known; `revision` counts the revisions (net of rebases) of its date so far. */
export interface ValueChange {
  from: string;
  value: number | null;
  revision: number;
}

/** The changes of one observation date, oldest first; neighbours differ in value. */
export type ValueChain = readonly ValueChange[];

/** What a vintage says of a date: its value (undefined: not known yet) and whether that revises the vintage before. */
export interface ChainEdit {
  from: string;
  value: number | null | undefined;
  revised: boolean;
}

/**
 * The chain with the `edits` (oldest first) in place of what it said of their vintages, and revisions counted anew.
 * The edits must cover the vintage after the last one changed, if there is one. Answers the same array when nothing changes.
 */
export function editChain(chain: ValueChain, edits: ChainEdit[]): ValueChain {
  const first = edits[0];
  if (first && edits.length === 1 && isAfterLast(first, chain)) return appendEdit(chain, first);
  const remaining = toEdits(chain).filter((existingEdit) => edits.every((edit) => edit.from !== existingEdit.from));
  const allEdits = [...remaining, ...edits].sort((a, b) => (a.from < b.from ? -1 : 1));
  const edited = allEdits.reduce<ValueChain>(appendEdit, []);
  return isSame(edited, chain) ? chain : edited;
}

function appendEdit(chain: ValueChain, { from, value, revised }: ChainEdit): ValueChain {
  const last = chain.at(-1);
  if (value === undefined || last?.value === value) return chain;
  return [...chain, { from, value, revision: last ? last.revision + (revised ? 1 : 0) : 0 }];
}

function isAfterLast(edit: ChainEdit, chain: ValueChain): boolean {
  const last = chain.at(-1);
  return last === undefined || last.from < edit.from;
}

/** A first change revises nothing; should an earlier vintage come before it, that can only have withdrawn the date: a number revises that. */
function toEdits(chain: ValueChain): ChainEdit[] {
  return chain.map(({ from, value, revision }, index) => {
    const previous = chain[index - 1];
    return { from, value, revised: previous ? revision > previous.revision : value !== null };
  });
}

function isSame(a: ValueChain, b: ValueChain): boolean {
  return (
    a.length === b.length &&
    a.every(({ from, value, revision }, index) => {
      const other = b[index];
      return other?.from === from && other.value === value && other.revision === revision;
    })
  );
}
