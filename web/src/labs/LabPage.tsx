import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pageProps';
import { CodeCard } from '../parts/CodeCard';
import { Failure } from '../parts/Failure';
import { InvalidParameters } from '../parts/InvalidParameters';
import { Loading } from '../parts/Loading';
import { isTruncated } from '../parts/literals';
import { Examples } from '../sample/Examples';
import type { Source } from '../sample/sample';
import { useLibraryIndicator } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { buildSnippets } from './codeSnippets';
import { Downloads } from './Downloads';
import { examples } from './examples';
import { LabHeader } from './LabHeader';
import { type Lab, useLab } from './lab';
import { ResultCards } from './ResultCards';
import { buildDiagnosticsRequest, buildStationarityRequest } from './request';
import { Setup } from './Setup';
import { type Results, useResults } from './useResults';
import '../sample/page.css';

/** One series under test: what is done to it, and what the tests say. All of it but values of one's own stands in the address. */
export function LabPage({ param: slug }: PageProps) {
  const [lab, setLab, problems] = useLab();
  const { source, pastedSeries } = useSource(slug);
  const { data: results, failure, loading, retry } = useResults(source, lab);
  const { data: indicator } = useLibraryIndicator(slug, lab.country);
  const name = pastedSeries === undefined ? indicator?.metadata.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Lab: ${name} · Almanac`;
  }, [name]);
  return (
    <article class="sample-page page" aria-busy={loading}>
      <LabHeader slug={slug} name={name} diagnostics={results?.diagnostics} />
      <InvalidParameters remarks={problems} />
      <Setup
        slug={slug}
        indicator={indicator}
        lab={lab}
        setLab={setLab}
        pastedSeries={pastedSeries}
        steps={results?.diagnostics.transformations ?? []}
      />
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {source === null && !pastedSeries?.problem && <Examples title="Labs to begin with" list={examples} />}
      {source !== null && results === undefined && failure === undefined && <Loading what="Running the tests" />}
      {source !== null && results !== undefined && (
        <>
          <ResultCards results={results} lab={lab} setLab={setLab} />
          <ExportCard source={source} lab={lab} results={results} />
        </>
      )}
    </article>
  );
}

/** The same from a program, and the results as files. */
function ExportCard({ source, lab, results }: { source: Source; lab: Lab; results: Results }) {
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
