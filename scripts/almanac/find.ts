import type { Knex } from 'knex';
import { type Account, type AccountQuery, findAccountByEmail, listAccounts } from '../../server/store/accounts.js';
import { type ApiKey, listApiKeys } from '../../server/store/apiKeys.js';
import type { CommandOutput } from './command.js';

const pageSize = 1_000;

/** The accounts that match, one a line. */
export async function findAccounts(db: Knex, query: AccountQuery): Promise<CommandOutput> {
  const data: Pick<Account, 'email' | 'plan' | 'createdAt' | 'id' | 'suspendedAt'>[] = [];
  for (;;) {
    const accounts = await listAccounts(db, query, { offset: data.length, limit: pageSize });
    for (const { email, plan, createdAt, id, suspendedAt } of accounts) {
      data.push({ email, plan, createdAt, id, suspendedAt });
    }
    if (accounts.length < pageSize) break;
  }
  const lines = data.map(({ email, plan, createdAt, id, suspendedAt }) =>
    [email, plan, createdAt, id, ...(suspendedAt === null ? [] : ['suspended'])].join('\t'),
  );
  return { text: lines.join('\n'), data };
}

/** The account of an address. Throws when there is none. */
export async function getAccount(db: Knex, email: string): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw new Error(`${email} has no account.`);
  return account;
}

/** The keys of an account, one a line. */
export async function findKeys(db: Knex, { id: accountId }: Account): Promise<CommandOutput> {
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
export async function getActiveKey(db: Knex, { id: accountId, email }: Account, keyPrefix: string): Promise<ApiKey> {
  const active = (await listApiKeys(db, accountId)).filter(({ revokedAt }) => revokedAt === null);
  const matches = active.filter(({ id, prefix }) => id === keyPrefix || prefix.startsWith(keyPrefix));
  const [key] = matches;
  if (key !== undefined && matches.length === 1) return key;
  const listing = active.map(({ id, prefix, name }) => `  ${prefix}…  ${id}  ${name}`).join('\n');
  throw new Error(`${email} has ${matches.length} active keys that begin with '${keyPrefix}'. It has:\n${listing}`);
}
