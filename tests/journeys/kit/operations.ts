// Reads the names of GraphQL operations from a page's requests.
import type { Page, Request } from '@playwright/test';

/** The name of the operation in a request; undefined for any other request. */
export function operationIn(request: Request): string | undefined {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return undefined;
  return String(request.postDataJSON()?.operationName);
}

/** Waits for the response to the next operation with this name. */
export async function waitForOperation(page: Page, operation: string): Promise<void> {
  await page.waitForResponse((response) => operationIn(response.request()) === operation);
}
