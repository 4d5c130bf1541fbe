import type { IndicatorDetailResponse, LabTransformation } from 'almanac-sdk';
import { OptionControls } from '../options/OptionControls';
import { SourceControls } from '../sample/SourceControls';
import type { PastedSeries } from '../sample/usePastedSeries';
import { Chain } from './Chain';
import type { Lab, SetLab } from './lab';
import { optionGroups } from './options';

interface Props {
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  lab: Lab;
  setLab: SetLab;
  /** Where values of one's own are tested. */
  pastedSeries: PastedSeries | undefined;
  steps: LabTransformation[];
}

/** What is tested, and how. */
export function Setup({ slug, indicator, lab, setLab, pastedSeries, steps }: Props) {
  return (
    <section class="card setup" aria-label="What is tested">
      <SourceControls
        path="/labs"
        slug={slug}
        indicator={indicator}
        sample={lab}
        setSample={setLab}
        pastedSeries={pastedSeries}
        action="Test these values"
        storageNote="The values stay in this tab: they are sent to be tested, and neither kept by the server nor put into the link."
      />
      <Chain lab={lab} setLab={setLab} steps={steps} />
      <OptionControls
        title="Options of the tests"
        groups={optionGroups}
        values={lab.options}
        change={(options) => setLab({ options })}
      />
    </section>
  );
}
