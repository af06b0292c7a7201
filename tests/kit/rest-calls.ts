// Reads the REST calls that the api has traced.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { restCallsFile } from './servers.ts';

export interface RestCall {
  method: string;
  /** The path pattern: /api/companies/{companyId}/courses. */
  route: string;
  status: number;
  /** "gateway" for calls by the gateway. */
  via: string;
  /** The request id; the gateway's calls share that of their operation. */
  request: string;
}

/** The current size of the trace in bytes; later calls are after this offset. */
export function lengthOfTrace(): number {
  return existsSync(restCallsFile) ? statSync(restCallsFile).size : 0;
}

/** All calls, or those traced after this offset. */
export function restCalls(file: string = restCallsFile, start = 0): RestCall[] {
  if (!existsSync(file)) return [];
  return textFrom(file, start)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RestCall);
}

/** Skips the beginning of the file, which is long at the end of a run. */
function textFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(file).size - start));
  const opened = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(opened, bytes, 0, bytes.length, start));
  } finally {
    closeSync(opened);
  }
}
