import type { Knex } from 'knex';
import { type Account, type AccountQuery, findAccountByEmail, listAccounts } from '../../server/store/accounts.js';
import { type ApiKey, listApiKeys } from '../../server/store/apiKeys.js';
import type { CommandOutput } from './command.js';
import { formatInstant } from './formatOutput.js';
import { program } from './program.js';
import { toColumns } from './table.js';

const pageSize = 1_000;

/** Lists the matching accounts, as a table. */
export async function findAccounts(db: Knex, query: AccountQuery): Promise<CommandOutput> {
  const data: Pick<Account, 'email' | 'plan' | 'createdAt' | 'id' | 'suspendedAt'>[] = [];
  for (;;) {
    const accounts = await listAccounts(db, query, { offset: data.length, limit: pageSize });
    for (const { email, plan, createdAt, id, suspendedAt } of accounts) {
      data.push({ email, plan, createdAt, id, suspendedAt });
    }
    if (accounts.length < pageSize) break;
  }
  const rows = data.map(({ email, plan, createdAt, id, suspendedAt }) => {
    return [email, plan, formatInstant(createdAt), suspendedAt === null ? '' : 'suspended', id];
  });
  const columns = [
    { title: 'EMAIL', isWhole: true },
    { title: 'PLAN', isWhole: true },
    ...toColumns('CREATED (UTC)', 'STATUS', 'ID'),
  ];
  return { table: { columns, rows }, data };
}

/** Returns the account of an email address. Throws if there is none. */
export async function getAccount(db: Knex, email: string): Promise<Account> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined)
    throw new Error(`${email} has no account. To list accounts, run: ${program} accounts list`);
  return account;
}

/** Lists the keys of an account, as a table. */
export async function findKeys(db: Knex, { id: accountId }: Account): Promise<CommandOutput> {
  const data = (await listApiKeys(db, accountId)).map(({ prefix, name, createdAt, lastUsedAt, id, revokedAt }) => {
    return { prefix, name, createdAt, lastUsedAt, id, revokedAt };
  });
  const rows = data.map(({ prefix, name, createdAt, lastUsedAt, id, revokedAt }) => {
    const lastUse = lastUsedAt === null ? 'never' : formatInstant(lastUsedAt);
    return [`${prefix}…`, name, formatInstant(createdAt), lastUse, revokedAt === null ? 'active' : 'revoked', id];
  });
  const columns = [
    { title: 'KEY', isWhole: true },
    ...toColumns('NAME'),
    { title: 'CREATED (UTC)', isWhole: true },
    { title: 'LAST USED (UTC)', isWhole: true },
    { title: 'STATUS', isWhole: true },
    ...toColumns('ID'),
  ];
  return { table: { columns, rows }, data };
}

/** Returns the active key of an account with this id or prefix. Throws unless exactly one matches. */
export async function getActiveKey(db: Knex, { id: accountId, email }: Account, keyPrefix: string): Promise<ApiKey> {
  const active = (await listApiKeys(db, accountId)).filter(({ revokedAt }) => revokedAt === null);
  const matches = active.filter(({ id, prefix }) => id === keyPrefix || prefix.startsWith(keyPrefix));
  const [key] = matches;
  if (key !== undefined && matches.length === 1) return key;
  const listing = active.map(({ prefix, name }) => `${prefix}… (${name})`).join(', ');
  throw new Error(
    `'${keyPrefix}' matches ${matches.length} active keys of ${email}. Pass the prefix of one of: ${listing || 'none'}.`,
  );
}
