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
  /** Set if pasted values are tested. */
  pastedSeries: PastedSeries | undefined;
  steps: LabTransformation[];
}

/** The source, sample, transformations and test options of a lab. */
export function Setup({ slug, indicator, lab, setLab, pastedSeries, steps }: Props) {
  return (
    <section class="card setup" aria-label="Setup">
      <SourceControls
        path="/labs"
        slug={slug}
        indicator={indicator}
        sample={lab}
        setSample={setLab}
        pastedSeries={pastedSeries}
        action="Test these values"
        storageNote="The values stay in this tab. They are sent to the server for testing, but they are not stored there and not part of the link."
      />
      <Chain lab={lab} setLab={setLab} steps={steps} />
      <OptionControls
        title="Test options"
        groups={optionGroups}
        values={lab.options}
        change={(options) => setLab({ options })}
      />
    </section>
  );
}
