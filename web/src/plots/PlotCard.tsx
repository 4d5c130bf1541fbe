import type { ComponentChildren } from 'preact';
import { DataTable } from './DataTable';

interface Props {
  title: string;
  /** What it shows, in a sentence. */
  summary: string;
  columns: string[];
  rows: (string | number)[][];
  children: ComponentChildren;
}

/** A plot under its title, with what it shows in words, and the same as a table. */
export function PlotCard({ title, summary, columns, rows, children }: Props) {
  return (
    <section class="card plot-card" aria-label={title}>
      <h2>{title}</h2>
      <p class="plot-summary">{summary}</p>
      {children}
      <details>
        <summary>{title} as a table</summary>
        <DataTable label={`${title}, table`} columns={columns} rows={rows} />
      </details>
    </section>
  );
}
