// A lesson is added to the library and copied into another course, blocks into another lesson; program code is
// highlighted.
import { colors } from '../../../web/src/ui/theme/tokens.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { newCourse, type School } from '../kit/school.ts';

async function newLesson(school: School, of: string, name: string): Promise<string> {
  const course = await newCourse(school, { name: of, status: 'VISIBLE' });
  const { lesson } = await course.mutate(
    'createLesson',
    { name, type: 'CONSTRUCTOR' },
    'lesson { id }',
  );
  await course.mutate('createLessonBlock', {
    lessonId: lesson.id,
    type: 'CODE',
    title: 'Пример',
    language: 'python',
    source: 'def light(c):\n    return "волна"  # и частица\n',
  });
  return `/${school.code}/courses/${course.databaseId}`;
}

test(
  'a lesson and its blocks are added to the library, previewed, and copied into another course',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const from = await newLesson(school, 'Физика', 'Свет');
    const to = await newLesson(school, 'Оптика', 'Зеркала');
    await page.goto(`${from}?tab=layers`);
    await page.getByRole('link', { name: 'Свет', exact: true }).click();
    const keyword = page.locator('.hljs-keyword', { hasText: 'def' });
    await expect(keyword).toHaveCSS('color', rgb(colors.primary[0]));
    await expect(page.locator('.hljs-comment')).toHaveText('# и частица');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(keyword).toHaveCSS('color', rgb(colors.primary[1]));
    await page.screenshot(screenshotPath('library-code-dark'));
    await page.emulateMedia({ colorScheme: 'light' });

    await page.getByRole('checkbox', { name: /^Выбрать: Код/ }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Сохранить в библиотеку…' }).click();
    const shelving = page.getByRole('dialog', { name: 'В библиотеку: 1 блок' });
    await shelving.getByRole('textbox', { name: 'Название' }).fill('Пример на Python');
    await shelving.getByRole('button', { name: 'Сохранить в библиотеку' }).click();
    await expect(page.getByText('Сохранено в библиотеку:')).toBeVisible();
    await page.getByRole('button', { name: 'Действия с уроком' }).click();
    await page.getByRole('menuitem', { name: 'Сохранить в библиотеку' }).click();
    await page.getByRole('link', { name: 'Свет', exact: true }).last().click();
    await expect(page).toHaveURL(/\/library\?tab=lessons$/);
    const row = page.getByRole('row', { name: /Свет/ });
    await expect(row).toContainText('1 блок');
    await row.getByRole('button', { name: 'Действия: Свет' }).click();
    await page.getByRole('menuitem', { name: 'Посмотреть' }).click();
    const look = page.getByRole('dialog', { name: 'Свет' });
    await expect(look.getByText('def')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('library-template'));
    await page.keyboard.press('Escape');

    await page.goto(`${to}?tab=layers`);
    await page.getByRole('button', { name: 'Вставить из библиотеки' }).click();
    const taking = page.getByRole('dialog', { name: 'Вставить из библиотеки' });
    await taking.getByRole('combobox', { name: 'Урок' }).fill('Свет');
    await page.getByRole('option', { name: 'Свет' }).click();
    await expect(taking.getByText('def')).toBeVisible();
    await page.screenshot(screenshotPath('library-taking'));
    await taking.getByRole('button', { name: 'Вставить', exact: true }).click();
    await expect(page.getByText('Урок «Свет» добавлен, это черновик')).toBeVisible();
    await page.getByRole('link', { name: 'Зеркала', exact: true }).click();
    await page.getByRole('button', { name: 'Добавить блок в начало' }).click();
    await page.getByRole('button', { name: 'Вставить из библиотеки…' }).click();
    await taking.getByRole('combobox', { name: 'Блоки' }).fill('Python');
    await page.getByRole('option', { name: 'Пример на Python' }).click();
    await taking.getByRole('button', { name: 'Вставить', exact: true }).click();
    const rows = page.getByRole('grid', { name: 'Блоки урока' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Отменить действие' }).click();
    await expect(rows).toHaveCount(1);
  },
);

/** In the notation of computed styles. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
