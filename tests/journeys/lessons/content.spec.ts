// The content of a course: themes and lessons are created, moved by keyboard and by dialog, deleted and restored.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

async function newCourse(school: School, lessons: readonly string[] = []): Promise<number> {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика' },
    'course { id databaseId }',
  );
  for (const name of lessons) {
    const input = { courseId: course.id, name, type: 'TEXT' };
    const made = await school.ask(
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { userErrors { message } } }',
      { input },
    );
    expect(made.errors).toBeUndefined();
  }
  return course.databaseId;
}

const contentOf = (page: Page) => page.getByRole('treegrid', { name: 'Содержание курса' });
const rows = (page: Page) => contentOf(page).getByRole('row');

/** The content from top to bottom, each entry with its level. */
const read = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label') ?? ''}`),
  );

const menuOf = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Действия: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('a course is composed of themes and lessons', async ({ owner: page, school }) => {
  const id = await newCourse(school);
  await page.goto(`/${school.code}/courses/${id}`);
  await page.getByRole('link', { name: 'Содержание', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Уроков пока нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Добавить тему' }).click();
  const theme = page.getByRole('dialog', { name: 'Новая тема' });
  await expect(theme.getByRole('textbox', { name: 'Название' })).toHaveValue('Новая категория');
  await theme.getByRole('textbox', { name: 'Название' }).fill('Механика');
  await theme.getByRole('button', { name: 'Добавить' }).click();
  await expect(rows(page)).toHaveCount(1);

  await menuOf(page, 'Механика', 'Добавить урок');
  const lesson = page.getByRole('dialog', { name: 'Новый урок в «Механика»' });
  await lesson.getByRole('button', { name: 'Добавить' }).click();
  await expect(lesson.getByText('Обязательное поле')).toBeVisible();
  await lesson.getByRole('textbox', { name: 'Название' }).fill('Скорость');
  await lesson.getByRole('radio', { name: /^Видео Начинается/ }).check();
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('heading', { name: 'Скорость', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('1 урок');
  await expectAccessible(page, 'main');

  await menuOf(page, 'Скорость', 'Скрыть');
  await expect(rows(page).last()).toContainText('Скрытый');
  await menuOf(page, 'Механика', 'Удалить');
  const question = page.getByRole('alertdialog', { name: 'Удалить тему «Механика»?' });
  await expect(question).toContainText('1 урок останется в курсе');
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await read(page)).toEqual(['1 Скорость']);
});

test(
  'lessons are moved by keyboard and in bulk, and undone',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const id = await newCourse(school, ['Первый', 'Второй', 'Третий', 'Четвёртый']);
    await page.goto(`/${school.code}/courses/${id}?tab=layers`);
    await page.getByRole('button', { name: 'Добавить тему' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
    await expect(rows(page)).toHaveCount(5);

    await rows(page).nth(1).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(async () =>
      expect(await read(page)).toEqual([
        '1 Второй',
        '1 Первый',
        '1 Третий',
        '1 Четвёртый',
        '1 Новая категория',
      ]),
    ).toPass();

    await page.getByRole('checkbox', { name: 'Выбрать: Второй' }).check();
    await page.getByRole('checkbox', { name: 'Выбрать: Третий' }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('Выбрано 3')).toBeVisible();
    await page.getByRole('button', { name: 'Переместить', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Куда переместить: 3 элемента' });
    await dialog.getByRole('combobox', { name: 'Тема' }).click();
    await page.getByRole('option', { name: 'Новая категория' }).click();
    await dialog.getByRole('button', { name: 'Переместить' }).click();
    const moved = ['1 Четвёртый', '1 Новая категория', '2 Второй', '2 Первый', '2 Третий'];
    await expect(async () => expect(await read(page)).toEqual(moved)).toPass();
    await page.reload();
    await expect(rows(page)).toHaveCount(5);
    expect(await read(page)).toEqual(moved);

    await page.getByRole('checkbox', { name: 'Выбрать: Новая категория' }).check();
    await page.getByRole('button', { name: 'Удалить 3 урока' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(rows(page)).toHaveCount(5);
  },
);

/** A long form repeats its button in a bar while its own is out of sight. */
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).first().click();

test(
  'a lesson is opened from the content, changed, and deleted',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const id = await newCourse(school, ['Первый', 'Второй']);
    await page.goto(`/${school.code}/courses/${id}?tab=layers`);
    await contentOf(page).getByRole('link', { name: 'Второй' }).click();
    await expect(page.getByRole('heading', { name: 'Второй' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Название' }).fill('Скорость');
    await page.getByRole('button', { name: 'Добавить домашнее задание' }).click();
    await page.getByRole('textbox', { name: 'Баллов, не меньше' }).fill('7');
    await page.getByRole('textbox', { name: 'Баллов, не больше' }).fill('5');
    await save(page);
    await expect(page.getByText('Наибольший балл меньше наименьшего')).toBeVisible();
    await page.getByRole('textbox', { name: 'Баллов, не больше' }).fill('10');
    await save(page);
    await expect(page.getByRole('heading', { name: 'Скорость' })).toBeVisible();

    await page.getByRole('link', { name: 'Настройки', exact: true }).click();
    await page.getByRole('combobox', { name: 'Открыть' }).click();
    await page.getByRole('option', { name: 'Через несколько дней после начала курса' }).click();
    await save(page);
    await expect(page.getByText('Обязательное поле')).toBeVisible();
    await page.getByRole('textbox', { name: 'Через сколько дней' }).fill('3');
    await save(page);
    await expect(page.getByText('Данные успешно сохранены').last()).toBeVisible();

    await page.getByRole('link', { name: 'История изменений' }).click();
    await expect(page.getByText('Скорость').first()).toBeVisible();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${id}\\?tab=layers$`));
    await expect(rows(page)).toHaveCount(1);
    expect(await read(page)).toEqual(['1 Первый']);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last()).toContainText('Через 3 дня');
  },
);
