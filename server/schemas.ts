import type { components, operations } from './generated/api.js';

export type OperationId = keyof operations;

export type Schemas = components['schemas'];
