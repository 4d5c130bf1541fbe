import type { Frequency, IndicatorDetailResponse } from 'almanac-sdk';
import { OptionControl, OptionControls } from '../options/OptionControls';
import { getDefaultValue, type Option } from '../options/option';
import { SourceControls } from '../sample/SourceControls';
import type { PastedSeries } from '../sample/usePastedSeries';
import {
  buildHorizonOption,
  levelsOption,
  listFurtherNames,
  listFurtherOptions,
  modelOption,
  transformOption,
} from './options';
import { getOptionContext, type Plan, type SetPlan } from './plan';

interface Props {
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  frequency: Frequency | null;
  plan: Plan;
  setPlan: SetPlan;
  /** What the server says is wrong with options, by their name. */
  problems: Record<string, string>;
  /** Set if pasted values are forecast. */
  pastedSeries: PastedSeries | undefined;
}

/** The source, sample, horizon and model options of a forecast. */
export function Setup({ slug, indicator, frequency, plan, setPlan, problems, pastedSeries }: Props) {
  const setOption = (option: Option, value: string) =>
    setPlan({ options: { [option.name]: value === getDefaultValue(option) ? '' : value } });
  const context = getOptionContext(plan, pastedSeries !== undefined);
  const names = listFurtherNames(context);
  return (
    <section class="card setup" aria-label="Setup">
      <SourceControls
        path="/forecasts"
        slug={slug}
        indicator={indicator}
        sample={plan}
        setSample={setPlan}
        pastedSeries={pastedSeries}
        action="Forecast these values"
        storageNote="The values are not part of the link. The server stores the forecast and its values for 90 days. Only your account can read them."
      />
      <div class="sample-controls">
        {[modelOption, buildHorizonOption(frequency), transformOption, levelsOption].map((option) => (
          <OptionControl
            key={option.name}
            option={option}
            value={plan.options[option.name] ?? getDefaultValue(option)}
            onChange={(value) => setOption(option, value)}
          />
        ))}
      </div>
      <OptionControls
        title="Model options"
        groups={listFurtherOptions(context)}
        values={Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.includes(name)))}
        problems={problems}
        change={(options) => setPlan({ options })}
      />
    </section>
  );
}
