import type { Frequency, IndicatorDetailResponse } from 'almanac-sdk';
import { OptionControl, OptionControls } from '../options/OptionControls';
import { type Option, usualValue } from '../options/option';
import type { OwnSeries } from '../sample/ownValues';
import { SourceControls } from '../sample/SourceControls';
import { furtherOptions, horizonOption, levelsOption, modelOption, transformOption } from './options';
import { aboutOf, type Plan, type SetPlan } from './plan';

interface Props {
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  frequency: Frequency | null;
  plan: Plan;
  setPlan: SetPlan;
  /** Where values of one's own are forecast. */
  own: OwnSeries | undefined;
}

/** What is forecast, how far, and how. */
export function Setup({ slug, indicator, frequency, plan, setPlan, own }: Props) {
  const set = (option: Option, value: string) =>
    setPlan({ options: { [option.name]: value === usualValue(option) ? '' : value } });
  const further = furtherOptions(aboutOf(plan, own !== undefined));
  const names = Object.values(further).flatMap((options) => options.map(({ name }) => name));
  return (
    <section class="card setup" aria-label="What is forecast">
      <SourceControls
        path="/forecasts"
        slug={slug}
        indicator={indicator}
        sample={plan}
        setSample={setPlan}
        own={own}
        action="Forecast these values"
        keeping="The values are not put into the link. The server keeps the forecast, with the values it was made from, for 90 days under a key that nobody can guess."
      />
      <div class="sample-controls">
        {[modelOption, horizonOption(frequency), transformOption, levelsOption].map((option) => (
          <OptionControl
            key={option.name}
            option={option}
            value={plan.options[option.name] ?? usualValue(option)}
            onChange={(value) => set(option, value)}
          />
        ))}
      </div>
      <OptionControls
        title="Options of the model"
        groups={further}
        set={Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.includes(name)))}
        change={(options) => setPlan({ options })}
      />
    </section>
  );
}
