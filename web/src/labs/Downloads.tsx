import { FileButton } from '../parts/FileButton';
import { buildResultsCsv } from './buildResultsCsv';
import type { Results } from './useResults';

interface Props {
  requests: object;
  results: Results;
}

/** The results as files, made here of the answers. */
export function Downloads({ requests, results }: Props) {
  const name = `lab-${results.diagnostics.series.id ?? 'values'}`;
  return (
    <div class="actions">
      <FileButton name={`${name}.csv`} type="text/csv" content={() => buildResultsCsv(results)}>
        Results as CSV
      </FileButton>
      <FileButton
        name={`${name}.json`}
        type="application/json"
        content={() => JSON.stringify({ requests, ...results }, null, 2)}
      >
        Results as JSON
      </FileButton>
    </div>
  );
}
