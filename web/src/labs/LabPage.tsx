import { useEffect } from 'preact/hooks';
import { isUnknownIndicator } from '../isUnknownIndicator';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { InvalidParameters } from '../parts/InvalidParameters';
import { Loading } from '../parts/Loading';
import { Examples } from '../sample/Examples';
import { UnknownIndicator } from '../sample/UnknownIndicator';
import { useLibraryIndicator } from '../sample/useLibraryIndicator';
import { useSource } from '../sample/useSource';
import { ExportCard } from './ExportCard';
import { examples } from './examples';
import { LabHeader } from './LabHeader';
import { useLab } from './lab';
import { ResultCards } from './ResultCards';
import { Setup } from './Setup';
import { useResults } from './useResults';
import '../sample/page.css';

/** The lab of one series: its setup and its test results. The address stores everything except pasted values. */
export function LabPage({ param: slug }: PageProps) {
  const [lab, setLab, problems] = useLab();
  const { source, pastedSeries } = useSource(slug);
  const { data: results, failure, loading, retry } = useResults(source, lab);
  const { data: indicator, failure: unread, retry: readAgain } = useLibraryIndicator(slug, lab.country);
  const name = pastedSeries === undefined ? indicator?.metadata.name : 'Your own values';
  useEffect(() => {
    if (name !== undefined) document.title = `Lab: ${name} · Almanac`;
  }, [name]);
  if (isUnknownIndicator(unread)) return <UnknownIndicator failure={unread} retry={readAgain} />;
  return (
    <article class="sample-page page" aria-busy={loading}>
      <LabHeader slug={slug} name={name} diagnostics={results?.diagnostics} />
      <InvalidParameters problems={problems} />
      <Setup
        slug={slug}
        indicator={indicator}
        lab={lab}
        setLab={setLab}
        pastedSeries={pastedSeries}
        steps={results?.diagnostics.transformations ?? []}
      />
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {source === null && !pastedSeries?.problem && <Examples title="Example labs" list={examples} />}
      {source !== null && results === undefined && failure === undefined && <Loading label="Running the tests" />}
      {source !== null && results !== undefined && (
        <>
          <ResultCards results={results} lab={lab} setLab={setLab} />
          <ExportCard source={source} lab={lab} results={results} />
        </>
      )}
    </article>
  );
}
