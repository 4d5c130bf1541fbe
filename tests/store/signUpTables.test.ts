import { migrationSource } from '../../server/store/migrations/index.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';

forEachDatabase((openFresh) => {
  it('copies unconfirmed accounts with their link when it creates the table of sign-ups', async () => {
    const db = await openFresh();
    const signUpTables = await migrationSource.getMigration('0034_sign_ups');
    await signUpTables.down?.(db);
    const account = { plan: 'free', created_at: at, name: '', password_hash: 'hash' };
    await db('accounts').insert([
      { ...account, id: 'waiting', email: 'waiting@example.org', name: 'Ada', email_verified_at: null },
      { ...account, id: 'confirmed', email: 'confirmed@example.org', email_verified_at: at },
    ]);
    await db('account_tokens').insert([
      { hash: 'link', account_id: 'waiting', purpose: 'verify_email', expires_at: at },
      { hash: 'reset', account_id: 'waiting', purpose: 'reset_password', expires_at: at },
      { hash: 'other', account_id: 'confirmed', purpose: 'verify_email', expires_at: at },
    ]);
    await signUpTables.up(db);
    expect(await db('pending_sign_ups')).toEqual([
      {
        id: 'waiting',
        email: 'waiting@example.org',
        name: 'Ada',
        password_hash: 'hash',
        link_hash: 'link',
        created_at: at,
        expires_at: at,
      },
    ]);
  });
});
