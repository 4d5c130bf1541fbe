import { rememberAddress } from '../../server/store/knownAddresses.js';
import { insertAccounts } from '../support/accounts.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it('a server of the previous version, which does not know the table, can delete an account with known addresses', async () => {
    const db = await openFresh();
    await insertAccounts(db, 'ada', 'bob');
    for (const id of ['ada', 'bob']) await rememberAddress(db, id, '192.0.2.1', '2026-11-21T12:00:00.000Z');
    await db('accounts').where({ id: 'ada' }).delete();
    expect(await db('known_addresses').pluck('account_id')).toEqual(['bob']);
  });
});
