// Reads what the api has answered, from the trace that it writes.
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  return readFileSync(file)
    .subarray(start)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RestCall);
}
