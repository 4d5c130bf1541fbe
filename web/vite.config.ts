import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = here('../dist/web');

/** Writes gzip and Brotli versions of each text file, so that the server does not compress at request time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg)$/.test(name)) continue;
        const bytes = readFileSync(join(built, name));
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(built, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(built, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
      }
    },
  };
}

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: {
      'almanac-sdk': here('../sdk/src/index.ts'),
      // The one for Node uses its buffers.
      'csv-parse/sync': 'csv-parse/browser/esm/sync',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The content security policy forbids data: fonts and scripts, so assets are never inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [precompress()],
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/v1': 'http://127.0.0.1:3000', '/mcp': 'http://127.0.0.1:3000' },
  },
});
