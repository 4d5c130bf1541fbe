import { plans } from '../../server/access/plans.js';
import { scopes } from '../../server/access/scopes.js';
import { changeAccount } from '../../server/accounts/changeAccount.js';
import { issueKey } from '../../server/accounts/issueKey.js';
import { revokeKey } from '../../server/accounts/revokeKey.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { readEmail, readPlan, readScopes, readText } from './arguments.js';
import type { Command, CommandOutput } from './command.js';
import { findAccounts, findKeys, getAccount, getActiveKey } from './find.js';

/** Actor in the audit log. */
const actor = 'npm run almanac';
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const planChoices = plans.join('|');

/** The commands on accounts, by name. */
export const accountCommands: Record<string, Command> = {
  'accounts list': {
    usage: `accounts list [--email <prefix>] [--plan ${planChoices}] [--suspended]`,
    summary: 'Lists accounts, oldest first: email, plan, creation time, id.',
    options: { email: text, plan: text, suspended: flag },
    read(values) {
      const plan = values['plan'] === undefined ? undefined : readPlan(values);
      const email = values['email'] === undefined ? undefined : readText(values, 'email');
      const suspended = values['suspended'] === true ? true : undefined;
      return ({ db }) => findAccounts(db, { email, plan, suspended });
    },
  },
  'accounts open': {
    usage: `accounts open --email <address> [--plan ${planChoices}]`,
    summary: 'Creates an account (Free plan by default) and prints its first API key.',
    options: { email: text, plan: { ...text, default: 'free' } },
    read(values) {
      const [email, plan] = [readEmail(values), readPlan(values)];
      return async ({ db, now }) => toOutput(await createAccount(db, email, plan, now(), actor), 'key');
    },
  },
  'accounts keys': {
    usage: 'accounts keys --email <address>',
    summary: 'Lists the API keys of an account, active keys first: prefix, name, creation time, last use, id.',
    options: { email: text },
    read(values) {
      const email = readEmail(values);
      return async ({ db }) => findKeys(db, await getAccount(db, email));
    },
  },
  'accounts new-key': {
    usage: 'accounts new-key --email <address> --name <name> [--scopes <scope>,<scope>…]',
    summary: `Creates an API key for an account and prints it. --scopes restricts the key (Enterprise plan only): ${scopes.join(', ')}.`,
    options: { email: text, name: text, scopes: text },
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
    usage: 'accounts revoke-key --email <address> --key <id or prefix>',
    summary: 'Revokes an API key. The server rejects it from the next request on.',
    options: { email: text, key: text },
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
    usage: `accounts set-plan --email <address> --plan ${planChoices}`,
    summary: 'Sets the plan of an account. The plan applies from the next request on.',
    options: { email: text, plan: text },
    read(values) {
      const [email, plan] = [readEmail(values), readPlan(values)];
      return async (context) => {
        const { id } = await getAccount(context.db, email);
        await changeAccount(context, id, { plan }, actor);
        return toOutput(`${email} now has the plan ${plan}.`);
      };
    },
  },
  'accounts suspend': {
    usage: 'accounts suspend --email <address> [--lift]',
    summary: 'Suspends an account: the server rejects its keys and sessions. --lift ends the suspension.',
    options: { email: text, lift: flag },
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
