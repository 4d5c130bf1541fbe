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

/** Whether a password repeats one to six characters, as in `abcabcabcabc`. */
export function isRepetition(password: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((length) => password.slice(length) === password.slice(0, -length));
}
