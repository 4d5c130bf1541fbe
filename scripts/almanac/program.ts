/** How users start the program: from its sources with npm, or the build as a command. */
export const program = import.meta.url.endsWith('/dist/scripts/almanac/program.js') ? 'almanac' : 'npm run almanac --';
