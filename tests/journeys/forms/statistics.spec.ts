// A form's page counts its visits, and the staff sees the statistics.
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

async function newForm(school: School): Promise<number> {
  const { form } = await school.mutate(
    'createForm',
    {
      name: 'Опрос',
      type: 'FREE',
      createUser: false,
      fields: [
        { ref: 'who', type: 'NAME', label: 'Как вас зовут' },
        { ref: 'mail', type: 'EMAIL' },
      ],
    },
    'form { databaseId }',
  );
  return form.databaseId;
}

/** Today's counts: viewed, begun, sent, and abandoned at each field. */
async function counted(school: School, id: number) {
  const { data } = await school.ask(
    `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) { statistics {
      days { seen begun sent } fields { stopped }
    } } } }`,
    { code: school.code, id },
  );
  const { days, fields } = data.company.form.statistics;
  const { seen, begun, sent } = days.at(-1);
  return [seen, begun, sent, ...fields.map(({ stopped }: { stopped: number }) => stopped)];
}

test(
  'visits are counted, and a tab of the form shows their statistics',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const id = await newForm(school);
    await page.goto(`/${school.code}/forms/${id}`);
    const tabs = page.getByRole('navigation', { name: 'Форма' });
    await tabs.getByRole('link', { name: 'Статистика' }).click();
    await expect(page.getByText('За эти дни форму никто не открывал')).toBeVisible();

    const guest = await browser.newPage();
    const address = `/registration/${school.code}/${id}`;
    await guest.goto(address);
    await expect(field(guest, 'Почта')).toBeVisible();
    await guest.goto('about:blank');
    await expect.poll(() => counted(school, id)).toEqual([1, 0, 0, 0, 0]);
    await guest.goto(address);
    await field(guest, 'Как вас зовут').fill('Вера');
    await guest.goto('about:blank');
    await expect.poll(() => counted(school, id)).toEqual([2, 1, 0, 1, 0]);
    await guest.goto(`${address}/embedded`);
    await field(guest, 'Как вас зовут').fill('Глеб');
    await field(guest, 'Почта').fill('gleb@statistics.test');
    await guest.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.getByText('Ответ отправлен.')).toBeVisible();
    await expect.poll(() => counted(school, id)).toEqual([3, 2, 1, 1, 0]);
    await guest.context().close();

    await page.reload();
    await expect(page.getByText('67 % открывших')).toBeVisible();
    await expect(page.getByText('50 % начавших')).toBeVisible();
    const stops = page.getByRole('table', { name: 'Где остановились' });
    await expect(stops.getByRole('row').filter({ hasText: 'Как вас зовут' })).toContainText('1');
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('form-statistics'), fullPage: true });
    await page.getByRole('button', { name: 'Неделя' }).click();
    await expect(page).toHaveURL(/tab=statistics&from=\d{4}-\d\d-\d\d/);
    await page.goto(`/${school.code}/forms/${id}?tab=statistics&from=2026-01-01&to=2026-01-31`);
    await expect(page.getByText('За эти дни форму никто не открывал')).toBeVisible();
    await page.goto(`/${school.code}/forms/${id}?tab=statistics&from=2026-01-31&to=2026-01-01`);
    await expect(page.getByText('67 % открывших')).toBeVisible();
  },
);
