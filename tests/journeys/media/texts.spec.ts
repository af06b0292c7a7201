// Files of the school in rich text: inserted in the editor, shown to readers, and listed as used.
import { field, submit } from '../kit/locators.ts';
import { expect, test } from '../kit/journey.ts';
import { inRoot } from '../../../scripts/lib/root.ts';

test(
  'a text contains an image and a file of the storage, which lists the use',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await page.goto(`/${school.code}/file-storage`);
    const notes = { name: 'Заметки.txt', mimeType: 'text/plain', buffer: Buffer.from('9:00') };
    await page.getByLabel('Файлы для загрузки').setInputFiles(inRoot('docs', 'course-list.png'));
    await page.getByLabel('Файлы для загрузки').setInputFiles(notes);
    await expect(page.getByRole('button', { name: 'Заметки.txt', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'course-list.png', exact: true })).toBeVisible();

    await page.goto(`/${school.code}/invites/create`);
    await field(page, 'Название').fill('Летняя школа');
    const toolbar = page.getByRole('toolbar', { name: 'Оформление текста' });
    const text = page.getByRole('textbox', { name: 'Описание', exact: true });
    await toolbar.getByRole('button', { name: 'Изображение' }).click();
    const image = page.getByRole('dialog', { name: 'Изображение', exact: true });
    await image.getByRole('button', { name: 'Из файлов школы' }).click();
    const pictures = page.getByRole('dialog', { name: 'Изображение в тексте' });
    await pictures.getByRole('button', { name: 'course-list.png' }).click();
    await pictures.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(image.getByRole('button', { name: 'Заменить файл' })).toBeVisible();
    await field(image, 'Что на изображении').fill('Курсы школы');
    await image.getByRole('button', { name: 'Вставить' }).click();
    await expect(text.getByRole('img', { name: 'Курсы школы' })).toBeVisible();

    await text.locator('p').last().click();
    await toolbar.getByRole('button', { name: 'Файл', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Файл', exact: true })
      .getByRole('button', { name: 'Из файлов школы' })
      .click();
    const files = page.getByRole('dialog', { name: 'Файл в тексте' });
    await files.getByRole('button', { name: 'Заметки.txt' }).click();
    await files.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(text.getByText('Заметки.txt')).toBeVisible();
    await submit(page, 'Создать');
    await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+$`));
    const link = await page.getByText(`/registration/${school.code}/`).innerText();

    const visitor = await browser.newPage();
    await visitor.goto(link);
    const shown = visitor.getByRole('img', { name: 'Курсы школы' });
    await expect
      .poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(100);
    // In the size of its container, whose height is reserved before it loads.
    expect(await shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
      /\?w=\d+$/,
    );
    await expect(shown).toHaveAttribute('width', /^\d+$/);
    await expect(shown).toHaveAttribute('height', /^\d+$/);
    await visitor.close();

    await page.goto(`/${school.code}/file-storage`);
    await page.getByRole('button', { name: 'course-list.png', exact: true }).click();
    await expect(page.getByText('Тексты приглашений')).toBeVisible();
    await page.getByRole('button', { name: 'Летняя школа' }).click();
    await expect(page).toHaveURL(/invites\/\d+$/);
  },
);
