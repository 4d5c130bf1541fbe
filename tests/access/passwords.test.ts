import { hashPassword, verifyPassword } from '../../server/access/passwords.js';

it('hashes a password with Argon2id, the recommended cost and a random salt', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

it('accepts the right password only', async () => {
  const stored = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', stored)).toBe(true);
  for (const wrong of ['Correct horse', 'correct horse ', '', 'x'.repeat(200)]) {
    expect(await verifyPassword(wrong, stored)).toBe(false);
  }
});

it('accepts no password without a hash, not even the one of the decoy hash', async () => {
  for (const password of ['no account has this password', '']) {
    expect(await verifyPassword(password, null)).toBe(false);
    expect(await verifyPassword(password, undefined)).toBe(false);
  }
});
