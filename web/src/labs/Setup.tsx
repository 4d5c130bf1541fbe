import type { IndicatorDetailResponse, LabTransformation } from 'almanac-sdk';
import { OptionControls } from '../options/OptionControls';
import type { OwnSeries } from '../sample/ownValues';
import { SourceControls } from '../sample/SourceControls';
import { Chain } from './Chain';
import type { Lab, SetLab } from './lab';
import { optionGroups } from './options';

interface Props {
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  lab: Lab;
  setLab: SetLab;
  /** Where values of one's own are tested. */
  own: OwnSeries | undefined;
  steps: LabTransformation[];
}

/** What is tested, and how. */
export function Setup({ slug, indicator, lab, setLab, own, steps }: Props) {
  return (
    <section class="card setup" aria-label="What is tested">
      <SourceControls
        path="/labs"
        slug={slug}
        indicator={indicator}
        sample={lab}
        setSample={setLab}
        own={own}
        action="Test these values"
        keeping="The values stay in this tab: they are sent to be tested, and neither kept by the server nor put into the link."
      />
      <Chain lab={lab} setLab={setLab} steps={steps} />
      <OptionControls
        title="Options of the tests"
        groups={optionGroups}
        set={lab.options}
        change={(options) => setLab({ options })}
      />
    </section>
  );
}
