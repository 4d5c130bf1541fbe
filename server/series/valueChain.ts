/**
 * `value` is current from the vintage dated `from`; `revision` is the number of revisions of its date so far, rebases
 * excluded.
 */
export interface ValueChange {
  from: string;
  value: number | null;
  revision: number;
}

/**
 * The changes of one observation date, oldest first. Consecutive changes differ in value. The first change of a whole chain has no
 * revisions before it; that of the end of a chain can have some.
 */
export type ValueChain = readonly ValueChange[];

/** The value of a date in one vintage (undefined if not yet known), and whether it revises the previous vintage. */
export interface ChainEdit {
  from: string;
  value: number | null | undefined;
  revised: boolean;
}

/**
 * Applies `edits` (oldest first) to a chain, replacing its changes at the same vintages, and recounts revisions. The
 * edits must include the vintage that follows the last edited one, if there is one. Returns the same array if nothing
 * changes.
 */
export function editChain(chain: ValueChain, edits: ChainEdit[]): ValueChain {
  const first = edits[0];
  if (first && edits.length === 1 && isAfterLast(first, chain)) return appendEdit(chain, first);
  const remaining = toEdits(chain).filter((existingEdit) => edits.every((edit) => edit.from !== existingEdit.from));
  const allEdits = [...remaining, ...edits].sort((a, b) => (a.from < b.from ? -1 : 1));
  const revision = chain[0]?.revision;
  const edited = allEdits.reduce<ValueChain>((before, edit) => appendEdit(before, edit, revision), []);
  return isSame(edited, chain) ? chain : edited;
}

/** Appends an edit. `firstRevision` is that of the first change. */
function appendEdit(chain: ValueChain, { from, value, revised }: ChainEdit, firstRevision = 0): ValueChain {
  const last = chain.at(-1);
  if (value === undefined || last?.value === value) return chain;
  return [...chain, { from, value, revision: last ? last.revision + (revised ? 1 : 0) : firstRevision }];
}

function isAfterLast(edit: ChainEdit, chain: ValueChain): boolean {
  const last = chain.at(-1);
  return last === undefined || last.from < edit.from;
}

/**
 * The first change is not a revision. If an edit adds an earlier vintage, that vintage can only have withdrawn the
 * date, so a number in the first change then counts as a revision.
 */
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
