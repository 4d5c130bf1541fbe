import type { Frequency, IndicatorDetailResponse } from 'almanac-sdk';
import { OptionControl, OptionControls } from '../options/OptionControls';
import { getDefaultValue, type Option } from '../options/option';
import { SourceControls } from '../sample/SourceControls';
import type { PastedSeries } from '../sample/usePastedSeries';
import { buildHorizonOption, levelsOption, listFurtherOptions, modelOption, transformOption } from './options';
import { getOptionContext, type Plan, type SetPlan } from './plan';

interface Props {
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  frequency: Frequency | null;
  plan: Plan;
  setPlan: SetPlan;
  /** Where values of one's own are forecast. */
  pastedSeries: PastedSeries | undefined;
}

/** What is forecast, how far, and how. */
export function Setup({ slug, indicator, frequency, plan, setPlan, pastedSeries }: Props) {
  const setOption = (option: Option, value: string) =>
    setPlan({ options: { [option.name]: value === getDefaultValue(option) ? '' : value } });
  const furtherGroups = listFurtherOptions(getOptionContext(plan, pastedSeries !== undefined));
  const names = Object.values(furtherGroups).flatMap((options) => options.map(({ name }) => name));
  return (
    <section class="card setup" aria-label="What is forecast">
      <SourceControls
        path="/forecasts"
        slug={slug}
        indicator={indicator}
        sample={plan}
        setSample={setPlan}
        pastedSeries={pastedSeries}
        action="Forecast these values"
        storageNote="The values are not put into the link. The server keeps the forecast, with the values it was made from, for 90 days under a key that nobody can guess."
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
        title="Options of the model"
        groups={furtherGroups}
        values={Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.includes(name)))}
        change={(options) => setPlan({ options })}
      />
    </section>
  );
}
