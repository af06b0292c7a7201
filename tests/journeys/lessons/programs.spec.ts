// A program in a lesson has the colours of its language, by day and by night.
import { colors } from '../../../web/src/ui/tokens.ts';
import { expect, picture, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

async function newLesson(school: School, course: string, name: string): Promise<string> {
  const made = await school.mutate(
    'createCourse',
    { name: course, status: 'VISIBLE' },
    'course { id databaseId }',
  );
  const courseId = made.course.id;
  const { data } = await school.ask(
    `mutation ($lesson: CreateLessonInput!) { createLesson(input: $lesson) { lesson { id databaseId } } }`,
    { lesson: { courseId, name, type: 'CONSTRUCTOR' } },
  );
  const { lesson } = data.createLesson;
  const block = {
    courseId,
    lessonId: lesson.id,
    type: 'CODE',
    title: 'Пример',
    language: 'python',
    source: 'def light(c):\n    return "волна"  # и частица\n',
  };
  await school.ask(
    'mutation ($block: CreateLessonBlockInput!) { createLessonBlock(input: $block) { lessonBlock { id } } }',
    { block },
  );
  return `/${school.code}/courses/${made.course.databaseId}`;
}

test('a program is shown in the colours of its language, of either theme', async ({
  owner: page,
  school,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const from = await newLesson(school, 'Физика', 'Свет');
  await page.goto(`${from}?tab=layers`);
  await page.getByRole('link', { name: 'Свет', exact: true }).click();
  const keyword = page.locator('.hljs-keyword', { hasText: 'def' });
  await expect(keyword).toHaveCSS('color', rgb(colors.primary[0]));
  await expect(page.locator('.hljs-comment')).toHaveText('# и частица');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(keyword).toHaveCSS('color', rgb(colors.primary[1]));
  await page.screenshot(picture('program-dark'));
});

/** As browsers tell it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
