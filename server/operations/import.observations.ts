import type { Operation } from '../contract.js';
import { packList } from '../packedList.js';
import { writeUpload } from '../writeUpload.js';

/** Creates or extends a custom indicator from observations. Writes nothing if any of them is invalid. */
export const importObservations: Operation<'import.observations'> = async (context, { caller, body }) => {
  const { observations, ...target } = body;
  return {
    json: await writeUpload(context, caller, 'import.observations', target, {
      observations: await packList(observations),
    }),
  };
};
