import type { DataLink, ToolContext } from './tool.js';

/** Builds the link to a CSV file. Reading it needs the caller's key. */
export function buildDataLink({ publicUrl }: ToolContext, name: string, path: string, query: object = {}): DataLink {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as [string, string]],
    ),
  );
  return { name, url: search.size === 0 ? `${publicUrl}${path}` : `${publicUrl}${path}?${search}` };
}
