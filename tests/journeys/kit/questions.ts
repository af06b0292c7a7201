// What a page asks the gateway, and the REST calls that this costs, from here on.
import { expect, type Page } from '@playwright/test';
import { lengthOfTrace, restCalls } from '../../kit/rest-calls.ts';
import { restCallsFile } from '../../kit/servers.ts';

export interface Questions {
  /** The operations by their names, in their order. */
  asked: readonly string[];
  /** Waits for these REST calls, below the company's address and in any order, and sees that there are no others. */
  expectCalls: (calls: readonly string[]) => Promise<void>;
}

export function questionsOf(page: Page): Questions {
  const start = lengthOfTrace();
  const asked: string[] = [];
  const answered: (string | undefined)[] = [];
  const isQuestion = (url: string) => url.endsWith('/graphql');
  page.on('request', (request) => {
    if (isQuestion(request.url())) asked.push(String(request.postDataJSON().operationName));
  });
  page.on('response', (response) => {
    if (isQuestion(response.url())) answered.push(response.headers()['x-request-id']);
  });
  const ofCompany = '/api/companies/{companyId}/';
  const made = () =>
    restCalls(restCallsFile, start)
      .filter(({ request, route }) => answered.includes(request) && route.startsWith(ofCompany))
      .map(({ route }) => route.slice(ofCompany.length))
      .toSorted();
  return {
    asked,
    expectCalls: async (calls) => {
      await expect.poll(made).toEqual(calls.toSorted());
    },
  };
}
