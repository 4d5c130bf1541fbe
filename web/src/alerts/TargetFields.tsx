import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac } from '../almanac';
import type { FieldProblems } from '../fieldProblems';
import { IndicatorPicker } from '../parts/IndicatorPicker';
import type { ChangeDraft, Draft } from './draft';
import { SelectField } from './EditorField';
import type { useTarget } from './useTarget';

interface Props {
  draft: Draft;
  change: ChangeDraft;
  target: ReturnType<typeof useTarget>;
  problems: FieldProblems;
  /** Whether the rule exists. Its target cannot be changed. */
  isFixed: boolean;
}

const targetLabels = { series: 'A series', release: 'All series of a release', watchlist: 'My watchlist' };
const targets = ['series', 'release', 'watchlist'] as const;

/** What a rule watches: a series, the series of a release, or the watchlist. */
export function TargetFields({ draft, change, target, problems, isFixed }: Props) {
  const problem = problems['target/indicator'] ?? problems['target/country'] ?? problems['target/release'];
  return (
    <fieldset class="editor-part">
      <legend>Watch</legend>
      {!isFixed && (
        <fieldset class="ranges" aria-label="What to watch">
          {targets.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={draft.target === type}
              onClick={() => change({ target: type })}
            >
              {targetLabels[type]}
            </button>
          ))}
        </fieldset>
      )}
      {draft.target !== 'watchlist' && <Chosen {...{ draft, change, target, isFixed }} />}
      {draft.target === 'watchlist' && (
        <p class="fine">
          The series on your <a href="/settings/notifications">watchlist</a>, also those that you add later.
        </p>
      )}
      {isFixed && <p class="fine">To watch something else, create another alert.</p>}
      <p class="field-error" role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

/** The chosen series or release, and a search for another. */
function Chosen({ draft, change, target, isFixed }: Omit<Props, 'problems'>) {
  const chooseSeries = (slug: string, country: string) => change({ indicator: slug, country });
  const { problem, run } = useAction();
  const chooseRelease = (slug: string, country: string) =>
    run(async () => {
      const { release } = await almanac.indicators.get({ slug, country });
      change({ release: release.id });
    });
  const isSeries = draft.target === 'series';
  const id = isSeries ? draft.indicator : draft.release;
  return (
    <>
      {id !== '' && (
        <p class="editor-target">
          <a href={isSeries ? `/indicators/${id}?country=${draft.country}` : `/releases/${id}`}>
            {isSeries ? (target.detail?.metadata.name ?? id) : (target.release?.name ?? id)}
          </a>
        </p>
      )}
      {isSeries && <CountryField {...{ draft, change, target, isFixed }} />}
      {!isFixed && (
        <IndicatorPicker
          key={draft.target}
          label={isSeries ? (id === '' ? 'Series' : 'Another series') : 'A series of the release'}
          choose={({ slug, country }) => (isSeries ? chooseSeries : chooseRelease)(slug, country)}
        />
      )}
      <Problem text={problem} />
    </>
  );
}

function CountryField({ draft, change, target: { detail }, isFixed }: Omit<Props, 'problems'>) {
  if (detail === undefined) return null;
  const { countries } = detail.countryAvailability;
  const options = countries.map(({ code, name }) => [code, name] as const).toSorted((a, b) => a[1].localeCompare(b[1]));
  return (
    <SelectField
      id="country"
      label="Country"
      value={draft.country === '' ? detail.metadata.country : draft.country.toUpperCase()}
      disabled={isFixed || countries.length < 2}
      options={options}
      onChange={(country) => change({ country })}
    />
  );
}
