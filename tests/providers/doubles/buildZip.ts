import { deflateRawSync } from 'node:zlib';

/** Builds a zip archive of these files. Check sums are zero. */
export function buildZip(files: Record<string, string>, { method = 8 } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const stored = method === 8 ? deflateRawSync(content) : content;
    const sizes = { stored: stored.length, content: content.length, name: Buffer.byteLength(name), method };
    const local = Buffer.concat([buildHeader(30, 0x04034b50, 8, sizes), Buffer.from(name), stored]);
    const central = buildHeader(46, 0x02014b50, 10, sizes);
    central.writeUInt32LE(offset, 42);
    directory.push(central, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** In both headers of a file, the same fields follow each other from the compression method on. */
function buildHeader(
  length: number,
  signature: number,
  methodAt: number,
  sizes: { stored: number; content: number; name: number; method: number },
): Buffer {
  const header = Buffer.alloc(length);
  header.writeUInt32LE(signature, 0);
  header.writeUInt16LE(sizes.method, methodAt);
  header.writeUInt32LE(sizes.stored, methodAt + 10);
  header.writeUInt32LE(sizes.content, methodAt + 14);
  header.writeUInt16LE(sizes.name, methodAt + 18);
  return header;
}
