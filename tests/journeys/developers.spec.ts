// People who write programs: one asks in GraphiQL, a tool asks with a token.
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { expect, test } from './kit/journey.ts';

const FIRST_COURSES =
  '{ company(code: "demo") { courses(first: 2) { totalCount nodes { name } } } }';

test('a developer asks in GraphiQL', async ({ page, baseURL }) => {
  const token = await graphqlSignIn(String(baseURL));
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /Execute/ })).toBeVisible();
  await expect(page.locator('body')).toContainText('signIn');
  await page.goto(`/graphql?query=${encodeURIComponent(FIRST_COURSES)}`);
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.locator('.graphiql-editor-tool .view-lines').last().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${token}` }));
  await page.getByRole('button', { name: /Execute/ }).click();
  await expect(page.locator('.result-window')).toContainText('totalCount');
});

test('a tool asks with a token, and without one learns that it needs one', async ({ baseURL }) => {
  const token = await graphqlSignIn(String(baseURL));
  const answer = await graphqlClient(String(baseURL), token)(FIRST_COURSES);
  expect(answer.errors).toBeUndefined();
  expect(answer.data.company.courses.nodes).toHaveLength(2);

  const nobody = await graphqlClient(String(baseURL))(FIRST_COURSES);
  expect(nobody.data?.company ?? null).toBeNull();
  expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
