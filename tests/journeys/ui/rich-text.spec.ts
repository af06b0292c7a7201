// Rich text: written with all features by keyboard and mouse, stored as shown, and read without the editor.
import type { Page } from '@playwright/test';
import { field, submit } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Описание', exact: true });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Оформление текста' });
const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name });

/** The editor's content as its HTML view shows it. */
async function htmlOf(page: Page): Promise<string> {
  await tool(page, 'Код HTML').click();
  const html = await page.getByRole('textbox', { name: 'Код HTML' }).inputValue();
  await tool(page, 'Код HTML').click();
  return html.replaceAll('\n', '');
}

async function newInvite(page: Page, school: School): Promise<void> {
  await page.goto(`/${school.code}/invites/create`);
  await field(page, 'Название').fill('Летняя школа');
  await expect(text(page)).toBeVisible();
}

async function save(page: Page, school: School): Promise<void> {
  await submit(page, 'Создать');
  await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+$`));
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a text is written by keyboard alone, and is the same when the page is opened again', async ({
  owner: page,
  school,
}) => {
  await newInvite(page, school);
  await text(page).focus();
  const { keyboard } = page;
  await keyboard.type('# Летняя школа\nМы ');
  await keyboard.press('Control+b');
  await keyboard.type('ждём');
  await keyboard.press('Control+b');
  await keyboard.type(' вас\n- Лес\nОзеро\n\n1. Раз\n\n> Мудрость\n\n```\nlet x\n\n\n');
  // The «/» menu supports arrow keys and filtering by typing.
  await keyboard.type('/спой');
  await expect(page.getByRole('option', { name: 'Скрытый текст' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keyboard.press('Enter');
  await keyboard.type('Ответ\nСорок два\n\n');
  await keyboard.type('[Сайт](https://example.com/a)');
  const written = await htmlOf(page);
  expect(written).toBe(
    '<h2>Летняя школа</h2><p>Мы <strong>ждём</strong> вас</p><ul><li><p>Лес</p></li><li><p>Озеро</p></li></ul>' +
      '<ol><li><p>Раз</p></li></ol><blockquote><p>Мудрость</p></blockquote><pre><code>let x</code></pre>' +
      '<details><summary>Ответ</summary><p>Сорок два</p></details>' +
      '<p><a href="https://example.com/a" rel="noopener noreferrer" target="_blank">Сайт</a></p>',
  );
  // The toolbar is one tab stop with arrow key navigation.
  await text(page).focus();
  await keyboard.press('Alt+F10');
  await expect(tool(page, 'Отменить (Ctrl+Z)')).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await save(page, school);
  await page.reload();
  await expect(text(page)).toBeVisible();
  expect(await htmlOf(page)).toBe(written);
  await expect(page.getByText('Есть несохранённые изменения')).toBeHidden();
});

test(
  'everything is reached by mouse: colours, lists, tables, images, files, formulas',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await newInvite(page, school);
    await text(page).click();
    await page.keyboard.type('Важно');
    await page.keyboard.press('Control+a');
    await tool(page, 'Цвет текста').click();
    await page.getByRole('button', { name: 'Красный' }).click();
    await tool(page, 'Цвет фона').click();
    await page.getByRole('button', { name: 'Жёлтый' }).click();
    await tool(page, 'Выравнивание и интервал').click();
    await page.getByRole('menuitem', { name: 'По центру' }).click();
    await tool(page, /Стиль абзаца/).click();
    await page.getByRole('menuitem', { name: 'Предупреждение' }).click();
    await expect(tool(page, 'Стиль абзаца: Предупреждение')).toBeVisible();
    await expect(text(page)).toBeFocused();
    // The editor learns of the browser's cursor position a moment later.
    await page.keyboard.press('End');
    await expect(async () => {
      const isEmpty = await page.evaluate(() => getSelection()?.isCollapsed);
      expect(isEmpty).toBe(true);
    }).toPass();
    await expect(async () => {
      if ((await text(page).locator('p').count()) === 1) await page.keyboard.press('Enter');
      await expect(text(page).locator('p')).toHaveCount(2, { timeout: 2_000 });
    }).toPass();
    await tool(page, 'Очистить оформление').click();
    await expect(tool(page, 'Стиль абзаца: Обычный текст')).toBeVisible();

    await tool(page, 'Формула').click();
    const formula = page.getByRole('dialog', { name: 'Формула' });
    await formula.getByRole('button', { name: 'Реакция' }).click();
    await expect(formula.locator('.katex')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await formula.getByRole('textbox').fill('\\frac{1');
    await formula.getByRole('button', { name: 'Вставить' }).click();
    await expect(formula.getByText('Формула не читается')).toBeVisible();
    await formula.getByRole('textbox').fill('\\ce{2H2 + O2 -> 2H2O}');
    await formula.getByText('На отдельной строке').click();
    await formula.getByRole('button', { name: 'Вставить' }).click();
    await expect(text(page).locator('.formula-block .katex')).toBeVisible();

    await expect(text(page)).toBeFocused();
    await tool(page, 'Таблица').click();
    await page.getByRole('menuitem', { name: 'Вставить таблицу' }).click();
    await expect(text(page).getByRole('table')).toBeVisible();
    await page.keyboard.type('Месяц');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Занятия');
    await tool(page, 'Таблица').click();
    await page.getByRole('menuitem', { name: 'Удалить столбец' }).click();
    await tool(page, 'Таблица').click();
    await page.getByRole('menuitem', { name: 'Строка ниже' }).click();
    await expect(text(page).getByRole('row')).toHaveCount(4);
    await expect(text(page).getByRole('columnheader')).toHaveCount(2);
    await text(page).locator('p').last().click();

    await tool(page, 'Изображение').click();
    const picking = page.waitForEvent('filechooser');
    const dialog = page.getByRole('dialog', { name: 'Изображение' });
    await dialog.getByRole('button', { name: 'Выбрать файл' }).click();
    await (await picking).setFiles({ name: 'Лес.png', mimeType: 'image/png', buffer: pixel });
    await expect(dialog.getByRole('button', { name: 'Заменить файл' })).toBeVisible();
    await field(dialog, 'Что на изображении').fill('Лес у школы');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Вставить' }).click();
    await expect(text(page).getByRole('img', { name: 'Лес у школы' })).toBeVisible();
    await page.keyboard.type('Наш лес');
    await text(page).locator('p').last().click();

    const choosing = page.waitForEvent('filechooser');
    await tool(page, 'Файл').click();
    await page
      .getByRole('dialog', { name: 'Файл' })
      .getByRole('button', { name: 'С компьютера' })
      .click();
    await (
      await choosing
    ).setFiles({
      name: 'Расписание.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('9:00'),
    });
    await expect(text(page).getByText('Расписание.txt')).toBeVisible();
    await text(page).locator('p').last().click();

    await tool(page, 'Смайлики').click();
    await page.getByRole('button', { name: 'хлопушка' }).click();
    await expect(text(page)).toContainText('🎉');
    await page.keyboard.type(' Приходите');
    await tool(page, 'Вопросы и ответы').click();
    await page.keyboard.type('Когда?\nЛетом');
    await tool(page, /^Ссылка/).click();
    const link = page.getByRole('dialog', { name: 'Ссылка' });
    await field(link, 'Адрес').fill('javascript:alert(1)');
    await link.getByRole('button', { name: 'Вставить' }).click();
    await expect(link.getByText('Проверьте адрес')).toBeVisible();
    await field(link, 'Адрес').fill('school.example/лес');
    await field(link, 'Текст').fill('сайт');
    await link.getByRole('button', { name: 'Вставить' }).click();
    await expect(text(page).getByRole('link', { name: 'сайт' })).toBeVisible();
    await expect(page.getByText(/\d+\sслов[ао]?, \d+ зн/)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('rich-text'), fullPage: true });

    const written = await htmlOf(page);
    expect(written).toMatch(
      /^<p class="look-warning align-center"><span class="text-red"><mark class="mark-yellow">Важно<\/mark><\/span><\/p>/,
    );
    expect(written).toContain('<div class="formula">\\ce{2H2 + O2 -&gt; 2H2O}</div>');
    expect(written).toMatch(
      /<figure><img src="\/media\/[^"]+" alt="Лес у школы" loading="lazy"><figcaption>Наш лес<\/figcaption><\/figure>/,
    );
    expect(written).toMatch(
      /<p class="file"><a href="\/media\/[^"]+" download="">Расписание\.txt<\/a><\/p>/,
    );
    expect(written).toMatch(
      /<p>🎉 Приходите<\/p><div class="faq"><details><summary>Когда\?<\/summary>/,
    );
    expect(written).toContain('href="https://school.example/%D0%BB%D0%B5%D1%81"');
    await save(page, school);
    await page.reload();
    await expect(text(page).locator('.katex')).toBeVisible();
    expect(await htmlOf(page)).toBe(written);

    // Readers load no editor, and KaTeX only because the text has a formula.
    const address = await page.getByText(`/registration/${school.code}/`).innerText();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(address);
    await expect(page.locator('.katex').first()).toBeVisible();
    await page.getByText('Когда?').click();
    await expect(page.getByText('Летом')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('rich-text-read'), fullPage: true });
    expect(scripts.some((path) => /\/katex-[^/]+\.js$/.test(path))).toBe(true);
    expect(scripts.filter((path) => /\/Editor-[^/]+\.js$/.test(path))).toEqual([]);
  },
);

