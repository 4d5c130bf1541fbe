import { listAudit, recordAudit } from '../../server/store/auditLog.js';
import { isPostgres } from '../../server/store/dialect.js';
import { forEachDatabase } from '../support/databases.js';

const at = '2026-11-21T12:00:00.000Z';
const final = { message: expect.stringContaining('never rewritten') };

forEachDatabase((openFresh) => {
  async function openWithEntries() {
    const db = await openFresh();
    await recordAudit(db, { at, actor: 'account', action: 'keys.create', accountId: 'a', detail: { key: 'k' } });
    await recordAudit(db, { at, actor: 'operator', action: 'keys.revoke', accountId: 'b', detail: {} });
    const before = await listAudit(db, { limit: 10 });
    return { db, before };
  }

  it('lists entries latest first, by account and before an id', async () => {
    const { db, before } = await openWithEntries();
    expect(before.map(({ action }) => action)).toEqual(['keys.revoke', 'keys.create']);
    expect(await listAudit(db, { accountId: 'a', limit: 10 })).toMatchObject([{ id: 1, detail: { key: 'k' } }]);
    expect(await listAudit(db, { before: 1, limit: 10 })).toEqual([]);
  });

  it.each([
    `update audit_log set action = 'nothing'`,
    `update audit_log set id = id + 100`,
    'delete from audit_log',
    'delete from audit_log where id = 1',
  ])('refuses: %s', async (statement) => {
    const { db, before } = await openWithEntries();
    await expect(db.raw(statement)).rejects.toMatchObject(final);
    expect(await listAudit(db, { limit: 10 })).toEqual(before);
  });

  it('refuses every other statement of the database that replaces or removes entries, and keeps recording', async () => {
    const { db, before } = await openWithEntries();
    const values = `(id, at, actor, action, detail) values (1, '', '', 'forged', '{}')`;
    const statements = isPostgres(db)
      ? [
          'truncate audit_log',
          'truncate audit_log restart identity cascade',
          `insert into audit_log ${values} on conflict (id) do update set action = 'forged'`,
          'set session_replication_role = replica; delete from audit_log',
          'set session_replication_role = replica; truncate audit_log',
        ]
      : [
          `replace into audit_log ${values}`,
          `insert or replace into audit_log ${values}`,
          `insert into audit_log ${values} on conflict (id) do update set action = 'forged'`,
          `update or replace audit_log set id = 2 where id = 1`,
          `update audit_log set rowid = 7 where rowid = 1`,
          // With this id every later entry would look like a replacement.
          `insert into audit_log (id, at, actor, action, detail) values (-1, '', '', 'forged', '{}')`,
        ];
    for (const statement of statements) await expect(db.raw(statement)).rejects.toMatchObject(final);
    expect(await listAudit(db, { limit: 10 })).toEqual(before);
    await recordAudit(db, { at, actor: 'server', action: 'later', accountId: null, detail: {} });
    expect((await listAudit(db, { limit: 1 }))[0]?.action).toBe('later');
  });
});
