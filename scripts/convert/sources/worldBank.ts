import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/**
 * The World Bank. `NY.GDP.MKTP.CD.ABW` of the World Development Indicators is `worldbank/NY.GDP.MKTP.CD/ABW`, as at the World Bank.
 * `UNEMPSA.AR` of the Global Economic Monitor, which the World Bank publishes as workbooks, is `gem/UNEMPSA/AR`. Consumer
 * prices that the BIS has as well are left out.
 */
export function createWorldBankSources(folder: string): Source[] {
  const createDevelopment = (name: string, extract: string) =>
    createDescribedSource(folder, {
      name,
      extract,
      toKey: (series) => `worldbank/${series.replace(/\.([^.]+)$/, '/$1')}`,
    });
  // The titles of the workbooks state prices of 2010, but in 2010 real GDP differs from nominal GDP in most countries.
  const toUnit = (unit: string) =>
    unit.replace('constant 2010 local currency units', 'local currency units at constant prices');
  const createMonitor = (name: string, extract: string) =>
    createDescribedSource(folder, {
      name,
      extract,
      toUnit,
      toKey: (series, { also_in: alsoIn }) => (alsoIn === undefined ? `gem/${series.replace('.', '/')}` : undefined),
    });
  return [
    createMonitor('gem-unemployment', 'wb_gem_unemployment_vintages'),
    createMonitor('gem-gdp', 'wb_gem_gdp_vintages'),
    createMonitor('gem-prices', 'wb_gem_prices_vintages'),
    createMonitor('gem-exchange-rates', 'wb_gem_exchange_rates_monthly'),
    createMonitor('gem-trade', 'wb_gem_trade_reserves_retail_vintages'),
    createDevelopment('wdi-economy', 'wdi_economy_vintages'),
    createDevelopment('wdi-people', 'wdi_people_and_labour_vintages'),
    createDevelopment('wdi-finance', 'wdi_finance_and_government_vintages'),
  ];
}
