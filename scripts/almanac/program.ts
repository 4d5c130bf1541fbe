/** How users start the program. */
export const program = 'npm run almanac --';
