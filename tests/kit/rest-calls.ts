// Reads what the api has answered, from the trace that it writes.
import { existsSync, readFileSync } from 'node:fs';
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

export function restCalls(file: string = restCallsFile): RestCall[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RestCall);
}
