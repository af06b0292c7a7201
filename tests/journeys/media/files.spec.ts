// Files of a school: uploaded, organized, picked into a gallery, deleted and restored.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { field } from '../kit/locators.ts';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { inRoot } from '../../../scripts/lib/root.ts';

const picture = inRoot('docs', 'course-list.png');

async function upload(page: Page, code: string): Promise<void> {
  await page.goto(`/${code}/file-storage`);
  await page.getByLabel('Файлы для загрузки').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'course-list.png', exact: true })).toBeVisible();
}

async function menuOf(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a file is uploaded, renamed inline and moved by keyboard', async ({ owner, school }) => {
  await upload(owner, school.code);
  await menuOf(owner, 'course-list.png', 'Переименовать');
  const name = owner.getByLabel('Новое название: course-list.png');
  await expect(name).toBeFocused();
  await name.fill('Список курсов.png');
  await name.press('Enter');
  await expect(owner.getByRole('button', { name: 'Список курсов.png', exact: true })).toBeVisible();

  await owner.getByRole('button', { name: 'Новая папка' }).click();
  await field(owner, 'Название').fill('Снимки');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('link', { name: /Снимки/ })).toBeVisible();

  await owner.getByRole('button', { name: 'Действия: Список курсов.png' }).press('Enter');
  await owner.getByRole('menuitem', { name: 'Переместить…' }).press('Enter');
  await owner.getByRole('radio', { name: 'Снимки' }).press('Space');
  await owner.getByRole('button', { name: 'Переместить', exact: true }).press('Enter');
  await expect(owner.getByText('Перемещено в «Снимки»: 1')).toBeVisible();
  await owner.getByRole('link', { name: /Снимки/ }).click();
  await expect(owner).toHaveURL(/folder=/);
  await expect(owner.getByRole('button', { name: 'Список курсов.png', exact: true })).toBeVisible();
  await owner
    .getByRole('navigation', { name: 'Папки' })
    .getByRole('link', { name: 'Файлы' })
    .click();
  await field(owner, 'Поиск по файлам').fill('курсов');
  await expect(owner.getByRole('gridcell', { name: 'Снимки' })).toBeVisible();
});

test(
  'selected files are dragged into a folder together, and undone',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await upload(owner, school.code);
    const notes = {
      name: 'Заметки.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Расписание'),
    };
    await owner.getByLabel('Файлы для загрузки').setInputFiles(notes);
    await expect(owner.getByRole('button', { name: 'Заметки.txt', exact: true })).toBeVisible();
    await owner.getByRole('button', { name: 'Новая папка' }).click();
    await field(owner, 'Название').fill('Сюда');
    await owner.keyboard.press('Enter');
    const folder = owner.getByRole('link', { name: /Сюда/ });
    await expect(folder).toBeVisible();
    for (const name of [/course-list/, /Заметки/]) {
      await owner.getByRole('row', { name }).getByRole('checkbox').check();
    }
    const picture = owner.getByRole('row', { name: /course-list/ }).locator('[draggable=true]');
    await picture.first().hover();
    await owner.mouse.down();
    // The first mouse movement starts the drag, the second sets the target.
    await folder.hover();
    await folder.hover();
    await expect(owner.getByRole('status').filter({ hasText: /^2\sфайла$/ })).toBeAttached();
    await owner.mouse.up();
    await expect(owner.getByText(/Перемещено в «Сюда»: 2\sфайла/)).toBeVisible();
    await expect(folder).toContainText(/2\sфайла/);
    await owner.getByRole('button', { name: 'Вернуть' }).click();
    await expect(owner.getByText(/Возвращено на место: 2\sфайла/)).toBeVisible();
    await expect(folder).toContainText(/0\sфайлов/);
  },
);

