import { FileButton } from '../parts/FileButton';
import { buildResultsCsv } from './buildResultsCsv';
import type { Results } from './useResults';

interface Props {
  requests: object;
  results: Results;
}

/** Buttons that download the results as CSV and JSON. */
export function Downloads({ requests, results }: Props) {
  const name = `lab-${results.diagnostics.series.id ?? 'values'}`;
  return (
    <div class="actions">
      <FileButton name={`${name}.csv`} type="text/csv" content={() => buildResultsCsv(results)}>
        Download CSV
      </FileButton>
      <FileButton
        name={`${name}.json`}
        type="application/json"
        content={() => JSON.stringify({ requests, ...results }, null, 2)}
      >
        Download JSON
      </FileButton>
    </div>
  );
}
