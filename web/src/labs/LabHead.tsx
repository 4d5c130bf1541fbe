import type { DiagnosticsResponse } from 'almanac-sdk';
import { SampleHead } from '../sample/SampleHead';
import { sampleWords } from '../sample/sampleWords';

interface Props {
  slug: string;
  /** Undefined until it is known. */
  name: string | undefined;
  answer: DiagnosticsResponse | undefined;
}

const purpose = {
  title: 'Test a series',
  words:
    'Choose a series, as it is known today or was known on an earlier day, or paste your own. Transform it, look at its correlations and its distribution, and read what the tests say.',
};

/** What is tested: the series and its sample, in a sentence. */
export function LabHead({ slug, name, answer }: Props) {
  return (
    <SampleHead path="/labs" place="Labs" slug={slug} name={name} purpose={purpose}>
      {answer === undefined ? 'No results yet.' : `${sampleWords(answer.series, answer.sample)}.`}
    </SampleHead>
  );
}
