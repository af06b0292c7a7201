// Uploads into rich text: each file arrives where it was inserted, and text written meanwhile is not lost.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type School } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Описание', exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Код HTML' });
const switchCode = (page: Page) =>
  page
    .getByRole('toolbar', { name: 'Оформление текста' })
    .getByRole('button', { name: 'Код HTML' })
    .click();

async function htmlOf(page: Page): Promise<string> {
  await switchCode(page);
  const html = await code(page).inputValue();
  await switchCode(page);
  return html.replaceAll('\n', '');
}

async function newText(page: Page, school: School): Promise<void> {
  await page.goto(`/${school.code}/invites/create`);
  await text(page).click();
  await page.keyboard.type('Первый\nВторой\nТретий');
}

/** Delays uploads until they are released, in order of arrival. */
async function holdUploads(page: Page) {
  const held: (() => void)[] = [];
  await page.route('**/media/profile/*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  return {
    held,
    letGo: async (index: number) => {
      await expect.poll(() => held.length).toBeGreaterThan(index);
      held[index]?.();
    },
  };
}

interface Dropped {
  name: string;
  type?: string;
  bytes?: string;
}

const scan = { name: 'скан.tif', type: 'image/tiff', bytes: 'II*\0\b\0\0\0\0\0' };

/** Drops files from outside the browser onto the lower half of a line. */
const dropOnto = (page: Page, line: string, files: readonly Dropped[]) =>
  text(page)
    .locator('p', { hasText: line })
    .evaluate((element, dropped) => {
      const { left, bottom } = element.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      for (const { name, type = 'text/plain', bytes = '9:00' } of dropped)
        dataTransfer.items.add(new File([bytes], name, { type }));
      const at = { clientX: left + 60, clientY: bottom - 4 };
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }),
      );
    }, files);

const line = (page: Page, name: string) =>
  text(page).getByRole('list', { name: `Загружается: ${name}` });

/** The card of an uploaded file. */
const card = (page: Page, name: string) => text(page).getByRole('link', { name, exact: true });

const names = (html: string) =>
  [...html.matchAll(/<p(?: class="file")?>(?:<a [^>]*>)?([^<]*)/g)].map(([, name]) => name);

test(
  'files arrive where they were dropped, in their order, without interrupting the writer',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await newText(page, school);
    const { held, letGo } = await holdUploads(page);
    await dropOnto(page, 'Первый', [{ name: 'план.txt' }]);
    await expect.poll(() => held.length).toBe(1);
    await dropOnto(page, 'Первый', [scan, { name: 'ещё.txt' }]);
    for (const name of ['план.txt', 'ещё.txt']) await expect(line(page, name)).toBeVisible();
    await expect(line(page, 'скан.tif').getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);

    // Text written meanwhile remains, also when it is selected as a file arrives.
    await page.keyboard.type(' день');
    await page.keyboard.press('Shift+Home');
    await letGo(1);
    await letGo(2);
    for (const name of ['скан.tif', 'ещё.txt']) await expect(card(page, name)).toBeVisible();
    await page.keyboard.type('Последний');
    await field(page, 'Название').click();
    await letGo(0);
    await expect(card(page, 'план.txt')).toBeVisible();
    await expect(field(page, 'Название')).toBeFocused();
    await page.keyboard.type('Школа');
    await expect(field(page, 'Название')).toHaveValue('Школа');
    const all = ['Первый', 'план.txt', 'скан.tif', 'ещё.txt', 'Второй', 'Последний'];
    expect(names(await htmlOf(page))).toEqual(all);

    await text(page).focus();
    await page.keyboard.press('Control+z');
    expect(names(await htmlOf(page))).toEqual(all.filter((name) => name !== 'план.txt'));
  },
);

test(
  'a pending upload is cancelled in the text',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await newText(page, school);
    const { held } = await holdUploads(page);
    await dropOnto(page, 'Второй', [{ name: 'план.txt' }]);
    await expect.poll(() => held.length).toBe(1);
    await line(page, 'план.txt')
      .getByRole('button', { name: 'Отменить загрузку: план.txt' })
      .click();
    await expect(line(page, 'план.txt')).toBeHidden();
    await page.getByRole('button', { name: 'Отменить (Ctrl+Z)' }).click();
    expect(names(await htmlOf(page)).join()).not.toContain('план.txt');
  },
);

test(
  'a file that arrives while the HTML is edited is inserted into it',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await newText(page, school);
    const { letGo } = await holdUploads(page);
    await dropOnto(page, 'Второй', [{ name: 'план.txt' }]);
    await expect(line(page, 'план.txt')).toBeVisible();
    await switchCode(page);
    await letGo(0);
    await expect(page.getByText('план.txt: появится в тексте')).toBeVisible();
    await code(page).fill((await code(page).inputValue()).replace('Первый', 'Начало</p><p>Дальше'));
    await code(page).blur();
    await switchCode(page);
    await expect(card(page, 'план.txt')).toBeVisible();
    expect(names(await htmlOf(page))).toEqual(['Начало', 'Дальше', 'Второй', 'план.txt', 'Третий']);
  },
);
