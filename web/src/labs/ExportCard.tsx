import { CodeCard } from '../parts/CodeCard';
import { isTruncated } from '../parts/literals';
import type { Source } from '../sample/sample';
import { buildSnippets } from './codeSnippets';
import { Downloads } from './Downloads';
import type { Lab } from './lab';
import { buildDiagnosticsRequest, buildStationarityRequest } from './request';
import type { Results } from './useResults';

interface Props {
  source: Source;
  lab: Lab;
  results: Results;
}

/** Downloads of the results, and code that runs the same tests. */
export function ExportCard({ source, lab, results }: Props) {
  const requests = {
    diagnostics: buildDiagnosticsRequest(source, lab),
    stationarity: buildStationarityRequest(source, lab),
  };
  return (
    <>
      <section class="card" aria-label="Export">
        <div class="card-head">
          <h2>Export</h2>
          <Downloads requests={requests} results={results} />
        </div>
        <p class="fine">
          {'seriesId' in source
            ? 'Share the address of this page to open the same lab. Viewers need an account.'
            : 'The address of this page opens the same lab without your values.'}
        </p>
      </section>
      <CodeCard snippets={buildSnippets(requests)}>
        {isTruncated(requests.diagnostics) &&
          'The code shows only the first 100 of your values. The JSON file contains all of them.'}
      </CodeCard>
    </>
  );
}
