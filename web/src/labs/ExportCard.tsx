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

/** The same from a program, and the results as files. */
export function ExportCard({ source, lab, results }: Props) {
  const requests = {
    diagnostics: buildDiagnosticsRequest(source, lab),
    stationarity: buildStationarityRequest(source, lab),
  };
  return (
    <>
      <section class="card" aria-label="Take it along">
        <div class="card-head">
          <h2>Take it along</h2>
          <Downloads requests={requests} results={results} />
        </div>
        <p class="fine">
          {'seriesId' in source
            ? 'The address of this page opens the same lab for everyone with an account.'
            : 'The address of this page opens the same lab, without your values.'}
        </p>
      </section>
      <CodeCard snippets={buildSnippets(requests)}>
        {isTruncated(requests.diagnostics) && 'Of your values the first hundred are shown; the JSON file has them all.'}
      </CodeCard>
    </>
  );
}
