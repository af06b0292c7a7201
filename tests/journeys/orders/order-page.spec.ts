// What the page of an order and the list over it do beside the form: prices of lessons, the invite, and the file.
import { readFile } from 'node:fs/promises';
import { expect, picture, test } from '../kit/journey.ts';
import { field, submit } from '../kit/locators.ts';
import { newCourse, type School } from '../kit/school.ts';

/** A course that an invite can give, with two lessons, and an order for it. */
async function newOrder(school: School): Promise<string> {
  const course = await newCourse(school, { name: 'Физика', price: '12000', status: 'VISIBLE' });
  for (const name of ['Скорость', 'Ускорение']) {
    await course.mutate('createLesson', { name, type: 'TEXT' }, 'lesson { id }');
  }
  await course.mutate('createCoursePackage', { name: 'Всё', isDefault: true });
  const { order } = await school.mutate(
    'createOrder',
    {
      courseId: course.id,
      contactName: 'Щукина Яна',
      contactEmail: `yana@${school.code}.test`,
    },
    'order { databaseId }',
  );
  return `/${school.code}/orders/${order.databaseId}`;
}

test('lessons of an order get prices for their teachers, which are kept', async ({
  owner: page,
  school,
}) => {
  await page.goto(`${await newOrder(school)}?tab=lessons`);
  await field(page, 'Скорость').fill('1 500,50');
  await field(page, 'Ускорение').fill('дорого');
  await submit(page, 'Сохранить');
  await expect(field(page, 'Ускорение')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Ускорение').fill('1000');
  await submit(page, 'Сохранить');
  await expect(page.getByText(/^Всего: 2\s500,50\s₽$/u)).toBeVisible();
  await page.screenshot(picture('order-lessons'));
  await page.reload();
  await expect(field(page, 'Скорость')).toHaveValue(/^1\s?500,50$/u);
  await field(page, 'Ускорение').fill('');
  await submit(page, 'Сохранить');
  await expect(page.getByText(/^Всего: 1\s500,50\s₽$/u)).toBeVisible();
});

test('an invite is made for whoever has ordered, with its link', async ({
  owner: page,
  school,
}) => {
  await page.goto(await newOrder(school));
  const card = page.getByRole('region', { name: 'Приглашение' });
  await card.getByRole('button', { name: 'Создать приглашение' }).click();
  await expect(page.getByText('Приглашение создано')).toBeVisible();
  await expect(card).toContainText(/https?:\/\/\S+invite=/);
  await expect(card.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
  await page.screenshot(picture('order-invite'));
  await card.getByRole('link', { name: 'Заявка № 1' }).click();
  await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+`));
});

test('the list of orders becomes a file, with when they were paid', async ({
  owner: page,
  school,
}) => {
  await newOrder(school);
  await school.mutate('createOrder', { name: 'Звонок' });
  await page.goto(`/${school.code}/orders?payment=unpaid&search=Физика`);
  await expect(page.getByText('Оплата: не оплачены')).toBeVisible();
  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Экспорт заявок' });
  await expect(dialog).toContainText('Оплата: не оплачены');
  await expect(dialog.getByRole('checkbox', { name: 'Оплачена', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByRole('button', { name: 'Начать экспорт' }).click();
  const told = page.getByRole('region', { name: 'Уведомления' });
  await expect(told.getByText(/^Экспорт готов: 1\sзаявка/u)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    told.getByRole('link', { name: 'Скачать' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(';Оплачена;');
  expect(text).toContain('Физика');
  expect(text).not.toContain('Звонок');
});
