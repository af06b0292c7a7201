// The limit of a form's answers, as the staff sets it and as late visitors see it.
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

const formOf = { name: 'Запись', type: 'FREE', title: 'Запись на экскурсию' };

test(
  'a form with a limit of answers shows that it is full',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { form } = await school.mutate(
      'createForm',
      { ...formOf, createUser: false, fields: [{ ref: 'n', type: 'NAME' }] },
      'form { databaseId }',
    );
    await page.goto(`/${school.code}/forms/${form.databaseId}`);
    const settings = page.getByRole('region', { name: 'Настройки' });
    const limit = field(settings, 'Сколько ответов принять');
    await limit.fill('сто');
    await limit.press('Enter');
    await expect(settings.getByText('введите число от 1 до 1 000 000')).toBeVisible();
    await limit.fill('1');
    await field(settings, 'Что показать, когда мест не останется').fill('Экскурсия набрана');
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    await expect(page.getByText('0 из 1')).toBeVisible();
    await page.screenshot(screenshotPath('form-limits'));
    await expectAccessible(page);

    const guests = await Promise.all([browser.newPage(), browser.newPage()]);
    for (const guest of guests) {
      await guest.goto(`/registration/${school.code}/${form.databaseId}`);
      await field(guest, 'Имя').fill('Вера');
    }
    const [first, second] = guests;
    await first?.getByRole('button', { name: 'Отправить' }).click();
    await expect(first?.getByText('Ответ отправлен.') ?? page).toBeVisible();
    // The form was open when the page loaded; the input remains.
    await second?.getByRole('button', { name: 'Отправить' }).click();
    await expect(second?.getByText('Экскурсия набрана') ?? page).toBeVisible();
    if (second) await expect(field(second, 'Имя')).toHaveValue('Вера');
    await second?.reload();
    await expect(second?.getByRole('heading', { name: formOf.title }) ?? page).toBeVisible();
    await expect(second?.getByText('Экскурсия набрана') ?? page).toBeVisible();
    await expect(second?.getByRole('textbox') ?? page).toHaveCount(0);
    for (const guest of guests) await guest.close();

    await page.goto(`/${school.code}/forms`);
    const row = page.getByRole('row', { name: /Запись/ });
    await expect(row).toContainText('1 из 1');
    await expect(row).toContainText('Заполнена');
  },
);
