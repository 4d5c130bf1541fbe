import type { SeveralCountries } from '../parameters/parseCountries.js';
import type { Schemas } from '../schemas.js';

type Missing = Schemas['MissingSeries'];

/** The countries of one indicator that a request selects, and those that it names and the indicator does not hold. */
interface SelectedCountries {
  codes: string[];
  missing: Missing[];
}

/** Selects the requested countries that an indicator holds. The members stand for a euro area without a series. */
export function selectCountries(
  slug: string,
  { codes, euroAreaMembers }: SeveralCountries,
  held: ReadonlySet<string>,
): SelectedCountries {
  const members = euroAreaMembers === undefined || held.has('EA') ? [] : euroAreaMembers;
  const requested = [...new Set([...codes, ...members])].sort();
  const missing = requested.filter((code) => !held.has(code));
  return {
    codes: requested.filter((code) => held.has(code)),
    missing: missing.map((country) => ({
      id: slug,
      country,
      reason: 'not_held',
      message: `Indicator '${slug}' has no series for '${country}'.${explainArea(country, members, held)}`,
    })),
  };
}

/** Says which series stand for the euro area or the European Union. */
function explainArea(country: string, members: string[], held: ReadonlySet<string>): string {
  if (country === 'EA' && members.some((member) => held.has(member))) return ' The series of its members are returned.';
  return country === 'EU' && held.has('EA') ? " It has one for the euro area ('EA')." : '';
}
