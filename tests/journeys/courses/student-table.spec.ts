// Students are imported into a course from a table: first one with errors, which are reported, then a correct one.
import { readFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

const people = ['Anna', 'Boris', 'Vera'];

/** Creates a course with a package and a branch. */
async function newCourse(school: School): Promise<number> {
  for (const name of people) {
    await school.mutate('createUser', {
      name,
      surname: 'Иванова',
      email: address(school, name),
      password: 'long-enough-1',
    });
  }
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика' },
    'course { id databaseId }',
  );
  const made = await school.ask(
    `mutation ($package: CreateCoursePackageInput!, $branch: CreateCourseBranchInput!) {
      createCoursePackage(input: $package) { userErrors { message } }
      createCourseBranch(input: $branch) { userErrors { message } }
    }`,
    {
      package: { courseId: course.id, name: 'Стандарт, с проверкой' },
      branch: { courseId: course.id, name: 'Осень' },
    },
  );
  expect(made.errors).toBeUndefined();
  return course.databaseId;
}

const address = (school: School, name: string) => `${name.toLowerCase()}@${school.code}.test`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Импорт учеников' });

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Таблица учеников')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test(
  'a table with errors reports them, and a corrected one imports all students',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const id = await newCourse(school);
    await page.goto(`/${school.code}/courses/${id}?tab=users`);
    await page.getByRole('button', { name: 'Импорт', exact: true }).click();
    const dialog = dialogOf(page);
    const rows = dialog.getByRole('list', { name: 'Строки таблицы' }).getByRole('listitem');
    await choose(page, 'фото.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
    await expect(dialog.getByText('Это не таблица: нужен файл CSV или XLSX')).toBeVisible();
    const bomb = await writeXlsx({ sheets: [{ name: 'A', rows: [['a'.repeat(20_000_000)]] }] });
    await choose(page, 'бомба.xlsx', Buffer.from(bomb));
    await expect(dialog.getByText('Таблица слишком большая: она распаковывается')).toBeVisible();

    // As Excel saves CSV in Russia: semicolons and windows-1251.
    const faulty = [
      'Кто;Почта;Тариф;Ветка',
      `Анна;${address(school, 'Anna')};Стандарт, с проверкой;Осень`,
      `Борис;${address(school, 'Boris')};Полный;`,
      'Никто;nobody@school.test;;',
    ].join('\r\n');
    await choose(page, 'Ученики.csv', inWindows1251(faulty));
    await expect(dialog.getByText('Придут на курс: 1 ученик. С ошибками: 2.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Пакеты' })).toHaveText('Тариф');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('У курса нет пакета «Полный»');
    await expect(rows.nth(2)).toContainText('В компании нет такого пользователя');
    await expectAccessible(page, '[role=dialog]');
    const confirm = dialog.getByRole('button', { name: /^Добавить/ });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('radio', { name: 'С ошибками: 2' }).check();
    await expect(rows).toHaveCount(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Скачать строки с ошибками' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Ученики, с ошибками.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')[1]).toBe(
      `Борис;${address(school, 'Boris')};Полный;;У курса нет пакета «Полный»`,
    );

    const workbook = await writeXlsx({
      sheets: [
        { name: 'Осень', rows: [['Почта'], [address(school, 'Anna')]] },
        {
          name: 'Все',
          rows: [
            ['Кому', 'Пакет'],
            ...people.map((name) => [address(school, name), 'стандарт, с проверкой']),
          ],
        },
      ],
    });
    await choose(page, 'Ученики.xlsx', Buffer.from(workbook));
    await expect(dialog.getByText('Придут на курс: 1 ученик.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Лист' }).click();
    await page.getByRole('option', { name: 'Все' }).click();
    await expect(dialog.getByText('Придут на курс: 3 ученика.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Добавить 3 учеников' }).press('Enter');
    await expect(dialog.getByText('Пришли на курс: 3 ученика.')).toBeVisible();
    await expect(rows.first()).toContainText('Теперь на курсе');
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(dialog).toBeHidden();
    const students = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(students).toHaveCount(3);
    await expect(students.first()).toContainText('Стандарт, с проверкой');

    // Moves students to a branch from the menu and as a bulk action.
    await page.getByRole('button', { name: 'Действия: Иванова Vera' }).click();
    await page.getByRole('menuitem', { name: 'Перевести в ветку' }).click();
    await moveTo(page, 'В какую ветку перевести 1 ученика?', 'Осень');
    await expect(page.getByText('Переведено в «Осень»: 1 ученик')).toBeVisible();
    await expect(students.filter({ hasText: 'Осень' })).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    await page.getByRole('button', { name: 'Перевести в ветку' }).click();
    await moveTo(page, 'В какую ветку перевести 3 учеников?', 'Осень');
    await expect(page.getByText('Переведено в «Осень»: 2 ученика')).toBeVisible();
    await expect(students.filter({ hasText: 'Осень' })).toHaveCount(3);
    // Undo returns each to their previous branch.
    await page.getByRole('button', { name: 'Вернуть' }).last().click();
    await expect(students.filter({ hasText: 'Осень' })).toHaveCount(1);

    await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Осень' }).check();
    await page.getByRole('combobox', { name: 'Пакет' }).fill('стандарт');
    await page.getByRole('option', { name: 'Стандарт, с проверкой' }).click();
    await page.keyboard.press('Escape');
    // One student is in the branch in any case, so the chips above the list prove that both conditions apply.
    const conditions = [
      page.getByText('Ветка: Осень'),
      page.getByText('Пакет: Стандарт, с проверкой'),
    ];
    for (const condition of conditions) await expect(condition).toBeVisible();
    await expect(students).toHaveCount(1);
    await page.reload();
    for (const condition of conditions) await expect(condition).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
    const exporting = page.getByRole('dialog', { name: 'Экспорт учеников' });
    await expect(exporting).toContainText(/В файл попадёт\s1\sученик\sкурса по этим условиям:/);
    await exporting.getByRole('radio', { name: 'CSV' }).check();
    await exporting.getByRole('button', { name: 'Начать экспорт' }).click();
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Скачать' }).click(),
    ]);
    const [, row, ...others] = (await readFile(await exported.path(), 'utf8')).trim().split('\r\n');
    expect(row).toContain('Vera');
    expect(row).toContain('Осень');
    expect(others).toEqual([]);
  },
);

async function moveTo(page: Page, title: string, branch: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('combobox', { name: 'Ветка' }).click();
  await page.getByRole('option', { name: branch }).click();
  await dialog.getByRole('button', { name: 'Перевести' }).click();
  await expect(dialog).toBeHidden();
}

/** Encodes Cyrillic letters and ASCII. */
const inWindows1251 = (text: string): Buffer =>
  Buffer.from(
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );
