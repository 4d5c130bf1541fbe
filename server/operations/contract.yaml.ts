import type { Operation } from '../contract.js';
import { contractAsYaml } from '../documents/contractDocument.js';

/** Returns the contract of this API as YAML. */
export const contractYaml: Operation<'contract.yaml'> = async () => contractAsYaml;
