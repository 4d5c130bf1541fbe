import { bea } from './bea.js';
import { bls } from './bls.js';
import { ecb } from './ecb.js';
import { eurostat } from './eurostat.js';
import { fred } from './fred.js';
import { imf } from './imf.js';
import { oecd } from './oecd.js';
import type { ProviderReplays } from './replay.js';
import { worldbank } from './worldbank.js';

/** Replays of the recorded responses, by provider. Providers that are not listed are not replayed. */
export const replays: ProviderReplays[] = [fred, bls, bea, worldbank, oecd, imf, eurostat, ecb];
