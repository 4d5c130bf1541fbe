import type { LibraryContext } from '../appContext.js';
import { cacheByVersion } from '../cacheByVersion.js';
import type { Config } from '../config.js';
import { isStorageAllowed } from '../imports/isStorageAllowed.js';
import { isProviderName, type Provider } from '../providers/provider.js';
import type { Schemas } from '../schemas.js';
import { countHeldByProvider } from '../store/heldByProvider.js';
import { type CatalogueState, listCatalogueStates } from '../store/providerCatalogue.js';
import { bundledProviders } from './bundledProviders.js';

type CatalogProvider = Schemas['CatalogProvider'];

const noListing: CatalogProvider['listing'] = {
  scope: 'none',
  contents: null,
  count: null,
  subject: null,
  readOn: null,
};

/** What is listed of each provider, by name. It is read once for each version of the library. */
const loadStates = cacheByVersion(async (db) => {
  return new Map((await listCatalogueStates(db)).map((state) => [state.provider, state]));
});

/** Describes the catalogue of every provider that the library has series of or that series can be imported from. */
export async function describeCatalogues({
  db,
  library,
  config,
  providers,
}: Pick<LibraryContext, 'db' | 'library' | 'config' | 'providers'>): Promise<CatalogProvider[]> {
  const held = await countHeldByProvider(db);
  const catalogues = await loadStates(db, library.version);
  const names = new Set([...Object.keys(providers), ...held.keys()]);
  const described = [...names].map((name): CatalogProvider => {
    const count = held.get(name) ?? 0;
    if (!isProviderName(name)) return describeBundled(name, count);
    const { provider } = providers[name];
    const { title, homepage } = provider.info;
    const listing = describeListing(provider.catalogue, catalogues.get(name));
    return { name, title, homepage, import: getImportStatus(provider, config), held: count, listing };
  });
  return described.sort((a, b) => b.held - a.held || (a.name < b.name ? -1 : 1));
}

function describeBundled(name: string, held: number): CatalogProvider {
  const title = bundledProviders[name] ?? name;
  return { name, title, homepage: null, import: 'not_supported', held, listing: noListing };
}

function getImportStatus({ info: { name, key } }: Provider, config: Config): CatalogProvider['import'] {
  if (!isStorageAllowed(name, config)) return 'storage_not_allowed';
  return key?.required && config[key.setting] === undefined ? 'key_missing' : 'allowed';
}

function describeListing(
  catalogue: Provider['catalogue'],
  state: CatalogueState | undefined,
): CatalogProvider['listing'] {
  if (catalogue === undefined) return noListing;
  const { scope, contents, subject } = catalogue;
  if (state === undefined) return { ...noListing, scope: 'not_read', contents, subject };
  return { scope, contents, count: state.count, subject, readOn: state.readOn };
}
