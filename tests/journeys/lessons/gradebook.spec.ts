// The gradebook of a course: homework is graded and undone by keyboard, a stale grade shows the current work, and the
// address stores the filter of columns and learners.
import { expect, expectAccessible, screenshotPath, test, type School } from '../kit/journey.ts';
import { memberWith, newCourse } from '../kit/school.ts';
import { graphqlClient } from '../../kit/graphql.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';

test('homework is graded in its cell, undone, and opened from there', async ({
  owner: page,
  school,
}) => {
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  const at = await newGradebook(school, learner.id, learner.token);
  await page.goto(at);
  const cell = (name: string) => page.getByRole('gridcell', { name });
  await expect(page.getByRole('grid', { name: 'Журнал оценок' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot(screenshotPath('gradebook'));

  await cell('ДЗ: Эссе: на проверке').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('За это задание ставят целое число от 1 до 10')).toBeVisible();
  await page.keyboard.press('Control+z');
  await cell('ДЗ: Эссе: на проверке').click();
  await page.keyboard.type('8');
  await page.keyboard.press('Escape');
  await expect(cell('ДЗ: Эссе: на проверке')).toBeVisible();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(cell('Средний: 80 %')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '8 (1)' })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(cell('ДЗ: Эссе: на проверке')).toBeVisible();
  await expect(cell('Средний: оценок нет')).toBeVisible();

  await page.goto(`${at}&state=on_check&kind=homework`);
  await expect(page.getByRole('columnheader', { name: 'Урок: Введение' })).toHaveCount(0);
  await cell('ДЗ: Эссе: на проверке').click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Моё эссе')).toBeVisible();
});

/** Creates a course with a text and submitted homework; returns the address of its gradebook. */
async function newGradebook(school: School, learnerId: string, token: string): Promise<string> {
  const course = await newCourse(school, { name: 'Риторика', status: 'VISIBLE' });
  await course.mutate('createLesson', { name: 'Введение', type: 'TEXT' }, 'lesson { id }');
  const essay = {
    name: 'Эссе',
    type: 'HOMEWORK',
    homework: '<p>Напишите эссе</p>',
    homeworkMaxPoints: 10,
  };
  await course.mutate('createLesson', essay, 'lesson { id }');
  await course.mutate('attachCourseStudents', { users: { ids: [learnerId] } });
  await handIn(school.code, course.databaseId, token);
  return `/${school.code}/courses/${course.databaseId}?tab=gradebook`;
}

async function handIn(code: string, courseId: number, token: string): Promise<void> {
  const ask = graphqlClient(kafedraUrl(), token);
  const { data } = await ask(
    'query ($code: String!, $id: Int!) { company(code: $code) { learnerCourse(databaseId: $id) { id content { lessons { id name } } } } }',
    { code, id: courseId },
  );
  const { id, content } = data.company.learnerCourse;
  const lesson = content.lessons.find(({ name }: { name: string }) => name === 'Эссе');
  const input = { courseId: id, lessonId: lesson.id, text: 'Моё эссе' };
  await ask(
    'mutation ($input: SendHomeworkInput!) { sendHomework(input: $input) { userErrors { message } } }',
    { input },
  );
}
