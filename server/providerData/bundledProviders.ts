/** Titles of the publications that the bundled library was made from and that no adapter reads, and of uploaded files. */
export const bundledProviders: Record<string, string> = {
  awm: 'Area-Wide Model',
  gem: 'World Bank, Global Economic Monitor',
  pwt: 'Penn World Table',
  un: 'United Nations, World Population Prospects',
  csv: 'Uploaded files',
};
