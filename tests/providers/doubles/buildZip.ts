import { crc32, deflateRawSync } from 'node:zlib';

/** What makes an archive unusual or invalid. */
interface Options {
  method?: number;
  /** 1 for encrypted. */
  flags?: number;
  /** Added to the correct length of each file. */
  extraLength?: number;
  hasCheckSums?: boolean;
}

/** Builds a zip archive of these files. */
export function buildZip(
  files: Record<string, string>,
  { method = 8, flags = 0, extraLength = 0, hasCheckSums = true }: Options = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const stored = method === 8 ? deflateRawSync(content) : content;
    const sizes = { stored: stored.length, content: content.length + extraLength, name: Buffer.byteLength(name) };
    const fields = { ...sizes, method, flags, checkSum: hasCheckSums ? crc32(content) : 0 };
    const local = Buffer.concat([buildHeader(30, 0x04034b50, 6, fields), Buffer.from(name), stored]);
    const central = buildHeader(46, 0x02014b50, 8, fields);
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

/** The fields of a file in both of its headers. */
interface Fields {
  stored: number;
  content: number;
  name: number;
  method: number;
  flags: number;
  checkSum: number;
}

/** In both headers of a file, the same fields follow each other from the flags on. */
function buildHeader(length: number, signature: number, flagsAt: number, fields: Fields): Buffer {
  const header = Buffer.alloc(length);
  header.writeUInt32LE(signature, 0);
  header.writeUInt16LE(fields.flags, flagsAt);
  header.writeUInt16LE(fields.method, flagsAt + 2);
  header.writeUInt32LE(fields.checkSum, flagsAt + 8);
  header.writeUInt32LE(fields.stored, flagsAt + 12);
  header.writeUInt32LE(fields.content, flagsAt + 16);
  header.writeUInt16LE(fields.name, flagsAt + 20);
  return header;
}
