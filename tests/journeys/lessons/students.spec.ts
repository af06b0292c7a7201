// Who learns in a lesson: it is opened to a student by hand, which is taken back, and counted as done.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';

test('a lesson is opened to a student by hand and counted as done', async ({
  owner: page,
  school,
}) => {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Физика', status: 'VISIBLE' },
    'course { id databaseId }',
  );
  const made = await school.ask(
    'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { databaseId } } }',
    { input: { courseId: course.id, name: 'Контрольная', type: 'TEXT', openType: 'MANUAL' } },
  );
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  await school.ask(
    'mutation ($input: AttachCourseStudentsInput!) { attachCourseStudents(input: $input) { changedCount } }',
    { input: { courseId: course.id, users: { ids: [learner.id] } } },
  );
  const lesson = made.data?.createLesson.lesson.databaseId;
  await page.goto(`/${school.code}/courses/${course.databaseId}/lessons/${lesson}?tab=users`);
  await expect(page.getByText('Откроет преподаватель')).toBeVisible();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Действия: Гость' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Открыть урок');
  await expect(page.getByText('Открыт вручную')).toBeVisible();
  await expectAccessible(page);
  await act('Вернуть обычный доступ');
  await expect(page.getByText('Откроет преподаватель')).toBeVisible();
  await act('Считать пройденным');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Считать пройденным' }).click();
  await expect(page.getByText(/^Пройден/)).toBeVisible();
});
