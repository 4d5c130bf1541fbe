import { bea } from './bea/bea.js';
import { bis } from './bis.js';
import { bls } from './bls/bls.js';
import { ecb } from './ecb.js';
import { eurostat } from './eurostat/eurostat.js';
import { eurofxref } from './files/eurofxref.js';
import { fed } from './files/fed.js';
import { rtdsm } from './files/rtdsm.js';
import { fred } from './fred/fred.js';
import { imf } from './imf/imf.js';
import { oecd } from './oecd.js';
import type { Provider, ProviderName } from './provider.js';
import { worldbank } from './worldbank/worldbank.js';

/** All providers, by name. */
export const providers: Record<ProviderName, Provider> = {
  fred,
  bls,
  bea,
  worldbank,
  oecd,
  imf,
  eurostat,
  ecb,
  bis,
  eurofxref,
  fed,
  rtdsm,
};
