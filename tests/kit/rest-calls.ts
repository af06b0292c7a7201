// Reads what the api has answered, from the trace that it writes.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { restCallsFile } from './servers.ts';

export interface RestCall {
  method: string;
  /** The route's pattern: /api/companies/{companyId}/courses. */
  route: string;
  status: number;
  /** "gateway" for the gateway's own calls. */
  via: string;
  /** Its id: of the gateway's calls, that of the operation. */
  request: string;
}

/** The bytes of the trace so far: what is answered from now on stands after them. */
export function lengthOfTrace(): number {
  return existsSync(restCallsFile) ? statSync(restCallsFile).size : 0;
}

/** All calls, or those that were answered when the file had this length already. */
export function restCalls(file: string = restCallsFile, start = 0): RestCall[] {
  if (!existsSync(file)) return [];
  return textFrom(file, start)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RestCall);
}

/** Without what stands before it, which is long at the end of a run. */
function textFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(file).size - start));
  const opened = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(opened, bytes, 0, bytes.length, start));
  } finally {
    closeSync(opened);
  }
}
