// The last GraphQL requests of this tab for the debug page; recorded in development only.
export interface LoggedRequest {
  name: string;
  status: number;
  ms: number;
}

const maxRequests = 20;
const log: LoggedRequest[] = [];

export function noteRequest(request: LoggedRequest): void {
  if (import.meta.env.MODE === 'production') return;
  log.unshift(request);
  log.length = Math.min(log.length, maxRequests);
}

export function lastRequests(): readonly LoggedRequest[] {
  return log;
}
