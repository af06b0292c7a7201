// An admin works with the list of courses: pages, filters, bulk actions, deletion, restoring and copies.
import type { Locator, Page } from '@playwright/test';
import { expect, screenshotPath, test, type School } from '../kit/journey.ts';

test(
  'pages by scrolling until all active courses are shown',
  { tag: '@deep' },
  async ({ admin }) => {
    await admin.goto('/demo/courses');
    await expect(rows(admin).nth(10)).toBeVisible();
    await admin.screenshot(screenshotPath('course-list'));
    const total = await activeCount(admin);
    expect(total).toBeGreaterThan(25);
    await expect(admin.getByText(`Показано 20 из ${total}`)).toBeVisible();

    await expect
      .poll(async () => {
        await rows(admin).last().hover();
        await admin.mouse.wheel(0, 4000);
        return admin.getByText(/^Показано/).innerText();
      })
      .toBe(`Показано ${total} из ${total}`);
  },
);

test(
  'is filtered by price and teacher; a chip opens its condition',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const [name, price] of [
      ['Алгебра', '900'],
      ['Геометрия', '1500'],
      ['Физика', null],
    ]) {
      const input = { name, price, status: 'VISIBLE', goal: `<p>Сдать: ${name}</p>` };
      await school.mutate('createCourse', input, 'course { id }');
    }
    await page.goto(`/${school.code}/courses`);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Столбцы' }).click();
    const columns = page.getByRole('dialog', { name: /^Столбцы/ });
    await columns.getByRole('checkbox', { name: 'Цель' }).check();
    await page.keyboard.press('Escape');
    const goal = page.getByRole('gridcell', { name: 'Сдать: Геометрия' });
    await expect(goal).toBeVisible();
    await page.reload();
    await expect(goal).toBeVisible();
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const filter = page.getByRole('dialog', { name: 'Фильтр' });
    await filter.getByLabel('Цена от').fill('1000');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/price_from=1000/);
    await page.keyboard.press('Escape');

    // The chip opens its field of the filter, and the filter survives a reload.
    await page.reload();
    await page.getByRole('button', { name: /^Цена: от 1\s000\s₽$/ }).click();
    await filter.getByLabel('Цена от').fill('');
    await filter.getByLabel('до, ₽').fill('900');
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Убрать фильтр «Цена: до 900\s₽»$/ }).click();
    await expect(rows(page)).toHaveCount(3);

    await page.goto(`/${school.code}/courses?students=yes&created_from=2026-01-01&sale=yes`);
    await expect(page.getByText('С учениками')).toBeVisible();
    await expect(page.getByText('Можно купить')).toBeVisible();
    await expect(page.getByText('Создан: с 01.01.2026')).toBeVisible();
  },
);

test(
  'changes the status of many courses at once and undoes it',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await addCourses(school, 4);
    await page.goto(`/${school.code}/courses?tab=drafts`);
    await expect(rows(page).nth(2)).toBeVisible();
    const before = await rows(page).count();
    expect(before).toBeGreaterThan(2);
    const names = await Promise.all([0, 1].map((index) => nameOf(rows(page).nth(index))));
    for (const name of names)
      await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await expect(bar).toContainText('Выбрано 2');
    await bar.getByRole('button', { name: 'Закрыть' }).click();
    await expect(page.getByText('Закрыто: 2 курса')).toBeVisible();
    await expect(rows(page)).toHaveCount(before - 2);

    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(rows(page)).toHaveCount(before);
    for (const name of names) {
      await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
    }
  },
);

test('a deleted course is restored by undo, or from the trash later', async ({
  owner: page,
  school,
}) => {
  await addCourses(school, 3);
  const bar = page.getByRole('region', { name: 'Действия с выбранным' });
  const select = async (...names: string[]) => {
    for (const name of names)
      await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).check();
  };
  await page.goto(`/${school.code}/courses?tab=drafts`);
  await expect(rows(page)).toHaveCount(3);
  await select('Курс 01', 'Курс 02');
  await bar.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(/^Удалено: 2\sкурса$/u)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.screenshot(screenshotPath('course-deleted'));
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText(/^Восстановлено: 2\sкурса$/u)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  await select('Курс 01', 'Курс 03');
  await bar.getByRole('button', { name: 'Удалить' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^Удалённые/ }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Действия: Курс 01' }).click();
  await page.getByRole('menuitem', { name: 'Восстановить' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.screenshot(screenshotPath('course-trash'));
  await page.getByRole('link', { name: /^Черновики/ }).click();
  await expect(rows(page)).toHaveCount(2);

  await school.mutate('createCourse', { name: 'Набор', entityType: 'BUNDLE' }, 'course { id }');
  await page.reload();
  await page.getByRole('button', { name: 'Действия: Набор' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(rows(page)).toHaveCount(3);
});

/** Creates numbered courses. */
async function addCourses(school: School, count: number, status?: 'VISIBLE'): Promise<void> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const input = { name: `Курс ${String(number).padStart(2, '0')}` };
    const { course } = await school.mutate('createCourse', input, 'course { id }');
    ids.push(course.id);
  }
  if (status) await school.mutate('changeCourseStatus', { courses: { ids }, status });
}

/** The rows of courses without the header. */
function rows(page: Page): Locator {
  return page.getByRole('grid').locator('tbody').getByRole('row');
}

async function nameOf(row: Locator): Promise<string> {
  return (await row.getByRole('rowheader').innerText()).split('\n')[0]?.trim() ?? '';
}

async function activeCount(page: Page): Promise<number> {
  const tab = await page.getByRole('link', { name: /^Активные/ }).innerText();
  return Number(tab.replaceAll(/\D/g, ''));
}

test(
  'a course is copied with its parts, and the copy is opened from the jobs panel',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Французский с нуля', status: 'VISIBLE' },
      'course { id }',
    );
    await school.ask(
      `mutation ($input: CreateCourseBulletPointInput!) {
      createCourseBulletPoint(input: $input) { userErrors { message } }
    }`,
      { input: { courseId: course.id, text: 'Говорим сразу' } },
    );
    await page.goto(`/${school.code}/courses`);
    await rows(page)
      .filter({ hasText: 'Французский' })
      .getByRole('button', { name: /^Действия/ })
      .click();
    await page.getByRole('menuitem', { name: 'Копировать' }).click();
    await expect(page.getByText('Копия курса готова: она среди черновиков')).toBeVisible();
    await page.getByRole('button', { name: 'Задачи', exact: true }).click();
    await page.getByRole('link', { name: 'Открыть' }).click();
    await expect(
      page.getByRole('heading', { name: 'Французский с нуля (копия)', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('Говорим сразу')).toBeVisible();
    await page.getByRole('button', { name: 'Действия с курсом' }).click();
    await expect(page.getByRole('menuitem', { name: 'Копировать' })).toBeVisible();
  },
);
