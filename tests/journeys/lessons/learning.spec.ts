// A learner takes a course on a phone with a lost connection; the staff previews it as the learner sees it.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith, newCourse, type School } from '../kit/school.ts';

const telephone = { width: 360, height: 740 };

/** Creates a course with lessons that open in sequence, and its learner. */
async function newMechanics(
  school: School,
): Promise<{ id: number; lessons: number[]; token: string }> {
  const course = await newCourse(school, { name: 'Физика: механика', status: 'VISIBLE' });
  const { blockLayer } = await course.mutate(
    'createBlockLayer',
    { title: 'Кинематика' },
    'blockLayer { databaseId }',
  );
  const lessons: number[] = [];
  for (const [name, fields] of [
    ['Что такое движение', {}],
    ['Скорость и ускорение', { openType: 'AFTER_PREVIOUS' }],
    ['Контрольная', { openType: 'MANUAL' }],
  ] as const) {
    const made = await course.mutate(
      'createLesson',
      {
        name,
        type: 'TEXT',
        layerId: blockLayer.databaseId,
        description: `<p>${name}: тело движется, если его положение со временем меняется.</p>`,
        ...fields,
      },
      'lesson { databaseId }',
    );
    lessons.push(made.lesson.databaseId);
  }
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  await course.mutate('attachCourseStudents', { users: { ids: [learner.id] } });
  return { id: course.databaseId, lessons, token: learner.token };
}

const goOn = (page: Page) => page.getByRole('link', { name: /^(?:Начать|Продолжить)/ });

test('a course is taken on a phone, and a lost connection loses no input', async ({
  page,
  school,
  context,
}) => {
  const { id, lessons, token } = await newMechanics(school);
  await page.setViewportSize(telephone);
  await signIn(page, token);
  // Addresses of the back office redirect learners to the lesson.
  await page.goto(`/${school.code}/courses/${id}/lessons/${lessons[0]}`);
  await expect(page).toHaveURL(`/courses/${school.code}/${id}/${lessons[0]}`);
  await expect(page.getByText('тело движется')).toBeVisible();
  await page.goto(`/${school.code}`);
  await expect(page).toHaveURL('/courses');
  await page.goto(`/${school.code}/courses/${id}`);
  await expect(page).toHaveURL(`/courses/${school.code}/${id}`);
  await expect(page.getByRole('heading', { name: 'Физика: механика', level: 1 })).toBeVisible();
  await expect(page.getByText('0 из 3 уроков')).toBeVisible();
  await expect(page.getByText('Сначала пройдите предыдущий урок')).toBeVisible();

  await goOn(page).click();
  await expect(page.getByText('тело движется')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Отметить пройденным' }).click();
  await expect(page.getByText('Урок пройден')).toBeVisible();
  await page.getByRole('textbox', { name: 'Заметки к уроку' }).fill('Спросить про ускорение');
  await page.getByRole('button', { name: 'В закладки' }).click();
  await expect(page.getByText('Нет сети — сохраним, когда появится')).toBeVisible();
  await page.screenshot({ ...screenshotPath('learner-offline-360'), fullPage: true });
  await context.setOffline(false);
  await expect(page.getByText('Нет сети')).toHaveCount(0);
  await expect(page.getByText('Сохранено')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Урок пройден')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Заметки к уроку' })).toHaveValue(
    'Спросить про ускорение',
  );
  await page
    .getByRole('link', { name: /Скорость и ускорение/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Скорость и ускорение', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Содержание' }).click();
  const contents = page.getByRole('dialog', { name: 'Содержание курса' });
  await expect(contents.getByText('1 из 3 уроков')).toBeVisible();
  await contents.getByRole('link', { name: /Контрольная/ }).click();
  await expect(page).toHaveURL(`/courses/${school.code}/${id}/${lessons[2]}`);
  await expect(page.getByText('Урок пока закрыт')).toBeVisible();
});

test(
  'pages of a learner are accessible on a phone and on a wide screen',
  { tag: '@deep' },
  async ({ page, school }) => {
    const { id, lessons, token } = await newMechanics(school);
    await signIn(page, token);
    const course = `/courses/${school.code}/${id}`;
    const shown = [
      ['courses', '/courses', page.getByRole('link', { name: 'Физика: механика', exact: true })],
      ['course', course, page.getByText('0 из 3 уроков')],
      ['lesson', `${course}/${lessons[0]}`, page.getByText('тело движется')],
    ] as const;
    for (const [name, address, content] of shown) {
      await page.setViewportSize(telephone);
      await page.goto(address);
      await expect(content).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ ...screenshotPath(`learner-${name}-360`), fullPage: true });
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await page.screenshot(screenshotPath(`learner-${name}-1280`));
    }
  },
);

test(
  'a lesson is previewed as a learner sees it',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { id, lessons } = await newMechanics(school);
    await page.goto(`/${school.code}/courses/${id}/lessons/${lessons[2]}`);
    await page.getByRole('button', { name: 'Посмотреть как ученик' }).click();
    const preview = page.getByRole('dialog', { name: 'Урок глазами ученика' });
    await expect(
      preview.getByText('Сейчас для ученика закрыт: откроет преподаватель'),
    ).toBeVisible();
    await expect(preview.getByText('тело движется')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('lesson-preview'));
  },
);
