const definitionPattern = / \(definition: ([^()]+)\)$/;

/**
 * Returns the definition that a unit names, such as "gross national product" in "Billions of 1982 dollars (definition: gross national product)". The
 * unit of a vintage names the definition if it differs from that of the newest one. Null if it names none.
 */
export function getDefinition(unit: string): string | null {
  return definitionPattern.exec(unit)?.[1] ?? null;
}

/** Adds a definition to the name of a unit. */
export function annotateDefinition(unit: string, definition: string | null): string {
  return definition === null ? unit : `${unit} (definition: ${definition})`;
}
