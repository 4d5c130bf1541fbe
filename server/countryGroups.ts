import { readFileSync } from 'node:fs';
import { resolveProjectPath } from './resolveProjectPath.js';

/** A group of countries, with its members by code. */
export interface CountryGroup {
  code: string;
  name: string;
  /** The day as of which the members are stated. */
  asOf: string;
  members: string[];
  note: string | null;
}

type GroupInFile = Omit<CountryGroup, 'members'> & { members: string };

const file = resolveProjectPath('data', 'catalogue', 'country-groups.json');

/** The groups that the parameters `country` and `group` accept, by code. */
export const countryGroups: readonly CountryGroup[] = JSON.parse(readFileSync(file, 'utf8')).map(
  ({ members, ...group }: GroupInFile) => ({ ...group, members: members.split(' ') }),
);

/** Returns the group with this code, in upper case. */
export function findCountryGroup(code: string): CountryGroup | undefined {
  return countryGroups.find((group) => group.code === code);
}
