import { useEffect } from 'preact/hooks';
import type { PageProps } from '../pages';
import { CodeCard } from '../parts/CodeCard';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { isShortened } from '../parts/literals';
import { NotUnderstood } from '../parts/NotUnderstood';
import { Beginnings } from '../sample/Beginnings';
import type { Source } from '../sample/sample';
import { useLibraryIndicator } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { beginnings } from './beginnings';
import { codesOf } from './code';
import { Downloads } from './Downloads';
import { LabHead } from './LabHead';
import { type Lab, useLab } from './lab';
import { ResultCards } from './ResultCards';
import { diagnosticsRequest, stationarityRequest } from './request';
import { Setup } from './Setup';
import { type Results, useResults } from './useResults';
import '../sample/page.css';

/** One series under test: what is done to it, and what the tests say. All of it but values of one's own stands in the address. */
export function LabPage({ part: slug }: PageProps) {
  const [lab, setLab, remarks] = useLab();
  const { source, own } = useSource(slug);
  const { data: results, failure, loading, again } = useResults(source, lab);
  const { data: indicator } = useLibraryIndicator(slug, lab.country);
  const name = own === undefined ? indicator?.metadata.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Lab: ${name} · Almanac`;
  }, [name]);
  return (
    <article class="sample-page page" aria-busy={loading}>
      <LabHead slug={slug} name={name} answer={results?.diagnostics} />
      <NotUnderstood remarks={remarks} />
      <Setup
        slug={slug}
        indicator={indicator}
        lab={lab}
        setLab={setLab}
        own={own}
        steps={results?.diagnostics.transformations ?? []}
      />
      {failure !== undefined && <Failure failure={failure} again={again} />}
      {source === null && !own?.problem && <Beginnings title="Labs to begin with" list={beginnings} />}
      {source !== null && results === undefined && failure === undefined && <Loading what="Running the tests" />}
      {source !== null && results !== undefined && (
        <>
          <ResultCards results={results} lab={lab} setLab={setLab} />
          <TakeAlong source={source} lab={lab} results={results} />
        </>
      )}
    </article>
  );
}

/** The same from a program, and the results as files. */
function TakeAlong({ source, lab, results }: { source: Source; lab: Lab; results: Results }) {
  const requests = { diagnostics: diagnosticsRequest(source, lab), stationarity: stationarityRequest(source, lab) };
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
      <CodeCard codes={codesOf(requests)}>
        {isShortened(requests.diagnostics) && 'Of your values the first hundred are shown; the JSON file has them all.'}
      </CodeCard>
    </>
  );
}
