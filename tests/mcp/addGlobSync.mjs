/**
 * Lets the conformance suite start on Node 20, whose `fs` has no `globSync`. The suite imports it for a command that these
 * tests do not run.
 */
import { register } from 'node:module';

const source = `export * from 'node:fs'; export { default } from 'node:fs'; export const globSync = () => [];`;
const hooks = `
export const resolve = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL?.includes('/@modelcontextprotocol/conformance/')
    ? { url: ${JSON.stringify(`data:text/javascript,${encodeURIComponent(source)}`)}, shortCircuit: true }
    : next(specifier, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
