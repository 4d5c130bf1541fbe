import type { Knex } from 'knex';
import { type Account, type AccountQuery, findAccountByEmail, listAccounts } from '../../server/store/accounts.js';
import { type ApiKey, listApiKeys } from '../../server/store/apiKeys.js';
import type { Told } from './command.js';

const rowsAtOnce = 1_000;

/** The accounts that match, one a line. */
export async function findAccounts(db: Knex, which: AccountQuery): Promise<Told> {
  const data: Pick<Account, 'email' | 'plan' | 'createdAt' | 'id' | 'suspendedAt'>[] = [];
  for (;;) {
    const accounts = await listAccounts(db, which, { offset: data.length, limit: rowsAtOnce });
    for (const { email, plan, createdAt, id, suspendedAt } of accounts) {
      data.push({ email, plan, createdAt, id, suspendedAt });
    }
    if (accounts.length < rowsAtOnce) break;
  }
  const lines = data.map(({ email, plan, createdAt, id, suspendedAt }) =>
    [email, plan, createdAt, id, ...(suspendedAt === null ? [] : ['suspended'])].join('\t'),
  );
  return { text: lines.join('\n'), data };
}

/** The account of an address. Throws when there is none. */
export async function accountOf(db: Knex, email: string): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw new Error(`${email} has no account.`);
  return account;
}

/** The keys of an account, one a line. */
export async function findKeys(db: Knex, { id: accountId }: Account): Promise<Told> {
  const data = (await listApiKeys(db, accountId)).map(({ prefix, name, createdAt, lastUsedAt, id, revokedAt }) => {
    return { prefix, name, createdAt, lastUsedAt, id, revokedAt };
  });
  const lines = data.map(({ prefix, name, createdAt, lastUsedAt, id, revokedAt }) =>
    [`${prefix}…`, name, createdAt, lastUsedAt ?? 'never used', id, ...(revokedAt === null ? [] : ['revoked'])].join(
      '\t',
    ),
  );
  return { text: lines.join('\n'), data };
}

/** The one active key of an account that has this id or begins so. Throws when it is none or not one. */
export async function keyOf(db: Knex, { id: accountId, email }: Account, begins: string): Promise<ApiKey> {
  const active = (await listApiKeys(db, accountId)).filter(({ revokedAt }) => revokedAt === null);
  const found = active.filter(({ id, prefix }) => id === begins || prefix.startsWith(begins));
  const [key] = found;
  if (key !== undefined && found.length === 1) return key;
  const known = active.map(({ id, prefix, name }) => `  ${prefix}…  ${id}  ${name}`).join('\n');
  throw new Error(`${email} has ${found.length} active keys that begin with '${begins}'. It has:\n${known}`);
}
