import type { AppContext } from '../appContext.js';
import type { Config } from '../config.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import type { ProviderInfo } from '../providers/provider.js';
import type { ProviderClient } from '../providers/providerClient.js';
import type { Schemas } from '../schemas.js';
import { countRemainingCalls, listProviderStates, type ProviderState } from '../store/providerCalls.js';

/** Describes the series providers: terms, keys, budgets and last results. */
export async function describeProviders(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'providers'>,
): Promise<Schemas['ProviderRecord'][]> {
  const states = new Map((await listProviderStates(context.db)).map((state) => [state.provider, state]));
  const records: Schemas['ProviderRecord'][] = [];
  for (const client of Object.values(context.providers)) {
    records.push(await describeProvider(context, client, states.get(client.provider.info.name)));
  }
  return records;
}

async function describeProvider(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { provider: { info }, isCircuitOpen }: ProviderClient,
  state: ProviderState | undefined,
): Promise<Schemas['ProviderRecord']> {
  const { name, title, homepage, terms, exampleId } = info;
  const key = describeKey(info, config);
  const budgets = key?.isSet === false ? (info.keylessBudgets ?? info.budgets) : info.budgets;
  const remainingCalls = await countRemainingCalls(db, name, budgets, now());
  return {
    name,
    title,
    homepage,
    terms,
    exampleId,
    key,
    budgets: budgets.map(({ calls, seconds, failuresOnly = false }, index) => {
      return { calls, seconds, failuresOnly, left: remainingCalls[index] ?? 0 };
    }),
    isFailing: state !== undefined && isFailing(state),
    isLeftAlone: isCircuitOpen(),
    lastSucceededAt: state?.succeededAt ?? null,
    lastFailedAt: state?.failedAt ?? null,
    lastFailure: state?.failure ?? null,
    mayBeImported: isStorageAllowed(name, config),
  };
}

/** A malformed response is first recorded as a success, possibly in the same millisecond. */
function isFailing({ succeededAt, failedAt }: ProviderState): boolean {
  return failedAt !== null && failedAt >= (succeededAt ?? '');
}

/** Describes the setting of the API key, without the key itself. */
function describeKey({ key }: ProviderInfo, config: Config): Schemas['ProviderRecord']['key'] {
  return key && { setting: key.setting, isRequired: key.required, isSet: config[key.setting] !== undefined };
}
