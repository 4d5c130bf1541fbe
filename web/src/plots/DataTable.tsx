import './plots.css';

interface Props {
  /** Accessible name of the table. */
  label: string;
  columns: string[];
  rows: (string | number)[][];
}

/** The values of a plot as a table, in a scrollable region. */
export function DataTable({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section class="plot-table" tabIndex={0} aria-label={label}>
      <table class="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" class="number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], rowIndex) => (
            <tr key={rowIndex}>
              <th scope="row" class="number">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} class="number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
