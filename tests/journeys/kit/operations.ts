// The operations that a page asks the gateway for, by their names.
import type { Page, Request } from '@playwright/test';

/** The operation that a request of a page is for; undefined when it is for something else than data. */
export function operationIn(request: Request): string | undefined {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return undefined;
  return String(request.postDataJSON()?.operationName);
}

/** That the page has been answered an operation of this name, from now on. */
export async function answered(page: Page, operation: string): Promise<void> {
  await page.waitForResponse((response) => operationIn(response.request()) === operation);
}
