import type { Knex } from 'knex';
import { type Account, type AccountQuery, findAccountByEmail, listAccounts } from '../../server/store/accounts.js';
import { type ApiKey, listApiKeys } from '../../server/store/apiKeys.js';
import type { CommandOutput } from './command.js';

const pageSize = 1_000;

/** Lists the matching accounts, one per line. */
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

/** Returns the account of an email address. Throws if there is none. */
export async function getAccount(db: Knex, email: string): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) throw new Error(`${email} has no account.`);
  return account;
}

/** Lists the keys of an account, one per line. */
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

/** Returns the active key of an account with this id or prefix. Throws unless exactly one matches. */
export async function getActiveKey(db: Knex, { id: accountId, email }: Account, keyPrefix: string): Promise<ApiKey> {
  const active = (await listApiKeys(db, accountId)).filter(({ revokedAt }) => revokedAt === null);
  const matches = active.filter(({ id, prefix }) => id === keyPrefix || prefix.startsWith(keyPrefix));
  const [key] = matches;
  if (key !== undefined && matches.length === 1) return key;
  const listing = active.map(({ id, prefix, name }) => `  ${prefix}…  ${id}  ${name}`).join('\n');
  throw new Error(
    `'${keyPrefix}' matches ${matches.length} active keys of ${email}. Pass the id or the prefix of one of:\n${listing}`,
  );
}
