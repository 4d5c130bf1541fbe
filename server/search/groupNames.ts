/** Names of the groups that the parameter `country` accepts, by code, in plain lower case. */
export const groupNames: Record<string, string[]> = {
  BRICS: ['brics'],
  'EA-MEMBERS': ['euro area members', 'euro area countries', 'eurozone members', 'eurozone countries', 'ea members'],
  G20: ['g20', 'g 20', 'group of twenty', 'group of 20'],
  G7: ['g7', 'g 7', 'group of seven', 'group of 7'],
  OECD: ['oecd'],
};

interface RegionNames {
  exact: string[];
  /** Names of areas that no region of the data equals, and that this one is nearest to. */
  near: string[];
}

/** Names of the regions and income groups of the World Bank. The data of countries state them. */
export const regionNames: Record<string, RegionNames> = {
  'East Asia & Pacific': {
    exact: ['east asia and pacific', 'east asia and the pacific', 'east asia pacific'],
    near: ['asia', 'asian', 'asia pacific', 'east asia', 'east asian', 'southeast asia', 'south east asia', 'asean'],
  },
  'Europe & Central Asia': {
    exact: ['europe and central asia', 'europe central asia'],
    near: ['central asia', 'eastern europe', 'central europe', 'central and eastern europe', 'balkans'],
  },
  'Latin America & Caribbean': {
    exact: ['latin america and caribbean', 'latin america and the caribbean', 'latin america caribbean'],
    near: [
      ...['latin america', 'latin american', 'latam', 'south america', 'south american', 'central america'],
      ...['caribbean', 'mercosur'],
    ],
  },
  'Middle East & North Africa': {
    exact: ['middle east and north africa', 'middle east north africa', 'mena'],
    near: ['middle east', 'middle eastern', 'north africa', 'north african', 'gulf countries', 'gulf states', 'gcc'],
  },
  'North America': { exact: ['north america'], near: ['north american', 'nafta', 'usmca'] },
  'South Asia': { exact: ['south asia'], near: ['asia', 'asian', 'south asian'] },
  'Sub-Saharan Africa': {
    exact: ['sub saharan africa', 'subsaharan africa'],
    near: ['africa', 'african', 'west africa', 'east africa', 'central africa', 'southern africa'],
  },
  'High income': {
    exact: ['high income countries', 'high income economies'],
    near: ['advanced economies', 'developed countries', 'developed markets', 'rich countries'],
  },
  'Upper middle income': {
    exact: ['upper middle income countries', 'upper middle income economies'],
    near: ['emerging markets', 'emerging market', 'emerging economies', 'emerging countries', 'developing countries'],
  },
  'Lower middle income': {
    exact: ['lower middle income countries', 'lower middle income economies'],
    near: ['emerging markets', 'emerging market', 'emerging economies', 'emerging countries', 'developing countries'],
  },
  'Low income': {
    exact: ['low income countries', 'low income economies'],
    near: ['poor countries', 'least developed countries', 'developing countries'],
  },
};

/** Words that may follow the name of a group: "G7 countries". */
export const groupNouns = ['countries', 'economies', 'members', 'nations'];
