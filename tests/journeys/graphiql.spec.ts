// Developers plan and run queries in GraphiQL.
import { openGraphiql, write } from './kit/graphiql.ts';
import { expect, expectAccessible, test } from './kit/journey.ts';

const count = 'query Count { company(code: "demo") { courses { totalCount } } }';

test(
  'a developer sees the REST calls of an operation in GraphiQL and runs it',
  { tag: '@deep' },
  async ({ page }) => {
    const plan = await openGraphiql(page);

    // The first example signs in and stores the token for the others.
    const token = page.getByLabel('Access token');
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(token).toHaveValue(/.{20}/);

    await page.getByRole('tab', { name: 'Courses', exact: true }).click();
    await expect(plan).toContainText('Courses makes at most 2 REST calls');
    const calls = plan.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(calls).toHaveText([
      /GET .*\/company\/get_id_by_code/,
      /GET .*\/courses.*per_page=10/,
    ]);
    await expectAccessible(page, '.plan');

    // A count without rows requests one row; the plan follows the edit without a run.
    await write(page.getByRole('region', { name: 'Operation Editor' }), count);
    await expect(plan).toContainText('Count makes at most 2 REST calls');
    await expect(calls.last()).toContainText('per_page=1');
    const answer = page.getByRole('region', { name: 'Result Window' });
    await expect(answer).not.toContainText('totalCount');

    await plan.getByRole('checkbox', { name: 'Ask for the cost with each answer' }).check();
    await page.getByRole('button', { name: /Execute/ }).click();
    await expect(answer).toContainText(/"totalCount":\s\d+/);
    await expect(answer).toContainText('"cost"');

    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('query Count');
    expect(stored).not.toContain(await token.inputValue());
  },
);
