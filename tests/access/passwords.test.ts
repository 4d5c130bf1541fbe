import { hashPassword, verifyPassword } from '../../server/access/passwords.js';

it('keeps a password as Argon2id with the recommended cost and a salt of its own', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

it('knows the password, and takes no other', async () => {
  const stored = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', stored)).toBe(true);
  for (const wrong of ['Correct horse', 'correct horse ', '', 'x'.repeat(200)]) {
    expect(await verifyPassword(wrong, stored)).toBe(false);
  }
});

it('takes no password where there is none, not even the one it compares with then', async () => {
  for (const password of ['no account has this password', '']) {
    expect(await verifyPassword(password, null)).toBe(false);
    expect(await verifyPassword(password, undefined)).toBe(false);
  }
});
