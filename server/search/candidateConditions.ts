import type { SearchFilters } from './filters.js';
import type { MatchQuery } from './matchCandidates.js';
import { findRegion } from './regions.js';
import { type Condition, matchText, prominenceSteps, terms } from './searchTerms.js';
import { listPluralCompletions, toSingular } from './toSingular.js';

/** Conditions on candidates: `widest` is met by all that can match, the others by those to prefer if there are too many. */
export interface CandidateConditions {
  widest: Condition;
  /** The best candidates first. */
  preferred: Condition[];
}

type MakeTerm = (word: string) => string;

/** Returns the condition that a group of words matches. */
export function matchGroup(group: string[], makeTerm: MakeTerm): Condition {
  return {
    any: group.flatMap((text) => [
      matchText(text, makeTerm),
      ...(text.endsWith('*') ? listPluralCompletions(text.slice(0, -1)).map((word) => makeTerm(toSingular(word))) : []),
    ]),
  };
}

/** Returns the conditions of the indicators that match by all words and places, or by their full name. */
export function matchAll(query: MatchQuery, filters: SearchFilters): CandidateConditions {
  const places = matchPlaces(query);
  const restrictions = matchFilters(filters);
  const withGroups = (makeTerm: MakeTerm): Condition => ({
    all: [...query.groups.map((group) => matchGroup(group, makeTerm)), ...places],
  });
  const restrict = (...conditions: Condition[]): Condition => ({ all: [...conditions, ...restrictions] });
  const fullName: Condition[] = query.text === '' ? [] : [terms.fullName(query.text)];
  const words: Condition = withGroups(terms.word);
  const strong = query.groups.length === 0 ? [words] : [withGroups(terms.name), withGroups(terms.filed)];
  return {
    widest: restrict(isEmpty(words) ? words : { any: [...fullName, words] }),
    preferred: [
      ...fullName.map((condition) => restrict(condition)),
      ...strong.flatMap((condition) => [
        ...prominenceSteps.map((count) => restrict(condition, terms.prominence(count))),
        restrict(condition),
      ]),
    ],
  };
}

/** Returns the conditions of the indicators that match by some word and some place. `groups`: the rarest words first. */
export function matchSome(query: MatchQuery, filters: SearchFilters, groups: string[][]): CandidateConditions {
  const places = matchPlaces(query);
  const anyPlace = places.length === 0 ? [] : [{ any: places }];
  const restrict = (condition: Condition[]): Condition => ({
    all: [...condition, ...anyPlace, ...matchFilters(filters)],
  });
  const anyGroup: Condition[] =
    groups.length === 0 ? [] : [{ any: groups.map((group) => matchGroup(group, terms.word)) }];
  const preferred = [terms.name, terms.filed, terms.word].flatMap((makeTerm) =>
    groups.map((group) => restrict([matchGroup(group, makeTerm)])),
  );
  return { widest: restrict(anyGroup), preferred };
}

/** Whether a condition without terms is met by all. */
export function isEmpty(condition: Condition): boolean {
  return typeof condition === 'object' && 'all' in condition && condition.all.every(isEmpty);
}

function matchPlaces({ countries, countryGroups }: MatchQuery): Condition[] {
  return [
    ...countries.map((code) => {
      const region = findRegion(code);
      return {
        any: [terms.country(code), terms.place(code), ...(region === undefined ? [] : [terms.country(region)])],
      };
    }),
    ...countryGroups.map(({ members }) => ({ any: members.map(terms.country) })),
  ];
}

function matchFilters({ provider, frequency, countries, category, seasonalAdjustment }: SearchFilters): Condition[] {
  const optional = (value: string | undefined, makeTerm: MakeTerm) => (value === undefined ? [] : [makeTerm(value)]);
  return [
    ...(provider === undefined ? [] : [{ any: [terms.provider(provider), terms.importProvider(provider)] }]),
    ...optional(frequency, terms.frequency),
    ...optional(category, terms.category),
    ...optional(seasonalAdjustment, terms.seasonalAdjustment),
    ...(countries === undefined ? [] : [{ any: countries.map(terms.country) }]),
  ];
}
