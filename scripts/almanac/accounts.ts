import { plans } from '../../server/access/plans.js';
import { scopes } from '../../server/access/scopes.js';
import { changeAccount } from '../../server/accounts/changeAccount.js';
import { issueKey } from '../../server/accounts/issueKey.js';
import { revokeKey } from '../../server/accounts/revokeKey.js';
import { createAccount } from '../../server/setup/createAccount.js';
import { emailIn, planIn, scopesIn, textIn } from './arguments.js';
import type { Command, Told } from './command.js';
import { accountOf, findAccounts, findKeys, keyOf } from './find.js';

/** By whom the audit log says that it was done. */
const by = 'npm run almanac';
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const anyPlan = plans.join('|');

/** The commands on accounts, by name. */
export const accountCommands: Record<string, Command> = {
  'accounts list': {
    usage: `accounts list [--email <beginning>] [--plan ${anyPlan}] [--suspended]`,
    summary: 'Lists accounts, oldest first: address, plan, when opened, id.',
    options: { email: text, plan: text, suspended: flag },
    read(values) {
      const plan = values['plan'] === undefined ? undefined : planIn(values);
      const email = values['email'] === undefined ? undefined : textIn(values, 'email');
      const suspended = values['suspended'] === true ? true : undefined;
      return ({ db }) => findAccounts(db, { email, plan, suspended });
    },
  },
  'accounts open': {
    usage: `accounts open --email <address> [--plan ${anyPlan}]`,
    summary: 'Opens an account (plan free unless told otherwise) and prints its first API key.',
    options: { email: text, plan: { ...text, default: 'free' } },
    read(values) {
      const [email, plan] = [emailIn(values), planIn(values)];
      return async ({ db, now }) => told(await createAccount(db, email, plan, now(), by), 'key');
    },
  },
  'accounts keys': {
    usage: 'accounts keys --email <address>',
    summary:
      'Lists the API keys of an account, active ones first: how each begins, its name, when made and last used, id.',
    options: { email: text },
    read(values) {
      const email = emailIn(values);
      return async ({ db }) => findKeys(db, await accountOf(db, email));
    },
  },
  'accounts new-key': {
    usage: 'accounts new-key --email <address> --name <what it is for> [--scopes <scope>,<scope>…]',
    summary: `Makes another API key for an account and prints it; with --scopes, which the plan enterprise allows, it is for these alone: ${scopes.join(', ')}.`,
    options: { email: text, name: text, scopes: text },
    read(values) {
      const [email, key] = [emailIn(values), { name: textIn(values, 'name'), scopes: scopesIn(values) }];
      return async (context) => told(await issueKey(context, await accountOf(context.db, email), key, by), 'key');
    },
  },
  'accounts revoke-key': {
    usage: 'accounts revoke-key --email <address> --key <id, or how it begins>',
    summary: 'Revokes an API key; it is refused from the next request on.',
    options: { email: text, key: text },
    read(values) {
      const [email, begins] = [emailIn(values), textIn(values, 'key')];
      return async (context) => {
        const key = await keyOf(context.db, await accountOf(context.db, email), begins);
        await revokeKey(context, { accountId: key.accountId, keyId: key.id }, by);
        return told(`The key ${key.prefix}… (${key.name}) is revoked.`);
      };
    },
  },
  'accounts set-plan': {
    usage: `accounts set-plan --email <address> --plan ${anyPlan}`,
    summary: 'Sets the plan of an account; it holds from the next request on.',
    options: { email: text, plan: text },
    read(values) {
      const [email, plan] = [emailIn(values), planIn(values)];
      return async (context) => {
        const { id } = await accountOf(context.db, email);
        await changeAccount(context, id, { plan }, by);
        return told(`${email} has the plan ${plan}.`);
      };
    },
  },
  'accounts suspend': {
    usage: 'accounts suspend --email <address> [--lift]',
    summary: 'Refuses the keys and sessions of an account, or lets them in again.',
    options: { email: text, lift: flag },
    read(values) {
      const [email, suspended] = [emailIn(values), values['lift'] !== true];
      return async (context) => {
        const { id } = await accountOf(context.db, email);
        await changeAccount(context, id, { suspended }, by);
        return told(`${email} is ${suspended ? 'suspended' : 'not suspended any more'}.`);
      };
    },
  },
};

function told(text: string, name = 'done'): Told {
  return { text, data: { [name]: text } };
}
