// People who write programs: one plans and asks in GraphiQL, a tool asks with a token.
import type { Locator } from '@playwright/test';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { expect, expectAccessible, test } from './kit/journey.ts';

const firstCourses =
  '{ company(code: "demo") { courses(first: 2) { totalCount nodes { name } } } }';

const count = 'query Count { company(code: "demo") { courses { totalCount } } }';

test('a developer sees in GraphiQL what an operation will ask the REST API, and runs it', async ({
  page,
  baseURL,
}) => {
  const token = await graphqlSignIn(String(baseURL));
  await page.goto('/graphql');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('SignIn makes at most');

  await page.getByRole('tab', { name: 'Courses', exact: true }).click();
  await expect(plan).toContainText('Courses makes at most 2 REST calls');
  const calls = plan.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(calls).toHaveText([
    /GET .*\/company\/get_id_by_code/,
    /GET .*\/courses.*per_page=10/,
  ]);
  await expectAccessible(page, '.plan');

  // A count of the list alone needs one row of it; the plan follows the edit without a run.
  await write(page.getByRole('region', { name: 'Operation Editor' }), count);
  await expect(plan).toContainText('Count makes at most 2 REST calls');
  await expect(calls.last()).toContainText('per_page=1');
  const answer = page.getByRole('region', { name: 'Result Window' });
  await expect(answer).not.toContainText('totalCount');

  await write(
    page.getByRole('region', { name: 'Headers' }),
    JSON.stringify({ Authorization: `Bearer ${token}` }),
  );
  await plan.getByRole('checkbox', { name: 'Ask for the cost with each answer' }).check();
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(answer).toContainText(/"totalCount":\s\d+/);
  await expect(answer).toContainText('"cost"');

  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('query Count');
  expect(kept).not.toContain(token);
});

test('a developer is told plainly what is wrong with an operation', async ({ page }) => {
  await page.goto('/graphql');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('SignIn makes at most');
  await write(page.getByRole('region', { name: 'Operation Editor' }), 'query Wrong { nothing }');
  await expect(plan).toContainText('Cannot query field "nothing" on type "Query".');
});

test('a tool asks with a token, and without one learns that it needs one', async ({ baseURL }) => {
  const token = await graphqlSignIn(String(baseURL));
  const answer = await graphqlClient(String(baseURL), token)(firstCourses);
  expect(answer.errors).toBeUndefined();
  expect(answer.data.company.courses.nodes).toHaveLength(2);

  const nobody = await graphqlClient(String(baseURL))(firstCourses);
  expect(nobody.data?.company ?? null).toBeNull();
  expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

/** Replaces what stands in one of GraphiQL's editors. */
async function write(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.locator('.view-lines:visible').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
