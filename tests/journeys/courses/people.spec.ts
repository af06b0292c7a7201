// The people of a course: teachers, others with access, and students, who are added, removed and restored.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import type { School } from '../kit/school.ts';

/** Options show addresses beside names. */
async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label });
  await box.fill(name);
  await box.page().getByRole('option', { name }).click();
}

async function newCourse(school: School, people: string[]): Promise<number> {
  for (const name of people) {
    const email = `${name.toLowerCase()}@${school.code}.test`;
    const user = { name, surname: 'Иванова', email, password: 'long-enough-1' };
    await school.mutate('createUser', user);
  }
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика' },
    'course { id databaseId }',
  );
  await school.ask(
    'mutation ($input: CreateCoursePackageInput!) { createCoursePackage(input: $input) { userErrors { message } } }',
    { input: { courseId: course.id, name: 'Всё' } },
  );
  return course.databaseId;
}

test(
  'teachers are added, sorted, removed and restored',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const id = await newCourse(school, ['Anna', 'Vera']);
    await page.goto(`/${school.code}/courses/${id}?tab=roles`);
    await expect(page.getByText('Преподавателей пока нет.')).toBeVisible();
    await page.getByRole('button', { name: 'Добавить преподавателей' }).click();
    const dialog = page.getByRole('dialog', { name: 'Добавить преподавателей' });
    await choose(dialog, 'Кого', 'Иванова Anna');
    await choose(dialog, 'Кого', 'Иванова Vera');
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    const teachers = page.getByRole('list', { name: 'Преподаватели', exact: true });
    await expect(teachers.getByRole('link')).toHaveText(['Иванова Anna', 'Иванова Vera']);
    await page.getByRole('button', { name: 'Выше: Иванова Vera' }).click();
    await expect(teachers.getByRole('link')).toHaveText(['Иванова Vera', 'Иванова Anna']);
    await expectAccessible(page);
    // Undo restores the first position.
    await page.getByRole('button', { name: 'Убрать: Иванова Vera' }).click();
    await expect(teachers.getByRole('link')).toHaveText(['Иванова Anna']);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(teachers.getByRole('link')).toHaveText(['Иванова Vera', 'Иванова Anna']);
    await page.getByRole('button', { name: 'Дать доступ сотрудникам' }).click();
    const access = page.getByRole('dialog', { name: 'Дать доступ сотрудникам' });
    await choose(access, 'Кого', 'Иванова Anna');
    await access.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Доступ сотрудников' }).getByRole('link'),
    ).toHaveText(['Иванова Anna']);
    await page.reload();
    await expect(teachers.getByRole('link')).toHaveText(['Иванова Vera', 'Иванова Anna']);
  },
);

test('students are selected or pasted, found, removed and restored', async ({
  owner: page,
  school,
}) => {
  const id = await newCourse(school, ['Boris', 'Galina', 'Dina']);
  const dialog = page.getByRole('dialog');
  const add = () =>
    page.getByRole('button', { name: 'Добавить учеников', exact: true }).first().click();
  await page.goto(`/${school.code}/courses/${id}`);
  await page.getByRole('link', { name: 'Ученики', exact: true }).click();
  await expect(page.getByText('Учеников пока нет')).toBeVisible();
  await add();
  await choose(dialog, 'Люди', 'Иванова Boris');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Иванова Boris' })).toBeVisible();

  await add();
  await dialog.getByRole('radio', { name: 'Вставить список' }).press('Space');
  const lines = field(dialog, 'Список учеников, по одному в строке');
  await lines.fill(
    [
      'Ученик\tПочта',
      'Новый Глеб\tnobody@else.test',
      `galina@${school.code}.test\tИванова Galina`,
      'Кто-то',
    ].join('\n'),
  );
  await expect(
    dialog.getByText(/^Распознано: 2\sчеловека. Не распознано: 1\sстрока$/u),
  ).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog.getByText(/^Приглашение выдаёт пакет/)).toBeVisible();
  await choose(dialog, 'Пакеты', 'Всё');
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByText(/^На курсе: 1\sученик$/u)).toBeVisible();
  await expect(page.getByText(/^Приглашено: 1\sчеловек$/u)).toBeVisible();
  await expect(lines).toHaveValue('Кто-то');
  const wrong = 'Строка 1: «Кто-то»: нет ни почты, ни телефона';
  await expect(dialog.getByText(wrong)).toBeVisible();
  await page.screenshot(screenshotPath('students-pasted'));
  await dialog.getByRole('switch', { name: 'Пригласить тех, кого нет в компании' }).click();
  await lines.fill('who@else.test');
  await expect(dialog.getByText(wrong)).toBeHidden();
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  const unknown = 'Строка 1: «who@else.test»: в компании нет такого пользователя';
  await expect(dialog.getByText(unknown)).toBeVisible();
  await lines.fill(`Иванова Dina <Dina@${school.code}.test>`);
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog).toBeHidden();
  const students = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(students).toHaveCount(3);

  await field(page, 'Поиск по ученикам').fill('galina@');
  await expect(students).toHaveCount(1);
  await expect(page).toHaveURL(/tab=users/);
  await page.getByRole('button', { name: 'Действия: Иванова Galina' }).click();
  await page.getByRole('menuitem', { name: 'Убрать с курса' }).click();
  await expect(students).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(students).toHaveCount(1);
});
