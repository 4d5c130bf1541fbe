import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  title: string;
  render(row: Row): ComponentChildren;
}

interface Props<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  rows: Row[];
  getKey(row: Row): string | number;
  /** The first column names the row. A column without a title holds its actions. */
  columns: Column<Row>[];
}

/** A table in which each row is a card on phones. */
export function Records<Row>({ label, rows, getKey, columns: [first, ...others] }: Props<Row>) {
  if (rows.length === 0) return <p>None.</p>;
  return (
    <table class="table records" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first?.title}</th>
          {others.map(({ title }) =>
            title === '' ? (
              <td key={title} />
            ) : (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            <th scope="row">{first?.render(row)}</th>
            {others.map(({ title, render }) => (
              <td key={title} data-label={title === '' ? undefined : title}>
                <div>{render(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
