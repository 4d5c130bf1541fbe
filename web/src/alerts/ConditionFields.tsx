import type { IndicatorMetadata } from 'almanac-sdk';
import type { FieldProblems } from '../fieldProblems';
import { unitsLabels } from '../labels';
import { kindLabels } from './describeRule';
import type { ChangeDraft, Draft, Kind } from './draft';
import { EditorField, NumberField, SelectField } from './EditorField';

interface Props {
  draft: Draft;
  change: ChangeDraft;
  problems: FieldProblems;
  /** The series; undefined for several series. */
  series: Pick<IndicatorMetadata, 'unit' | 'defaultUnits'> | undefined;
}

/** What each condition means, in one sentence. */
const kindNotes: Record<Kind, string> = {
  new_value: 'Fires for each new period.',
  revised: 'Fires when earlier values are revised or withdrawn. A change of base or definition is no revision.',
  level: 'Fires by the latest value, when it is published or revised.',
  unusual_change: 'Fires when the change of a new period differs that much from the usual one.',
  outside_forecast: 'Fires when a new value is outside the 80% interval of the last forecast made before it.',
  release_due: 'Fires before each release.',
  release_moved: 'Fires when an announced date moves to another day or is cancelled.',
  stale: 'Fires when a value has not been published by its usual day.',
  guardrail: 'Fires when a vintage has a finding that the one before did not have.',
};

/** The checks that a new vintage can fail. */
const guardrails = [
  ...['UNIT_BREAK', 'GAP', 'IRREGULAR_DATES', 'LEVEL_SHIFT', 'SA_MIX', 'SEASONALITY_IN_SA', 'FLATLINE'],
  ...['OUTLIER', 'REVISED', 'REBASED', 'SIGN_FLIP', 'DUPLICATE_DATE', 'FUTURE_DATED', 'SHORT_HISTORY'],
];

/** When a rule fires: the kind of the condition, and its fields. */
export function ConditionFields(props: Props) {
  const { draft, change, problems, series } = props;
  const Fields = kindFields[draft.kind];
  return (
    <fieldset class="editor-part">
      <legend>Fire when</legend>
      <SelectField
        id="kind"
        label="Condition"
        value={draft.kind}
        options={Object.entries(kindLabels) as [Kind, string][]}
        note={kindNotes[draft.kind]}
        problem={problems['condition/kind']}
        onChange={(kind) => change({ kind, units: kind === 'level' ? (series?.defaultUnits ?? '') : '' })}
      />
      {Fields && <Fields {...props} />}
    </fieldset>
  );
}

const kindFields: Partial<Record<Kind, (props: Props) => preact.JSX.Element>> = {
  level: LevelFields,
  revised: RevisedFields,
  unusual_change: UnusualFields,
  release_due: HoursField,
  guardrail: GuardrailField,
};

function UnitsField({ draft, change, problems, isChange = false }: Props & { isChange?: boolean }) {
  const codes = Object.entries(unitsLabels).filter(([code]) => !isChange || (code !== 'lin' && code !== 'log'));
  return (
    <SelectField
      id="units"
      label="Units"
      value={draft.units || (isChange ? 'chg' : 'lin')}
      options={codes}
      problem={problems['condition/units']}
      onChange={(units) => change({ units })}
    />
  );
}

function LevelFields(props: Props) {
  const { draft, change, problems, series } = props;
  const isPublished = draft.units === '' || draft.units === 'lin';
  return (
    <>
      <UnitsField {...props} />
      <div class="editor-pair">
        <SelectField
          id="operator"
          label="The value is"
          value={draft.operator}
          options={[
            ['above', 'above'],
            ['below', 'below'],
            ['crosses', 'crossing'],
          ]}
          problem={problems['condition/operator']}
          onChange={(operator) => change({ operator })}
        />
        <NumberField
          id="level"
          label="Level"
          value={draft.level}
          note={isPublished ? series?.unit : undefined}
          problem={problems['condition/level']}
          onInput={(level) => change({ level })}
        />
      </div>
    </>
  );
}

function RevisedFields({ draft, change, problems, series }: Props) {
  return (
    <div class="editor-pair">
      <SelectField
        id="minimum"
        label="Size of the revision"
        value={draft.minimum}
        options={[
          ['none', 'Any'],
          ['percent', 'At least, in percent'],
          ['change', 'At least, in the unit'],
        ]}
        onChange={(minimum) => change({ minimum })}
      />
      {draft.minimum !== 'none' && (
        <NumberField
          id="min-size"
          label={draft.minimum === 'percent' ? 'Percent' : 'Size'}
          value={draft.minSize}
          note={draft.minimum === 'change' ? series?.unit : undefined}
          problem={problems['condition/minPercent'] ?? problems['condition/minChange']}
          onInput={(minSize) => change({ minSize })}
        />
      )}
    </div>
  );
}

function UnusualFields(props: Props) {
  return (
    <>
      <UnitsField {...props} isChange />
      <NumberField
        id="deviations"
        label="Standard deviations"
        value={props.draft.standardDeviations}
        min={0.5}
        max={20}
        problem={props.problems['condition/standardDeviations']}
        onInput={(standardDeviations) => props.change({ standardDeviations })}
      />
    </>
  );
}

function HoursField({ draft, change, problems }: Props) {
  return (
    <NumberField
      id="hours"
      label="Hours before the release"
      value={draft.hours}
      min={1}
      max={720}
      step={1}
      problem={problems['condition/hours']}
      onInput={(hours) => change({ hours })}
    />
  );
}

function GuardrailField({ draft, change, problems }: Props) {
  return (
    <EditorField id="guardrail" label="Check" problem={problems['condition/guardrail']}>
      {(described) => (
        <select
          id="guardrail"
          value={draft.guardrail}
          {...described}
          onChange={({ currentTarget }) => change({ guardrail: currentTarget.value })}
        >
          <option value="">Any check</option>
          {guardrails.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      )}
    </EditorField>
  );
}