test(
  'several files, and a folder with everything in it, are downloaded as one archive',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await upload(owner, school.code);
    await owner.getByRole('button', { name: 'Новая папка' }).click();
    await field(owner, 'Название').fill('Снимки');
    await owner.keyboard.press('Enter');
    // The new folder moves the files below it.
    await expect(owner.getByRole('link', { name: /Снимки/ })).toBeVisible();
    await owner
      .getByRole('row', { name: /course-list/ })
      .getByRole('checkbox')
      .check();
    await owner.getByRole('button', { name: 'Скачать архивом' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Скачать архивом' });
    await expect(dialog).toContainText(/«Файлы\.zip»: 1\sфайл, около 179\sКБ/);
    const download = owner.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Скачать' }).click();
    expect((await download).suggestedFilename()).toBe('Файлы.zip');
    expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK');

    await menuOf(owner, 'Снимки', 'Скачать архивом');
    await expect(owner.getByText('В этой папке нет файлов')).toBeVisible();
    await owner.getByRole('button', { name: 'Переместить', exact: true }).click();
    await owner.getByRole('radio', { name: 'Снимки' }).check();
    await owner.getByRole('button', { name: 'Переместить', exact: true }).last().click();
    await expect(owner.getByText(/Перемещено в «Снимки»/)).toBeVisible();
    await menuOf(owner, 'Снимки', 'Скачать архивом');
    await expect(dialog).toContainText(/«Снимки\.zip»: 1\sфайл/);
  },
);

test(
  'a deleted folder is restored from the trash with its contents',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await upload(owner, school.code);
    await owner.getByRole('button', { name: 'Новая папка' }).click();
    await field(owner, 'Название').fill('Снимки');
    await owner.keyboard.press('Enter');
    await owner.getByRole('link', { name: /Снимки/ }).click();
    await owner.getByRole('button', { name: 'Новая папка' }).click();
    await field(owner, 'Название').fill('Осень');
    await owner.keyboard.press('Enter');
    await owner.getByLabel('Файлы для загрузки').setInputFiles(picture);
    await expect(owner.getByRole('button', { name: 'course-list.png', exact: true })).toBeVisible();
    await owner
      .getByRole('navigation', { name: 'Папки' })
      .getByRole('link', { name: 'Файлы' })
      .click();
    await menuOf(owner, 'Снимки', 'Удалить');
    await expect(owner.getByText('Папка «Снимки» удалена со всем, что в ней лежит')).toBeVisible();

    await owner.goto(`/${school.code}/file-storage?tab=deleted`);
    const deleted = owner.getByRole('list', { name: 'Удалённые папки' });
    await expect(deleted.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(owner);
    await deleted.getByRole('button', { name: 'Восстановить: Снимки' }).click();
    await expect(owner.getByText('Папка восстановлена')).toBeVisible();
    await expect(deleted).toBeHidden();
    await owner.getByRole('link', { name: 'Файлы', exact: true }).last().click();
    await owner.getByRole('link', { name: /Снимки/ }).click();
    await expect(owner.getByRole('link', { name: /Осень/ })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'course-list.png', exact: true })).toBeVisible();
  },
);

test(
  'a gallery takes pictures from the storage and from this computer',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await upload(owner, school.code);
    await owner.goto(`/${school.code}/galleries`);
    await owner.getByRole('button', { name: 'Создать галерею' }).first().click();
    await field(owner, 'Название').fill('Выпускной');
    await owner.keyboard.press('Enter');
    // The new gallery opens.
    await owner.getByRole('button', { name: 'Добавить изображения' }).click();
    const picker = owner.getByRole('dialog', { name: 'Изображения галереи' });
    await picker.getByRole('button', { name: 'course-list.png' }).click();
    await picker.getByRole('tab', { name: 'С компьютера' }).click();
    await picker.getByLabel('Файлы для загрузки').setInputFiles(picture);
    await expect(picker.getByRole('button', { name: 'Выбрать 2 файла' })).toBeVisible();
    await picker.getByRole('button', { name: 'Выбрать 2 файла' }).click();
    await expect(owner.getByText('Добавлено: 2 изображения')).toBeVisible();
    await owner.getByRole('button', { name: 'Подписать: course-list.png' }).first().click();
    await field(owner, 'Подпись').fill('Первый звонок');
    await owner.getByRole('button', { name: 'Сохранить' }).click();
    await owner.getByRole('button', { name: 'Ниже: Первый звонок' }).click();
    await expect(owner.getByText('Первый звонок: место 2 из 2')).toBeAttached();
  },
);
