/*
 * The possible values of a series, by what it measures. The rules hold for every value of the bundled library, except
 * for a few that are errors of the source or, as a negative oil price, surprised everyone: a series that once broke a
 * rule is not limited by it.
 */

import type { Schemas } from '../schemas.js';

/** The properties of an indicator that determine its range. */
export interface MeasuredFacts {
  name: string;
  unit: string;
  unitClass: Schemas['UnitClass'];
  category: string;
}

/**
 * Interest rates and yields are not expected below this rate, in percent, unless the series has been: holding cash is
 * better. The lowest policy rate in the library is −0.75 %, the lowest yield −1.0 %.
 */
const lowestInterestRate = -1;

/** Words for differences, changes and balances, which can have either sign. */
const signedWords =
  /\b(balance|net|change|changes|growth|inflation|gap|savings?|inflows?|outflows?|migration|spread|surplus|deficit|lending\/borrowing|profits?|real (interest|yield)|inflation-indexed|contributions?|sentiment|diffusion)\b/i;
const changeUnit = /\b(change|growth)\b/i;
const interestWords =
  /\b(interest|yield|treasury|bond|bills?|policy rate|funds rate|prime loan|mortgage|interbank|call money)\b/i;
/** Percentages of a whole that cannot exceed it. */
const shareWords = /\b(un)?employment\b|participation|homeownership|vacancy|poverty/i;
const shareUnit = /^percent of (total |female |male )?(population|labou?r force|final energy)/i;
/** Other percentages that cannot be negative. */
const positivePercentWords = /utili[sz]ation|\b(openings|hires|quits|layoffs|separations)\b|\bshare\b/i;

/** Returns the possible values of what an indicator measures, in its unit. */
function findMeasuredRange({ name, unit, unitClass, category }: MeasuredFacts): Schemas['ValueRange'] {
  const isSigned = signedWords.test(name) || changeUnit.test(unit);
  if (isSigned) return { min: null, max: null };
  if (unitClass === 'rate' && /^percent/i.test(unit)) {
    if (category === 'interest-rates' || interestWords.test(name)) return { min: lowestInterestRate, max: null };
    if (shareWords.test(name) || shareUnit.test(unit)) return { min: 0, max: 100 };
    return { min: positivePercentWords.test(name) ? 0 : null, max: null };
  }
  return { min: 0, max: shareUnit.test(unit) || /\b0-100\b/.test(unit) ? 100 : null };
}

/**
 * Returns the possible values of a series. A limit that one of `values`, its history, passes is dropped; the lowest
 * interest rate moves to the lowest value.
 */
export function findValueRange(facts: MeasuredFacts, values: readonly (number | null)[]): Schemas['ValueRange'] {
  const { min, max } = findMeasuredRange(facts);
  const known = values.filter((value) => value !== null);
  const lowest = known.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const highest = known.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  return {
    min: min === null || lowest >= min ? min : min === lowestInterestRate ? lowest : null,
    max: max === null || highest <= max ? max : null,
  };
}
