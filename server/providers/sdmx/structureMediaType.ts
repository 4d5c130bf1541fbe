/** The media type of structure messages in SDMX-ML 2.1. */
export const structureMediaType = 'application/vnd.sdmx.structure+xml;version=2.1';
