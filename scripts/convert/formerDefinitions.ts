/** A definition that a series had in the vintages before a day. */
interface FormerDefinition {
  before: string;
  definition: string;
}

const purchases = [{ before: '1996-02-15', definition: 'government purchases, without consumption of fixed capital' }];

/**
 * Changes of definition in the Real-Time Data Set, oldest first. They are no revisions: the unit of the earlier vintages names the definition, so
 * that values of two definitions are not compared.
 */
const formerDefinitions: Readonly<Record<string, FormerDefinition[]>> = {
  ROUTPUT: [{ before: '1991-12-15', definition: 'gross national product' }],
  P: [
    { before: '1992-02-15', definition: 'implicit deflator of gross national product' },
    { before: '1996-02-15', definition: 'implicit deflator of gross domestic product' },
  ],
  M1: [
    { before: '1980-02-15', definition: 'M1 before 1980' },
    { before: '2021-05-15', definition: 'M1 without savings deposits' },
  ],
  M2: [{ before: '1980-02-15', definition: 'M2 before 1980' }],
  RG: purchases,
  RGF: purchases,
  RGSL: purchases,
  DIV: [{ before: '1999-11-15', definition: 'dividends before the revision of 1999' }],
  OLI: [{ before: '2004-02-15', definition: 'other labor income, without contributions for social insurance' }],
  SSCONTRIB: [{ before: '2004-02-15', definition: 'personal contributions, without those of employers' }],
  TRANPF: [{ before: '2004-02-15', definition: 'personal transfers to foreigners' }],
  PTAX: [{ before: '2004-02-15', definition: 'personal tax and nontax payments' }],
};

/** Returns the former definition of a series in a vintage; undefined for the present one. */
export function findDefinition(series: string, vintage: string): string | undefined {
  return formerDefinitions[series]?.find(({ before }) => vintage < before)?.definition;
}
