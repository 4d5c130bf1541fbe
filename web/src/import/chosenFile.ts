import type { StatedFormats } from '../../../server/imports/upload/findFormats.js';
import type { UploadProblem } from '../../../server/imports/upload/uploadError.js';
import { getFieldLabel } from '../account/describeFormFailure';
import type { Fixed, Mapping } from './buildUploads';
import type { BuiltUploads, FileRequest, FileResponse, FileSummary } from './fileWorker';

/** A file that the user has chosen. A worker has its rows. */
export class ChosenFile {
  readonly name: string;
  readonly summary: FileSummary;
  readonly #worker: Worker;

  private constructor(name: string, summary: FileSummary, worker: Worker) {
    this.name = name;
    this.summary = summary;
    this.#worker = worker;
  }

  /** Reads a file. Throws an error with a message for the user. */
  static async open(file: File): Promise<ChosenFile> {
    const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
    try {
      const response = await ask(worker, { file });
      if (!('summary' in response)) throw new Error('The file could not be read.');
      return new ChosenFile(file.name, response.summary, worker);
    } catch (failure) {
      worker.terminate();
      throw failure;
    }
  }

  /** Builds the uploads of the file. Throws an error with a message for the user. */
  async buildUploads(mapping: Mapping, fixed: Fixed, stated: StatedFormats): Promise<BuiltUploads> {
    const response = await ask(this.#worker, { mapping, fixed, stated });
    if (!('uploads' in response)) throw new Error('The file could not be read.');
    return response;
  }

  close(): void {
    this.#worker.terminate();
  }
}

/** Sends a request to a worker that has no other one, and returns its response. Throws an error for a problem. */
function ask(worker: Worker, request: FileRequest): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileResponse>) => {
      if ('problem' in data) reject(new Error(data.problem));
      else if ('problems' in data) reject(new Error(data.problems.map(describeProblem).join(' ')));
      else resolve(data);
    };
    worker.onerror = () => reject(new Error('The file could not be read. Try a smaller one.'));
    worker.postMessage(request);
  });
}

function describeProblem({ field, problem }: UploadProblem): string {
  return `${field === 'body' ? 'The file' : getFieldLabel(field)} ${problem}.`;
}
