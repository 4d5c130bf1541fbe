import type { Config } from './config.js';
import { getFailureCode } from './store/failureCode.js';

/** What the codes of failures mean at the start: what is wrong with the database of the URL, and what to do. */
const databaseFailures: [pattern: RegExp, describe: (target: string) => string][] = [
  [/^ERR_INVALID_URL$/, () => 'The URL is not valid. Percent-encode special characters in its user and password.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (target) => `The host of ${target} is not known. Correct the host.`],
  [
    /^ECONNREFUSED$/,
    (target) => `Nothing accepts connections at ${target}. Start PostgreSQL, or correct host and port.`,
  ],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    (target) => `There is no answer from ${target}. Check host, port, network and firewall.`,
  ],
  [/^(ECONNRESET|EPIPE)$/, (target) => `${target} closed the connection. Check host and port, and its log.`],
  [/^28P01$|^SASL$/, (target) => `${target} rejects the user or the password. Correct them.`],
  [/^28000$/, (target) => `${target} does not admit this user. Create the role, or allow it in pg_hba.conf.`],
  [/^3D000$/, (target) => `${target} does not exist. Create the database, or correct its name.`],
  [
    /^(42501|SQLITE_PERM|SQLITE_AUTH)/,
    (target) => `The user may not change ${target}. Make it the owner of the database.`,
  ],
  [/^53300$/, (target) => `${target} has no free connection. Raise max_connections, or stop other clients.`],
  [/^57P0/, (target) => `${target} is starting or stopping. Start Almanac again in a moment.`],
  [
    /^(25006|SQLITE_READONLY|EROFS)/,
    (target) => `${target} is read-only. Allow this user to write the file and its folder, or use a primary server.`,
  ],
  [/^(53100|SQLITE_FULL|ENOSPC)/, (target) => `The disk of ${target} is full. Free some space.`],
  [
    /^(EACCES|EPERM)$/,
    (target) => `This user may not write ${target}. Change the owner of the file and its folder, or use another path.`,
  ],
  [
    /^(ENOENT|ENOTDIR|EISDIR|EEXIST|SQLITE_CANTOPEN)/,
    (target) => `${target} cannot be opened. Use the path of a file in a folder that this user may write.`,
  ],
  [/^SQLITE_NOTADB$/, (target) => `${target} is not a SQLite database. Correct the path.`],
  [/^(SQLITE_CORRUPT|XX00[12])/, (target) => `${target} is damaged. Restore a backup.`],
  [/^(SQLITE_IOERR|EIO|58030)/, (target) => `The disk of ${target} reports errors. Check it, then restore a backup.`],
  [/^(SQLITE_BUSY|55P03|57014)/, (target) => `Another process has locked ${target}. Stop that process.`],
  [
    /CERT|SELF_SIGNED/,
    (target) => `The certificate of ${target} is not valid. Use a valid one, or name its authority with sslrootcert.`,
  ],
];
const portFailures: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT, HOST }) =>
    `PORT: ${PORT} is already in use at ${HOST}. Stop the program that uses it, or set another port.`,
  EACCES: ({ PORT }) => `PORT: This user may not listen on ${PORT}. Set a port from 1024.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: This machine does not have the address ${HOST}. Set one that it has, or 0.0.0.0.`,
  ENOTFOUND: ({ HOST }) => `HOST: The name ${HOST} is not known. Set an address of this machine, or 0.0.0.0.`,
};

/** Returns a sentence for a failure to listen; undefined for any other. */
export function describePortFailure(failure: unknown, config: Config): string | undefined {
  return portFailures[getFailureCode(failure)]?.(config);
}

/**
 * Returns a sentence for a failure of the database at the start, without its password; undefined for a failure that has another
 * cause.
 */
export function describeDatabaseFailure(failure: unknown, url: string): string | undefined {
  // A failure of the driver without a code.
  const isRejected = /^SASL/.test(String(Object(failure).message ?? ''));
  const code = isRejected ? 'SASL' : getFailureCode(failure);
  const found = databaseFailures.find(([one]) => one.test(code));
  return found && `DATABASE_URL: ${capitalize(found[1](describeTarget(url)))}`;
}

/** Names the database without user and password. */
function describeTarget(url: string): string {
  if (url.startsWith('sqlite:')) return `the file ${url.slice('sqlite:'.length)}`;
  if (!URL.canParse(url)) return 'the database';
  const { host, pathname } = new URL(url);
  return `the database ${pathname.slice(1)} at ${host || 'the local socket'}`;
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
