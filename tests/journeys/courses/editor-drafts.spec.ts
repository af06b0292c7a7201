// Unsaved input of the course editor is stored in the browser, for its user only.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field, fillSignIn, submit } from '../kit/locators.ts';

const offer = (page: Page) => page.getByText(/^Есть несохранённые правки от/);
const draftCount = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('form_draft/')).length,
  );

test(
  'unsaved input survives a closed browser and is merged with later changes by others',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const made = await school.mutate(
      'createCourse',
      { name: 'Оптика' },
      'course { id databaseId }',
    );
    const { id, databaseId } = made.course;
    const address = `/${school.code}/courses/${databaseId}`;
    await page.goto(address);
    await field(page, 'Название').fill('Оптика и волны');
    await field(page, 'Анонс').fill('Недописанный ан');
    await expect.poll(() => draftCount(page)).toBe(1);

    // The browser is closed, and another user changes the course.
    const { origin } = new URL(page.url());
    const next = await page.context().newPage();
    await page.close();
    await school.mutate('updateCourse', {
      id,
      companyId: undefined,
      name: 'Оптика 11',
      price: '500',
    });
    await next.goto(origin + address);
    await expect(field(next, 'Название')).toHaveValue('Оптика 11');
    await expect(offer(next)).toBeVisible();
    await expectAccessible(next);
    // Both the saved changes and the new input remain, and the draft is offered until it is restored.
    await field(next, 'Старая цена, ₽').fill('900');
    await submit(next, 'Сохранить');
    await expect(next.getByText('Данные успешно сохранены')).toBeVisible();
    await expect(offer(next)).toBeVisible();
    await field(next, 'Пояснение к цене').fill('за курс');
    await next.getByRole('button', { name: 'Вернуть' }).click();
    await expect(offer(next)).toBeHidden();
    await expect(field(next, 'Название')).toHaveValue('Оптика и волны');
    await expect(field(next, 'Анонс')).toHaveValue('Недописанный ан');
    await expect(field(next, 'Цена, ₽')).toHaveValue('500');
    await expect(field(next, 'Старая цена, ₽')).toHaveValue('900');
    await expect(field(next, 'Пояснение к цене')).toHaveValue('за курс');

    await submit(next, 'Сохранить');
    const dialog = next.getByRole('dialog', { name: 'То же самое изменил кто-то ещё' });
    await dialog.getByRole('radio', { name: /«Оптика 11»/ }).check();
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(offer(next)).toBeHidden();
    await expect.poll(() => draftCount(next)).toBe(0);
    await next.reload();
    await expect(field(next, 'Название')).toHaveValue('Оптика 11');
    await expect(field(next, 'Анонс')).toHaveValue('Недописанный ан');
    await expect(offer(next)).toBeHidden();
    expect(await draftCount(next)).toBe(0);
  },
);

test(
  'a draft is discarded or kept, and not shown to another user of the same browser',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/courses/create`);
    await field(page, 'Название').fill('Ещё не курс');
    await expect.poll(() => draftCount(page)).toBe(1);
    await page.getByRole('link', { name: 'Формы', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' });
    await expect(question.getByText(/их можно будет вернуть/)).toBeVisible();
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await expect(page).toHaveURL(/\/forms$/);

    // The session expires, and another user signs in.
    const partner = {
      name: 'Пётр',
      surname: 'Партнёр',
      email: `${school.code}-partner@journeys.test`,
      password: 'long-enough-2',
    };
    const { user } = await school.mutate('createUser', partner, 'user { id }');
    await school.mutate('addCompanyOwner', { userId: user.id });
    const next = await page.context().newPage();
    const { origin } = new URL(page.url());
    await page.close();
    await next.goto(`${origin}/404`);
    await next.evaluate(() => localStorage.removeItem('access_token'));
    await next.goto(`${origin}/login`);
    await fillSignIn(next, partner.email, partner.password);
    await expect(next.getByRole('heading', { name: 'Здравствуйте, Пётр' })).toBeVisible();
    await next.goto(`${origin}/${school.code}/courses/create`);
    await expect(field(next, 'Название')).toHaveValue('');
    await expect(offer(next)).toBeHidden();
    expect(await draftCount(next)).toBe(1);

    await next.evaluate((token) => localStorage.setItem('access_token', token), school.token);
    await next.reload();
    await expect(offer(next)).toBeVisible();
    await next.getByRole('button', { name: 'Отбросить' }).click();
    await expect(offer(next)).toBeHidden();
    await expect(field(next, 'Название')).toHaveValue('');
    expect(await draftCount(next)).toBe(0);
  },
);
