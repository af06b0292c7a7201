// The operations that a page asks the gateway for, by their names.
import type { Request } from '@playwright/test';

/** The operation that a request of a page is for; undefined when it is for something else than data. */
export function operationIn(request: Request): string | undefined {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return undefined;
  return String(request.postDataJSON()?.operationName);
}
