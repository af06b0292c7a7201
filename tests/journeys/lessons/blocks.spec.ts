// A lesson is composed of blocks: by keyboard, with undo, published, with concurrent edits, and across a reload.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

async function newLesson(school: School): Promise<string> {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика' },
    'course { id databaseId }',
  );
  const { data } = await school.ask(
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { databaseId } } }',
    { input: { courseId: course.id, name: 'Свет', type: 'CONSTRUCTOR' } },
  );
  return `/${school.code}/courses/${course.databaseId}/lessons/${data.createLesson.lesson.databaseId}`;
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Блоки урока' }).getByRole('row');

const read = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));

const frame = '<!doctype html><html lang="ru"><title>Опыт</title><main><h1>Опыт</h1></main></html>';

/** Searches the type; Enter selects it. */
async function choose(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Какой блок добавить' });
  await box.fill(words);
  await box.press('Enter');
}

test('a lesson is composed by keyboard, its blocks moved, undone and published', async ({
  owner: page,
  school,
}) => {
  // Blocks requests to other machines.
  await page.route('https://rutube.ru/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  );
  await page.goto(await newLesson(school));
  await choose(page, 'раздел');
  const heading = page.getByRole('textbox', { name: 'Заголовок раздела' });
  await expect(heading).toBeFocused();
  await heading.fill('Введение');
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await heading.press('Escape');
  await expect(rows(page).first()).toBeFocused();

  // Typing into the row opens the list of block types.
  await page.keyboard.press('/');
  await choose(page, 'формула');
  const formula = page.getByRole('textbox', { name: 'Формула' });
  await formula.fill('\\frac{1}{2');
  await expect(page.getByText('Формула не читается')).toBeVisible();
  await formula.fill('\\frac{1}{2}');
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await formula.press('Escape');
  await page.keyboard.press('/');
  await choose(page, 'youtube');
  const address = page.getByRole('textbox', { name: 'Или ссылка' });
  await address.fill('https://example.com/film');
  await expect(page.getByText('Такую ссылку вставить нельзя')).toBeVisible();
  await address.fill('https://rutube.ru/video/0a1b2c/');
  await expect(address).toHaveValue('https://rutube.ru/play/embed/0a1b2c');
  await page.getByRole('button', { name: 'Готово' }).click();
  const film = page.locator('iframe[src^="https://rutube.ru/play/embed/"]');
  await expect(film).toHaveAttribute('sandbox', /allow-scripts/);
  expect(await read(page)).toEqual(['Раздел «Введение»', 'Формула', 'Видео']);
  await expectAccessible(page, 'main');

  await rows(page).last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(async () =>
    expect(await read(page)).toEqual(['Раздел «Введение»', 'Видео', 'Формула']),
  ).toPass();
  await page.keyboard.press('Control+KeyZ');
  await expect(async () =>
    expect(await read(page)).toEqual(['Раздел «Введение»', 'Формула', 'Видео']),
  ).toPass();

  await page.getByRole('button', { name: 'Свернуть: Раздел «Введение»' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Развернуть: Раздел «Введение»' }).click();
  await rows(page).last().focus();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Опубликовать всё' }).click();
  await expect(page.getByText('3 блока, все опубликованы')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  expect(await read(page)).toEqual(['Раздел «Введение»', 'Формула', 'Видео']);

  await page.getByRole('link', { name: 'Настройки', exact: true }).click();
  await page.getByRole('combobox', { name: 'Урок пройден, когда…' }).click();
  await page.getByRole('option', { name: 'пройдены выбранные блоки' }).click();
  await page.getByRole('checkbox', { name: 'Формула' }).check();
  await page.getByRole('button', { name: 'Сохранить' }).first().click();
  await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
});

test('no typed letter is lost before the editor loads or before a reload', async ({
  owner: page,
  school,
}) => {
  const address = await newLesson(school);
  // Delays the editor, as on a busy machine.
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/Editor-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(address);
  await choose(page, 'текст');
  await page.keyboard.type('Снимайте ');
  await expect(page.getByText('Снимайте')).toBeVisible();
  await page.keyboard.type('утроп');
  await page.keyboard.press('Backspace');
  come();
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('м');
  await expect(text).toHaveText('Снимайте утром');
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();

  await page.keyboard.type(', не в полдень');
  await page.reload();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(text).toHaveText('Снимайте утром, не в полдень');
});

test(
  'two users edit one block, and unsent input survives a reload',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const at = await newLesson(school);
    await page.goto(at);
    await choose(page, 'код');
    const source = page.getByRole('textbox', { name: 'Программа' });
    await source.fill('print(1)');
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(at);
    await other.getByRole('button', { name: 'Изменить: Код' }).click();
    await other.getByRole('textbox', { name: 'Заголовок блока' }).fill('Пример');
    await expect(other.getByText('Сохранено', { exact: true })).toBeVisible();

    // Changes of other fields are merged; conflicts open a dialog.
    await source.fill('print(2)');
    await expect(page.getByText('кто-то изменил и другое: Заголовок блока')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Заголовок блока' })).toHaveValue('Пример');
    await other.getByRole('textbox', { name: 'Программа' }).fill('print(3)');
    const dialog = other.getByRole('dialog', { name: 'То же самое изменил кто-то ещё' });
    await dialog.getByRole('radio', { name: /Моё/ }).check();
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect(other.getByText('Сохранено', { exact: true })).toBeVisible();
    // Offline input stays in the browser, which offers it when the page is opened again.
    const typed = other.getByRole('textbox', { name: 'Программа' });
    await other.route('**/graphql', (route) => route.abort());
    await typed.fill('print(4)');
    await expect(other.getByText('Не сохранено')).toBeVisible();
    await other.unroute('**/graphql');
    other.on('dialog', (question) => void question.accept());
    await other.reload();
    await other.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(typed).toHaveValue('print(4)');
    await expect(other.getByText('Сохранено', { exact: true })).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.getByText('print(4)')).toBeVisible();
  },
);

test(
  'blocks are copied into another lesson, to which a link leads, and undone',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const at = await newLesson(school);
    const other = await newLesson(school);
    await page.goto(at);
    for (const title of ['Свет', 'Тень']) {
      if (title === 'Тень') {
        await rows(page).last().focus();
        await page.keyboard.press('/');
      }
      await choose(page, 'раздел');
      const heading = page.getByRole('textbox', { name: 'Заголовок раздела' });
      await heading.fill(title);
      await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
      await heading.press('Escape');
    }
    for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ещё', exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Копировать в урок…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Копировать: 2 блока' });
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Курс' }).fill('Физ');
    await page.getByRole('option', { name: 'Физика' }).last().click();
    await dialog.getByRole('combobox', { name: 'В какой урок' }).fill('Св');
    await page.getByRole('option', { name: 'Свет' }).click();
    await dialog.getByRole('button', { name: 'Копировать' }).click();
    await expect(dialog).toBeHidden();
    const alert = page.getByText('Скопировано в урок');
    await expect(alert).toBeVisible();
    await page.getByRole('link', { name: 'Свет' }).last().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === other);
    await expect(rows(page)).toHaveCount(2);
    expect(await read(page)).toEqual(['Раздел «Свет»', 'Раздел «Тень»']);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText('Соберите урок из блоков')).toBeVisible();
    await page.goto(at);
    await expect(rows(page)).toHaveCount(2);
  },
);
