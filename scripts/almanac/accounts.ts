import { plans } from '../../server/access/plans.js';
import { scopes } from '../../server/access/scopes.js';
import { giveOwnership } from '../../server/accounts/becomeOwner.js';
import { changeAccount } from '../../server/accounts/changeAccount.js';
import { issueKey } from '../../server/accounts/issueKey.js';
import { revokeKey } from '../../server/accounts/revokeKey.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { readEmail, readPlan, readScopes, readText } from './arguments.js';
import type { Command, CommandOption, CommandOutput } from './command.js';
import { findAccounts, findKeys, getAccount, getActiveKey } from './find.js';

/** Actor in the audit log. */
const script = 'npm run almanac';
const actor = { by: script };
const email: CommandOption = {
  type: 'string',
  value: 'address',
  isRequired: true,
  help: 'Email address of the account.',
};
const plan: CommandOption = { type: 'string', value: 'plan', help: `Plan: ${plans.join(', ')}.` };

/** The commands on accounts, by name. */
export const accountCommands: Record<string, Command> = {
  'accounts list': {
    summary: 'Lists accounts, oldest first.',
    options: {
      email: { type: 'string', value: 'prefix', help: 'Only accounts whose email begins with this text.' },
      plan: { ...plan, help: `Only accounts with this plan: ${plans.join(', ')}.` },
      suspended: { type: 'boolean', help: 'Only suspended accounts.' },
    },
    example: 'accounts list --plan pro',
    read(values) {
      const plan = values['plan'] === undefined ? undefined : readPlan(values);
      const email = values['email'] === undefined ? undefined : readText(values, 'email');
      const suspended = values['suspended'] === true ? true : undefined;
      return ({ db }) => findAccounts(db, { email, plan, suspended });
    },
  },
  'accounts open': {
    summary: 'Creates an account and prints its first API key.',
    options: { email, plan: { ...plan, default: 'free', help: `${plan.help} Defaults to free.` } },
    example: 'accounts open --email you@example.org --plan pro',
    read(values) {
      const [email, plan] = [readEmail(values), readPlan(values)];
      return async ({ db, now }) => toOutput(await createAccount(db, email, plan, now(), script), 'key');
    },
  },
  'accounts keys': {
    summary: 'Lists the API keys of an account, active keys first.',
    options: { email },
    example: 'accounts keys --email you@example.org',
    read(values) {
      const email = readEmail(values);
      return async ({ db }) => findKeys(db, await getAccount(db, email));
    },
  },
  'accounts new-key': {
    summary: 'Creates an API key for an account and prints it.',
    options: {
      email,
      name: { type: 'string', value: 'name', isRequired: true, help: 'Name of the key.' },
      scopes: {
        type: 'string',
        value: 'scope,…',
        help: `Restricts the key (Enterprise plan only). Available: ${scopes.join(', ')}.`,
      },
    },
    example: 'accounts new-key --email you@example.org --name Charts',
    read(values) {
      const [email, key] = [readEmail(values), { name: readText(values, 'name'), scopes: readScopes(values) }];
      return async (context) => {
        const account = await getAccount(context.db, email);
        if (key.scopes !== null && account.plan !== 'enterprise')
          throw new Error('--scopes requires the Enterprise plan.');
        return toOutput(await issueKey(context, account, key, actor), 'key');
      };
    },
  },
  'accounts revoke-key': {
    summary: 'Revokes an API key. The server rejects it from the next request on.',
    options: {
      email,
      key: { type: 'string', value: 'key', isRequired: true, help: 'Prefix or id of the key, as in accounts keys.' },
    },
    example: 'accounts revoke-key --email you@example.org --key alm_1a2b',
    read(values) {
      const [email, keyPrefix] = [readEmail(values), readText(values, 'key')];
      return async (context) => {
        const key = await getActiveKey(context.db, await getAccount(context.db, email), keyPrefix);
        await revokeKey(context, { accountId: key.accountId, keyId: key.id }, actor);
        return toOutput(`Revoked the key ${key.prefix}… (${key.name}).`);
      };
    },
  },
  'accounts set-plan': {
    summary: 'Sets the plan of an account. The plan applies from the next request on.',
    options: { email, plan: { ...plan, isRequired: true } },
    example: 'accounts set-plan --email you@example.org --plan enterprise',
    read(values) {
      const [email, plan] = [readEmail(values), readPlan(values)];
      return async (context) => {
        const { id } = await getAccount(context.db, email);
        await changeAccount(context, id, { plan }, actor);
        return toOutput(`${email} now has the plan ${plan}.`);
      };
    },
  },
  'accounts owner': {
    summary: 'Makes an account the owner of the server, in place of the present owner.',
    options: { email },
    example: 'accounts owner --email you@example.org',
    read(values) {
      const email = readEmail(values);
      return async ({ db, now }) => {
        const { id } = await getAccount(db, email);
        await giveOwnership(db, { accountId: id, at: now().toISOString(), actor });
        return toOutput(`${email} is now the owner of the server.`);
      };
    },
  },
  'accounts suspend': {
    summary: 'Suspends an account: the server rejects its keys and sessions.',
    options: { email, lift: { type: 'boolean', help: 'Ends the suspension instead.' } },
    example: 'accounts suspend --email you@example.org',
    read(values) {
      const [email, suspended] = [readEmail(values), values['lift'] !== true];
      return async (context) => {
        const { id } = await getAccount(context.db, email);
        await changeAccount(context, id, { suspended }, actor);
        return toOutput(`${email} is ${suspended ? 'now' : 'no longer'} suspended.`);
      };
    },
  },
};

function toOutput(text: string, name = 'done'): CommandOutput {
  return { text, data: { [name]: text } };
}
