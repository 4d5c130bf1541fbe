import type { DiagnosticsResponse } from 'almanac-sdk';
import { describeSample } from '../sample/describeSample';
import { SampleHeader } from '../sample/SampleHeader';

interface Props {
  slug: string;
  /** Undefined until it is known. */
  name: string | undefined;
  diagnostics: DiagnosticsResponse | undefined;
}

const purpose = {
  title: 'Test a series',
  words:
    'Choose a series, as it is known today or was known on an earlier day, or paste your own. Transform it, look at its correlations and its distribution, and read what the tests say.',
};

/** What is tested: the series and its sample, in a sentence. */
export function LabHeader({ slug, name, diagnostics }: Props) {
  return (
    <SampleHeader path="/labs" sectionName="Labs" slug={slug} name={name} purpose={purpose}>
      {diagnostics === undefined ? 'No results yet.' : `${describeSample(diagnostics.series, diagnostics.sample)}.`}
    </SampleHeader>
  );
}
