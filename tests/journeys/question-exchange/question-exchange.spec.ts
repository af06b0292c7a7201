// Questions are imported from a file of another system and exported to one; a preview shows the result for each
// question.
import { expect, expectAccessible, test } from '../kit/journey.ts';

const gift = `$CATEGORY: География

::Столица:: Столица Италии? {=Рим ~Милан}

Кто из них писал стихи? {~Пушкин ~Гоголь}

Без конца {=Рим`;

test('a file with an error is previewed, imported, and exported again', async ({
  owner: page,
  school,
}) => {
  const { test: made } = await school.mutate(
    'createTest',
    { title: 'Города' },
    'test { databaseId }',
  );
  await page.goto(`/${school.code}/tests/${made.databaseId}/questions`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Действия с вопросами' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Импорт вопросов');
  const dialog = page.getByRole('dialog', { name: 'Импорт вопросов' });
  await dialog
    .getByLabel('Файл с вопросами')
    .setInputFiles({ name: 'города.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await expect(dialog.getByText('Формат файла: GIFT')).toBeVisible();
  await expect(dialog.getByText('Один из списка: 1')).toBeVisible();
  await expect(
    dialog.getByText('Вопрос 2: Кто из них писал стихи? — выключен: отметьте правильный вариант'),
  ).toBeVisible();
  await expect(dialog.getByText(/^Вопрос 3, строка 7/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Добавить 2 вопроса' }).click();

  await expect(page.getByText('Добавлено: 2 вопроса')).toBeVisible();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('switch', { name: 'Включён: Столица Италии?' })).toBeChecked();
  await expect(
    page.getByRole('switch', { name: 'Включён: Кто из них писал стихи?' }),
  ).not.toBeChecked();

  await menu('Экспорт');
  const order = page.getByRole('dialog', { name: 'Экспорт теста' });
  await order.getByRole('button', { name: 'Начать экспорт' }).click();
  await expect(page.getByText('Экспорт готов: 2 вопроса')).toBeVisible();
  const loaded = page.waitForEvent('download');
  await page.getByRole('link', { name: /Скачать/ }).click();
  expect((await loaded).suggestedFilename()).toBe('Города.xml');
});

test('a test is imported from a file', { tag: '@deep' }, async ({ owner: page, school }) => {
  await page.goto(`/${school.code}/tests`);
  await page.getByRole('button', { name: 'Импорт теста' }).click();
  const dialog = page.getByRole('dialog', { name: 'Импорт теста' });
  const file = {
    name: 'вопросы.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from('<quiz><question'),
  };
  await dialog.getByLabel('Файл с вопросами').setInputFiles(file);
  await expect(dialog.getByText('В файле нечего взять')).toBeVisible();
  await expect(dialog.getByText('Это не XML, или он повреждён', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Выбрать другой файл' }).click();
  await dialog
    .getByLabel('Файл с вопросами')
    .setInputFiles({ name: 'География.txt', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await dialog.getByRole('button', { name: 'Создать тест: 2 вопроса' }).click();
  await expect(page.getByRole('heading', { name: 'География', level: 1 })).toBeVisible();
  await expect(page.getByText('Столица Италии?')).toBeVisible();
});