test(
  'pasted text loses its formatting, and leaving with unsaved changes asks for confirmation',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await newInvite(page, school);
    await text(page).click();
    await pasteInto(page, {
      'text/html':
        '<p class=MsoNormal style="color:red"><b>Из Word</b></p><script>alert(1)</script>',
      'text/plain': 'Из Word\nвторая строка',
    });
    expect(await htmlOf(page)).toBe('<p>Из Word</p><p>вторая строка</p>');
    await page.getByRole('link', { name: 'Приглашения' }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(text(page)).toContainText('вторая строка');

    // The HTML is normalized to the schema.
    await tool(page, 'Код HTML').click();
    const code = page.getByRole('textbox', { name: 'Код HTML' });
    await code.fill('<h1 id="x">Код</h1><script>alert(1)</script><p class="x">Текст');
    await tool(page, 'Код HTML').click();
    expect(await htmlOf(page)).toBe('<h2>Код</h2><p>Текст</p>');
  },
);

test(
  'everything is usable on a narrow screen and in the dark theme',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await newInvite(page, school);
    await text(page).click();
    await page.keyboard.type('/');
    await expect(page.getByRole('listbox', { name: 'Что вставить' })).toBeVisible();
    await page.screenshot(screenshotPath('rich-text-320-dark'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Что вставить' })).toBeHidden();
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider).toBe(false);
  },
);

/** Pastes clipboard data as the browser provides it. */
const pasteInto = (page: Page, data: Record<string, string>) =>
  text(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
