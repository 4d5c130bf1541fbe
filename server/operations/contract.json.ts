import type { Operation } from '../contract.js';
import { contractAsJson } from '../documents/contractDocument.js';

/** Returns the contract of this API as JSON. */
export const contractJson: Operation<'contract.json'> = async () => contractAsJson;
