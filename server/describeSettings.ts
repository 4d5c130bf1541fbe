import { hasPaywalls } from './access/paywalls.js';
import type { Config } from './config.js';
import type { Schemas } from './schemas.js';

/** Returns what the health check states about the settings. */
export function describeSettings(config: Config): Schemas['Health']['checks'] {
  return {
    fredConfigured: config.FRED_API_KEY !== undefined,
    paywallsEnabled: hasPaywalls(config),
    assistantConfigured: config.CHAT_BASE_URL !== undefined && config.CHAT_MODEL !== undefined,
  };
}
