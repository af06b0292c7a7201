// Records a page's GraphQL operations, and the REST calls that they cause, from now on.
import { expect, type Page } from '@playwright/test';
import { lengthOfTrace, restCalls } from '../../kit/rest-calls.ts';
import { restCallsFile } from '../../kit/servers.ts';
import { operationIn } from './operations.ts';

export interface RecordedOperations {
  /** Names of the operations in their order. */
  sentOperations: readonly string[];
  /** Expects exactly these REST calls below the company's path, in any order. */
  expectCalls: (calls: readonly string[]) => Promise<void>;
}

export function recordOperations(page: Page): RecordedOperations {
  const start = lengthOfTrace();
  const sentOperations: string[] = [];
  const answered: (string | undefined)[] = [];
  page.on('request', (request) => {
    const operation = operationIn(request);
    if (operation !== undefined) sentOperations.push(operation);
  });
  page.on('response', (response) => {
    if (operationIn(response.request()) === undefined) return;
    answered.push(response.headers()['x-request-id']);
  });
  const ofCompany = '/api/companies/{companyId}/';
  const made = () =>
    restCalls(restCallsFile, start)
      .filter(({ request, route }) => answered.includes(request) && route.startsWith(ofCompany))
      .map(({ route }) => route.slice(ofCompany.length))
      .toSorted();
  return {
    sentOperations,
    expectCalls: async (calls) => {
      await expect.poll(made).toEqual(calls.toSorted());
    },
  };
}
