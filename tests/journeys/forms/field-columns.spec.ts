// Custom fields as columns: chosen, sorted, filtered, stored, and loaded with the rows.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import type { Page } from '@playwright/test';
import type { School } from '../kit/journey.ts';
import { choose, field } from '../kit/locators.ts';
import { recordOperations } from '../kit/recorded-operations.ts';

const heads = (page: Page) => page.getByRole('columnheader');
const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');

async function newField(school: School, input: object): Promise<number> {
  const made = await school.mutate('createCustomField', input, 'customField { databaseId }');
  return made.customField.databaseId;
}

async function store(
  { ask }: School,
  of: 'User' | 'Course',
  id: string,
  held: Readonly<Record<number, string>>,
): Promise<void> {
  const customFields = Object.entries(held).map(([field, value]) => ({
    customFieldId: Number(field),
    values: [value],
  }));
  const { data } = await ask(
    `mutation ($input: Update${of}CustomFieldsInput!) {
      stored: update${of}CustomFields(input: $input) { userErrors { message } }
    }`,
    { input: { id, customFields } },
  );
  expect(data?.['stored']).toEqual({ userErrors: [] });
}

/** Opens «Столбцы», adds these columns and closes it. */
async function addColumns(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Столбцы' }).click();
  const settings = page.getByRole('dialog', { name: /^Столбцы/ });
  for (const name of names) {
    await choose(settings, 'Поле компании', name);
    await expect(settings.getByRole('checkbox', { name })).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
}

test(
  'custom fields of users are columns that can be sorted by, are stored, and need no separate call',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const city = await newField(school, { name: 'Город', type: 'STRING' });
    const born = await newField(school, { name: 'Дата рождения', type: 'DATE' });
    await newField(school, { name: 'Справка', type: 'FILE' });
    for (const [surname, login, held] of [
      ['Белова', 'belova', 'Тверь'],
      ['Чернова', 'chernova', 'Анапа'],
    ]) {
      const { user } = await school.mutate(
        'createUser',
        { name: 'Анна', surname, email: `${login}@${school.code}.test` },
        'user { id }',
      );
      await store(school, 'User', user.id, { [city]: held ?? '', [born]: '2010-03-08' });
    }
    await page.goto(`/${school.code}/users`);
    await expect(rows(page)).toHaveCount(3);
    await addColumns(page, 'Город', 'Дата рождения');
    await expect(page.getByRole('row', { name: /Белова/ })).toContainText('Тверь');
    await expect(page.getByRole('row', { name: /Белова/ })).toContainText('08.03.2010');

    await heads(page).getByRole('button', { name: 'Город' }).click();
    await expect(page).toHaveURL(/sort=field_/);
    await expect(rows(page).first()).toContainText('Анапа');
    await heads(page).getByRole('button', { name: 'Город' }).click();
    await expect(rows(page).first()).toContainText('Тверь');
    await expect(rows(page).last()).toContainText('Основатель');
    await page.screenshot(screenshotPath('user-field-columns'));
    await expectAccessible(page);

    const questions = recordOperations(page);
    await page.reload();
    await expect(rows(page).first()).toContainText('Тверь');
    expect(questions.sentOperations).toEqual(['userListRouteQuery']);
    await questions.expectCalls(['custom_fields', 'users']);

    // Without parameters in the address, the query is known before the page runs, except for the user's choice of
    // columns.
    await page.goto(`/${school.code}/users`);
    await expect(page.getByRole('row', { name: /Белова/ })).toContainText('Тверь');
    expect(questions.sentOperations).toEqual(['userListRouteQuery', 'userListRouteQuery']);

    await page.getByRole('button', { name: 'Столбцы' }).click();
    const settings = page.getByRole('dialog', { name: /^Столбцы/ });
    await settings.getByRole('checkbox', { name: 'Город' }).click();
    await expect(page.locator('thead')).not.toContainText('Город');
    await settings.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect(page.locator('thead')).not.toContainText('Дата рождения');
  },
);

test(
  'courses are filtered and sorted by custom fields, and so is the export',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const hours = await newField(school, { name: 'Часы', type: 'INTEGER', subtype: 'COURSE' });
    await newField(school, { name: 'Город', type: 'STRING' });
    for (const [name, held] of [
      ['Алгебра', '40'],
      ['Биология', '8'],
      ['Химия', '16'],
    ]) {
      const { course } = await school.mutate('createCourse', { name }, 'course { id }');
      await store(school, 'Course', course.id, { [hours]: held ?? '' });
    }
    await page.goto(`/${school.code}/courses?tab=drafts`);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    const settings = page.getByRole('dialog', { name: /^Столбцы/ });
    const picker = settings.getByRole('combobox', { name: 'Поле компании' });
    await picker.fill('Город');
    await expect(page.getByRole('option', { name: 'Город' })).toHaveCount(0);
    await choose(settings, 'Поле компании', 'Часы');
    await expect(settings.getByRole('checkbox', { name: 'Часы' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await heads(page).getByRole('button', { name: 'Часы' }).click();
    await expect(rows(page).first()).toContainText('Биология');

    await page.getByRole('button', { name: 'Фильтр' }).click();
    const filter = page.getByRole('dialog', { name: 'Фильтр' });
    await filter.getByRole('combobox', { name: 'Ещё условие' }).click();
    await page.getByRole('option', { name: 'Часы' }).click();
    await field(filter, 'Часы от').fill('10');
    await expect(page).toHaveURL(/fields=/);
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Часы: от 10', exact: true })).toBeVisible();

    const questions = recordOperations(page);
    await page.reload();
    await expect(rows(page).first()).toContainText('Химия');
    await expect(rows(page)).toHaveCount(2);
    expect(questions.sentOperations).toEqual(['courseListRouteQuery']);
    await questions.expectCalls(['courses', 'custom_fields/{id}']);
    await page.screenshot(screenshotPath('course-field-columns'));

    await page.getByRole('button', { name: 'Экспорт' }).click();
    const modal = page.getByRole('dialog', { name: 'Экспорт курсов' });
    await expect(modal).toContainText('Часы: от 10');
    await expect(modal).toContainText('по полю компании');
  },
);
