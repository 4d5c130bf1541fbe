import type { Knex } from 'knex';
import { listRows, type Table, toColumns } from './rows.js';

/**
 * A sign-up whose address is not confirmed. An address can have several, because anyone may enter it: each has its own
 * password, name and link.
 */
export interface PendingSignUp {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  passwordHash: string;
  /** Null if the link no longer works. */
  linkHash: string | null;
  createdAt: string;
  expiresAt: string;
  /** 1 if the request came from the machine of a development server, otherwise 0. */
  isLocal: 0 | 1;
}

const pendingSignUps: Table<PendingSignUp> = {
  name: 'pending_sign_ups',
  columns: {
    id: 'id',
    email: 'email',
    name: 'name',
    passwordHash: 'password_hash',
    linkHash: 'link_hash',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    isLocal: 'is_local',
  },
  json: [],
};

export async function insertPendingSignUp(db: Knex, signUp: PendingSignUp): Promise<void> {
  await db('pending_sign_ups').insert(toColumns(pendingSignUps, signUp));
}

/** Lists the sign-ups of an address that have not expired, latest first. */
export async function listPendingSignUps(db: Knex, email: string, now: string): Promise<PendingSignUp[]> {
  return listRows(db, pendingSignUps, (query) =>
    query
      .where({ email })
      .andWhere('expires_at', '>', now)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'asc' },
      ]),
  );
}

/** Replaces the link of a sign-up; the earlier link stops working. Returns whether the sign-up is stored. */
export async function replacePendingLink(
  db: Knex,
  id: string,
  { linkHash, expiresAt }: Pick<PendingSignUp, 'linkHash' | 'expiresAt'>,
): Promise<boolean> {
  return (await db('pending_sign_ups').where({ id }).update({ link_hash: linkHash, expires_at: expiresAt })) > 0;
}

/**
 * Takes the sign-up of a link: deletes it, and disables the links of the other sign-ups with its address. Those stay until
 * they expire, because a sign-in with their password must not reveal that an account was created meanwhile. Returns
 * undefined if the link is unknown, used, disabled or expired.
 */
export async function takePendingSignUp(
  trx: Knex.Transaction,
  linkHash: string,
  now: string,
): Promise<PendingSignUp | undefined> {
  const link = await trx('pending_sign_ups').where({ link_hash: linkHash }).first('email');
  if (link === undefined) return undefined;
  // Locks all sign-ups of the address in one order, so that concurrent requests with two of its links wait for each other.
  const signUps = await listRows(trx, pendingSignUps, (query) =>
    query.where({ email: link.email }).orderBy('id').forUpdate(),
  );
  const signUp = signUps.find((one) => one.linkHash === linkHash && one.expiresAt > now);
  if (signUp === undefined) return undefined;
  await trx('pending_sign_ups').where({ id: signUp.id }).delete();
  await disablePendingLinks(trx, signUp.email);
  return signUp;
}

/** Disables the links of all sign-ups with an address. */
export async function disablePendingLinks(db: Knex, email: string): Promise<void> {
  await db('pending_sign_ups').where({ email }).update({ link_hash: null });
}

/** Deletes expired sign-ups. Returns how many. */
export async function deleteExpiredSignUps(db: Knex, now: string): Promise<number> {
  return db('pending_sign_ups').where('expires_at', '<=', now).delete();
}
