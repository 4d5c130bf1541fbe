import { Worker } from 'node:worker_threads';

/** Starts a worker thread that runs a module, whose URL ends with `.js`. If this is a TypeScript file, the thread first has to learn to import such files. */
export function startWorker(module: URL, workerData: unknown): Worker {
  const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
  if (!isSource) return new Worker(module, { workerData });
  const source = module.href.replace(/\.js$/, '.ts');
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(code, { workerData, eval: true });
}
