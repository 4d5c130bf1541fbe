import type { Category, Frequency, Importance, SeasonalAdjustment, UnitsCode } from 'almanac-sdk';

/** Labels of the contract's enum values. */
export const frequencyLabels: Record<Frequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  semiannual: 'Half-yearly',
  annual: 'Annual',
};

export const adjustmentLabels: Record<SeasonalAdjustment, string> = {
  seasonally_adjusted: 'Seasonally adjusted',
  seasonally_adjusted_annual_rate: 'Seasonally adjusted, annual rate',
  not_seasonally_adjusted: 'Not seasonally adjusted',
  not_applicable: 'Adjustment not applicable',
};

export const unitsLabels: Record<UnitsCode, string> = {
  lin: 'As published',
  chg: 'Change',
  ch1: 'Change from a year ago',
  pch: 'Percent change',
  pc1: 'Percent change from a year ago',
  pca: 'Compounded annual rate of change',
  cch: 'Continuously compounded change',
  cca: 'Continuously compounded annual rate',
  log: 'Natural logarithm',
};

export const importanceLabels: Record<Importance, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const providerLabels: Record<string, string> = {
  fred: 'FRED',
  awm: 'Area-Wide Model',
  pwt: 'Penn World Table',
  worldbank: 'World Bank',
  eurostat: 'Eurostat',
  eurofxref: 'ECB reference rates',
  fed: 'Federal Reserve',
  rtdsm: 'Real-Time Data Set',
  gem: 'World Bank, Global Economic Monitor',
  un: 'United Nations',
};

/** Returns the display name of a provider. */
export function getProviderName(provider: string): string {
  return providerLabels[provider] ?? provider.toUpperCase();
}

/** Returns the display name of a category: `money-and-credit` becomes "Money and credit". */
export function getCategoryName(category: Category | string): string {
  const text = category.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of the country with a code. */
export function getCountryName(code: string): string {
  if (code === 'EA') return 'Euro area';
  try {
    return regionNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the name of a group of countries. Most codes are names. */
export function getGroupName(code: string): string {
  return code === 'EA-MEMBERS' ? 'Euro area members' : code;
}
