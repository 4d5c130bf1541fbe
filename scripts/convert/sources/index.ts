import type { Source } from '../source.js';
import { createAreaWideModelSource } from './areaWideModel.js';
import { createBisSources } from './bis.js';
import { createConsumerPricesDetailSource } from './consumerPricesDetail.js';
import { createEuroAreaYieldCurveSource } from './euroAreaYieldCurves.js';
import { createEuropeanSources } from './europe.js';
import { createExchangeRateSource } from './exchangeRates.js';
import { createFredSource } from './fred.js';
import { createImfSources } from './imf.js';
import { createOecdSource } from './oecd.js';
import { createPennWorldTableSource } from './pennWorldTable.js';
import { createRealTimeDataSetSource } from './realTimeDataSet.js';
import { createTreasuryYieldSource } from './treasuryYields.js';
import { createUnitedNationsSource } from './unitedNations.js';
import { createWeeklyAndDailySource } from './weeklyAndDaily.js';
import { createWorldBankSources } from './worldBank.js';

/** Creates the source of every observation file. */
export function createSources(folder: string): Source[] {
  return [
    createFredSource(folder),
    createAreaWideModelSource(),
    createPennWorldTableSource(folder),
    createExchangeRateSource(folder),
    createTreasuryYieldSource(),
    createRealTimeDataSetSource(folder),
    createWeeklyAndDailySource(folder),
    createConsumerPricesDetailSource(folder),
    createEuroAreaYieldCurveSource(),
    ...createBisSources(folder),
    ...createWorldBankSources(folder),
    ...createImfSources(folder),
    ...createEuropeanSources(folder),
    createOecdSource(folder),
    createUnitedNationsSource(folder),
  ];
}
