const minPartLength = 3;
const minOtherCharacters = 8;

/**
 * Whether a password is little more than its email address: apart from the names in the address, fewer than eight
 * characters are left. Case does not matter.
 */
export function isMostlyEmail(password: string, email: string): boolean {
  const names = email
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name.length >= minPartLength)
    .sort((one, other) => other.length - one.length);
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), password.toLowerCase());
  return rest.length < password.length && rest.length < minOtherCharacters;
}

const maxTailLength = 8;
const minStemLength = 4;

/**
 * Returns a password in lower case without up to eight digits and symbols at its end, which add little: `letmein` for
 * `Letmein123456`. Returns undefined if fewer than four characters are left, or if there are more at its end.
 */
export function getPasswordStem(password: string): string | undefined {
  const stem = password.toLowerCase().replace(/[^\p{L}]+$/u, '');
  return stem.length >= minStemLength && password.length - stem.length <= maxTailLength ? stem : undefined;
}

const seasons = ['spring', 'summer', 'autumn', 'fall', 'winter', 'frühling', 'sommer', 'herbst', 'printemps', 'hiver'];
const monthLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'];
const months = monthLanguages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).toLowerCase());
});
const partsOfYear = new Set([...seasons, ...months]);

/** Whether a password is a season or a month with digits and symbols after it, as in `Summer2026!!`. */
export function isPartOfYear(password: string): boolean {
  return partsOfYear.has(getPasswordStem(password) ?? '');
}

/** Whether a password repeats one to six characters, as in `abcabcabcabc`. */
export function isRepetition(password: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((length) => password.slice(length) === password.slice(0, -length));
}
