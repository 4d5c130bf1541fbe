import type { ComponentChildren } from 'preact';

interface Props {
  /** What the table contains. */
  label: string;
  /** The titles of the columns. Those of numbers are aligned to the right. */
  columns: (string | { number: string })[];
  class?: string;
  /** The rows. */
  children: ComponentChildren;
}

/** A table that scrolls if it is wider than its place. Its region can be reached by keyboard. */
export function TableFrame({ label, columns, class: className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section class={`scroll-x ${className}`.trim()} tabIndex={0} aria-label={`${label}: table`}>
      <table class="table">
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.number} scope="col" class="number">
                  {column.number}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
