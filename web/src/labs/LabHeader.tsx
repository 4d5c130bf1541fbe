import type { DiagnosticsResponse } from 'almanac-sdk';
import { describeSample } from '../sample/describeSample';
import { SampleHeader } from '../sample/SampleHeader';

interface Props {
  slug: string;
  /** Undefined until it is loaded. */
  name: string | undefined;
  diagnostics: DiagnosticsResponse | undefined;
}

const purpose = {
  title: 'Test a series',
  description:
    'Choose a series from the library, with the latest values or an earlier vintage, or paste your own values. Transform it, inspect its correlations and distribution, and read the test results.',
};

/** The header of a lab: the tested series and its sample. */
export function LabHeader({ slug, name, diagnostics }: Props) {
  return (
    <SampleHeader path="/labs" sectionName="Labs" slug={slug} name={name} purpose={purpose}>
      {diagnostics === undefined ? 'No results yet.' : `${describeSample(diagnostics.series, diagnostics.sample)}.`}
    </SampleHeader>
  );
}
