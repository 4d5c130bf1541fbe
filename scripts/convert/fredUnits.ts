/** FRED's unit abbreviations, as packed in the sample database, in full words. */
const unitNames: Record<string, string> = {
  '%': 'Percent',
  '% of Capacity': 'Percent',
  '% of Lab Force + Marginally Attached (U-5)': 'Percent',
  '% of Lab Force + Marginally Attached (U-6)': 'Percent',
  Ratio: 'Ratio',
  Weeks: 'Weeks',
  Hours: 'Hours',
  'Thous.': 'Thousands of persons',
  'Thous. of Persons': 'Thousands of persons',
  'Thous. of Units': 'Thousands of units',
  'Mil. of $': 'Millions of dollars',
  'Bil. of $': 'Billions of dollars',
  'Bil. of U.S. $': 'Billions of dollars',
  '$ per Hour': 'Dollars per hour',
  '$ per Barrel': 'Dollars per barrel',
  '$ per Gallon': 'Dollars per gallon',
  'Dec 2005=100': 'Index December 2005=100',
  'U.S. $ to  1 Euro': 'US dollars per euro',
  'U.S. $ to  1 British Pound': 'US dollars per pound sterling',
  'U.S. $ to  1 U.K. Pound Sterling': 'US dollars per pound sterling',
  'U.S. $ to  1 Australian $': 'US dollars per Australian dollar',
  'U.S. $ to  1 New Zealand $': 'US dollars per New Zealand dollar',
  'Japanese Yen to  1 U.S. $': 'Japanese yen per US dollar',
  'Canadian $ to  1 U.S. $': 'Canadian dollars per US dollar',
  'Chinese Yuan to  1 U.S. $': 'Chinese yuan per US dollar',
  'Chinese Yuan Renminbi to  1 U.S. $': 'Chinese yuan per US dollar',
  'Indian Rupees to  1 U.S. $': 'Indian rupees per US dollar',
  'Brazilian Reals to  1 U.S. $': 'Brazilian reais per US dollar',
  'Mexican New Pesos to  1 U.S. $': 'Mexican pesos per US dollar',
  'Mexican Pesos to  1 U.S. $': 'Mexican pesos per US dollar',
  'South Korean Won to  1 U.S. $': 'South Korean won per US dollar',
  'Swiss Francs to  1 U.S. $': 'Swiss francs per US dollar',
  'Swedish Kronor to  1 U.S. $': 'Swedish kronor per US dollar',
  'Norwegian Kroner to  1 U.S. $': 'Norwegian kroner per US dollar',
  'Danish Kroner to  1 U.S. $': 'Danish kroner per US dollar',
  'South African Rand to  1 U.S. $': 'South African rand per US dollar',
  'Singapore $ to  1 U.S. $': 'Singapore dollars per US dollar',
  'Hong Kong $ to  1 U.S. $': 'Hong Kong dollars per US dollar',
  'New Taiwan $ to  1 U.S. $': 'New Taiwan dollars per US dollar',
  'Taiwan $ to  1 U.S. $': 'New Taiwan dollars per US dollar',
  'Thai Baht to  1 U.S. $': 'Thai baht per US dollar',
  'Malaysian Ringgit to  1 U.S. $': 'Malaysian ringgit per US dollar',
  'Sri Lankan Rupees to  1 U.S. $': 'Sri Lankan rupees per US dollar',
};

const CHAINED_BILLIONS = /^Bil\. of Chn\. (\d{4}) \$$/;
const CHAINED = /^Chn\. (\d{4}) \$$/;
const INDEX = /^\d{4}(-\d{4})?=100$/;

/** Expands a FRED unit abbreviation to full words: "Bil. of Chn. 2012 $" is "Billions of chained 2012 dollars". Throws on an unknown one. */
export function expandUnit(abbreviation: string): string {
  const unitName = unitNames[abbreviation];
  if (unitName !== undefined) return unitName;
  const billions = CHAINED_BILLIONS.exec(abbreviation);
  if (billions) return `Billions of chained ${billions[1]} dollars`;
  const dollars = CHAINED.exec(abbreviation);
  if (dollars) return `Chained ${dollars[1]} dollars`;
  if (INDEX.test(abbreviation)) return `Index ${abbreviation}`;
  throw new Error(`the unit "${abbreviation}" has no expansion yet`);
}
