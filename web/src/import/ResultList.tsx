import type { ImportResult } from 'almanac-sdk';
import { formatCount } from '../format';
import { getCountryName } from '../labels';
import { useInitialFocus } from '../parts/useInitialFocus';

/** A result, and which part of a file it is about. */
export type PartResult = ImportResult & { part?: string };

interface Props {
  title: string;
  results: PartResult[];
  isDryRun?: boolean;
}

const outcomeTags = { changed: 'tag good', unchanged: 'tag', refused: 'tag bad', failed: 'tag bad' };

/** The results of an import or a dry run, one for each series. */
export function ResultList({ results, ...props }: Props) {
  return results.length === 0 ? null : <Results results={results} {...props} />;
}

function Results({ title, results, isDryRun = false }: Props) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ul class="results">
        {results.map((result) => (
          <li key={`${result.seriesId} ${result.country} ${result.part}`}>
            <span class={outcomeTags[result.outcome]}>{result.outcome}</span> {describe(result, isDryRun)}{' '}
            {!isDryRun && result.slug !== null && result.failure === null && (
              <a href={`/indicators/${result.slug}?country=${result.country}`}>Open {result.slug}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe({ country, part, created, failure, outcome, ...counts }: PartResult, isDryRun: boolean): string {
  const names = [country === null ? '' : getCountryName(country), part ?? ''].filter((name) => name !== '');
  const place = names.length === 0 ? '' : `${names.join(', ')}: `;
  if (failure !== null) return place + failure.message;
  const held = counts.held === 0 ? '' : ` ${formatCount(counts.held, 'value')} in quarantine (page Operator).`;
  if (outcome === 'unchanged') return `${place}the library already has these values.${held}`;
  const changes = [
    formatCount(counts.added, 'new value'),
    `${counts.revised.toLocaleString('en')} revised`,
    `${counts.withdrawn.toLocaleString('en')} withdrawn`,
    formatCount(counts.vintages, 'vintage'),
  ].join(', ');
  const target = created ? 'a new series' : 'the series';
  return `${place}${isDryRun ? `${target} would get` : `${target} has got`} ${changes}.${held}`;
}
