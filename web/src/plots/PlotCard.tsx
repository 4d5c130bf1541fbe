import type { ComponentChildren } from 'preact';
import { DataTable } from './DataTable';

interface Props {
  title: string;
  /** A sentence that summarises the plot. */
  summary: string;
  columns: string[];
  rows: (string | number)[][];
  children: ComponentChildren;
}

/** A card with a plot, its title, its summary and its values as a table. */
export function PlotCard({ title, summary, columns, rows, children }: Props) {
  return (
    <section class="card plot-card" aria-label={title}>
      <h2>{title}</h2>
      <p class="plot-summary">{summary}</p>
      {children}
      <details>
        <summary>{title} as a table</summary>
        <DataTable label={`${title}: table`} columns={columns} rows={rows} />
      </details>
    </section>
  );
}
