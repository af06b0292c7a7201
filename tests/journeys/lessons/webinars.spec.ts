// A webinar is created with its lesson, gets a time and a room, is started, ended and given its recording; the list
// shows its state, and learners find it in their lesson.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { waitForOperation } from '../kit/operations.ts';
import { memberWith, type School } from '../kit/school.ts';

async function newWebinar(school: School): Promise<{ course: number; lesson: number }> {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Химия' },
    'course { id databaseId }',
  );
  const answer = await school.ask(
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { databaseId } userErrors { message } } }',
    { input: { courseId: course.id, name: 'Кислоты и основания', type: 'WEBINAR' } },
  );
  return {
    course: course.databaseId,
    lesson: answer.data?.createLesson.lesson.databaseId,
  };
}

/** The bar of a long form appears and disappears: for a moment there are two buttons. */
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).first().click();

test(
  'a webinar is set up, started, ended and gets its recording',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course, lesson } = await newWebinar(school);
    await page.goto(`/${school.code}/courses/${course}/lessons/${lesson}`);
    await field(page.getByRole('main'), 'Минут').fill('0');
    await save(page);
    await expect(page.getByText('Введите целое число от 1 до 1440')).toBeVisible();
    await field(page.getByRole('main'), 'Минут').fill('90');
    await field(page.getByRole('main'), 'Ссылка на комнату').fill('https://meet.test/room');
    await field(page.getByRole('main'), 'Название').fill('Кислоты, основания');
    await save(page);
    await expect(page.getByRole('heading', { name: 'Кислоты, основания', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Вебинар', exact: true }).click();
    await expect(page.getByText('Время не назначено')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ссылка для учеников' })).toBeVisible();
    await expectAccessible(page, 'main');

    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    await expect(page.getByText('Идёт', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Пауза', exact: true }).click();
    await page.getByRole('button', { name: 'Продолжить', exact: true }).click();
    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Завершить вебинар?' });
    await question.getByRole('button', { name: 'Завершить' }).click();
    await expect(page.getByText('Завершён', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Начать', exact: true })).toBeHidden();

    await field(page.getByRole('main'), 'Или ссылка на запись').fill('https://video.test/1');
    const saved = waitForOperation(page, 'WebinarFormMutation');
    await page.keyboard.press('Control+s');
    await saved;

    await page.goto(`/${school.code}/webinars`);
    await expect(page.getByText('Предстоящих вебинаров нет')).toBeVisible();
    await page.getByRole('link', { name: 'Прошедшие' }).click();
    await page.getByRole('link', { name: 'Кислоты, основания' }).click();
    await expect(field(page.getByRole('main'), 'Или ссылка на запись')).toHaveValue(
      'https://video.test/1',
    );
  },
);

test(
  'a lesson with a webinar block shows learners its time, room and recording',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Химия', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { data } = await school.ask(
      `mutation ($lesson: CreateLessonInput!) { createLesson(input: $lesson) { lesson { id databaseId } } }`,
      { lesson: { courseId: course.id, name: 'Кислоты', type: 'CONSTRUCTOR', status: 'VISIBLE' } },
    );
    const { lesson } = data.createLesson;
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
    await school.ask(
      'mutation ($input: AttachCourseStudentsInput!) { attachCourseStudents(input: $input) { clientMutationId } }',
      { input: { courseId: course.id, users: { ids: [learner.id] } } },
    );
    await page.goto(`/${school.code}/courses/${course.databaseId}/lessons/${lesson.databaseId}`);
    const kinds = page.getByRole('combobox', { name: 'Какой блок добавить' });
    await kinds.fill('вебинар');
    await kinds.press('Enter');
    await page.getByRole('link', { name: '«Вебинар»' }).click();
    const main = page.getByRole('main');
    await field(main, 'Ссылка на комнату').fill('https://meet.test/room');
    await save(page);
    await page.getByRole('button', { name: 'Начать', exact: true }).click();
    await expect(page.getByText('Идёт', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Содержание урока' }).click();
    await page.getByRole('button', { name: 'Опубликовать всё' }).click();
    await expect(page.getByText('Опубликовано: 1 блок')).toBeVisible();

    const other = await pageOf(browser, learner.token);
    await other.page.goto(`/courses/${school.code}/${course.databaseId}/${lesson.databaseId}`);
    const room = other.page.getByRole('link', { name: 'Войти на вебинар' });
    await expect(room).toHaveAttribute('href', 'https://meet.test/room');
    await expectAccessible(other.page);
    await other.page.setViewportSize({ width: 360, height: 740 });
    await other.page.screenshot(screenshotPath('webinar-learner-360'));

    await page.getByRole('link', { name: 'Вебинар', exact: true }).click();
    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Завершить вебинар?' });
    await question.getByRole('button', { name: 'Завершить' }).click();
    await field(main, 'Или ссылка на запись').fill('https://video.test/1');
    await save(page);
    await expect(page.getByText('Данные успешно сохранены').first()).toBeVisible();
    await other.page.reload();
    await expect(other.page.getByRole('link', { name: 'Смотреть запись' })).toHaveAttribute(
      'href',
      'https://video.test/1',
    );
    await expect(room).toHaveCount(0);
    await other.close();
  },
);
