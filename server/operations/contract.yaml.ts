import type { Operation } from '../contract.js';
import { contractAsYaml } from '../documents/contractDocument.js';

/** The contract of this API, as it is written. */
export const contractYaml: Operation<'contract.yaml'> = async () => contractAsYaml;
