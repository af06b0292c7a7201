// What one screen costs: opening the list of courses is one GraphQL request, and at most two calls of the REST API.
import { setTimeout as sleep } from 'node:timers/promises';
import { restCalls } from '../kit/rest-calls.ts';
import { expect, test } from './kit/journey.ts';

test('opening the list of courses takes 1 GraphQL request and at most 2 REST calls', async ({
  admin,
}) => {
  const asked: string[] = [];
  admin.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      asked.push(String(request.postDataJSON().operationName));
  });
  await sleep(300); // The line of the sign-in may come a moment after its answer.
  const before = restCalls().length;
  await admin.goto('/demo/courses');
  await expect(admin.getByRole('row').nth(10)).toBeVisible();
  await admin.waitForLoadState('networkidle');
  await sleep(300);

  const calls = restCalls()
    .slice(before)
    .filter(({ via }) => via === 'gateway');
  expect(asked).toEqual(['courseListRouteQuery']);
  expect(calls.map(({ route }) => route).sort()).toEqual([
    '/api/companies/{companyId}/courses',
    '/api/company/get_id_by_code',
  ]);
});
