// The journal of offline lessons: edited like a spreadsheet, saved automatically, undone step by step; concurrent
// changes by others remain until they are overwritten explicitly.
import { expect, expectAccessible, test, type School } from '../kit/journey.ts';

interface Journal {
  course: { id: string; databaseId: number };
  lessons: string[];
}

async function newJournal(school: School): Promise<Journal> {
  const { course } = await school.mutate(
    'createCourse',
    { name: 'Ораторское искусство' },
    'course { id databaseId }',
  );
  const lessons: string[] = [];
  for (const [name, heldAt, maxMark] of [
    ['Вдох', '2026-09-03T09:00:00Z', 5],
    ['Пауза', '2026-09-10T09:00:00Z', 100],
  ] as const) {
    const answer = await school.ask(
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
      { input: { courseId: course.id, name, type: 'OFFLINE', heldAt, maxMark } },
    );
    lessons.push(answer.data?.createLesson.lesson.id);
  }
  const userIds: string[] = [];
  for (const [surname, name, login] of [
    ['Агеева', 'Анна', 'anna'],
    ['Белов', 'Борис', 'boris'],
    ['Верная', 'Вера', 'vera'],
  ]) {
    const email = `${login}@${school.code}.test`;
    const { user } = await school.mutate('createUser', { surname, name, email }, 'user { id }');
    userIds.push(user.id);
  }
  await school.ask(
    'mutation ($input: AttachCourseStudentsInput!) { attachCourseStudents(input: $input) { changedCount } }',
    { input: { courseId: course.id, users: { ids: userIds } } },
  );
  return { course, lessons };
}

const studentsOf = async (school: School, { course }: Journal) => {
  const answer = await school.ask(
    'query ($code: String!, $id: Int!) { company(code: $code) { course(databaseId: $id) { journal { nodes { id marks { lessonId attendance mark note } } } } } }',
    { code: school.code, id: course.databaseId },
  );
  return answer.data?.company.course.journal.nodes;
};

test(
  'a journal is edited, filled down and undone, and two teachers lose no input',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const journal = await newJournal(school);
    await page.goto(`/${school.code}/courses/${journal.course.databaseId}?tab=journal`);
    const cell = (name: string) => page.getByRole('gridcell', { name });
    const write = async (name: string, text: string) => {
      await cell(name).click();
      // Playwright's keyboard has no Russian keys: letters would arrive without key events.
      await page.keyboard.press('Enter');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await write('Агеева Анна, 03.09 Вдох: не отмечено', 'н (болеет)');
    await expect(cell('Агеева Анна, 03.09 Вдох: н (болеет), не был')).toBeVisible();
    await page.getByRole('button', { name: 'Остальные были: 03.09 Вдох' }).click();
    await expect(cell('Верная Вера, 03.09 Вдох: +, был')).toBeVisible();
    await write('Белов Борис, 10.09 Пауза', 'о 80');
    await expect
      .poll(async () =>
        (await studentsOf(school, journal)).map((row: { marks: [] }) => row.marks.length),
      )
      .toEqual([1, 2, 1]);
    await expectAccessible(page);

    await write('Агеева Анна, 03.09 Вдох', 'сто');
    await expect(page.getByText('03.09 Вдох: Введите', { exact: false })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell('Агеева Анна, 03.09 Вдох: н (болеет), не был')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell('Белов Борис, 10.09 Пауза: не отмечено')).toBeVisible();

    const [anna] = await studentsOf(school, journal);
    const other = {
      courseId: journal.course.id,
      cells: [{ studentId: anna.id, lessonId: journal.lessons[1], was: null, now: { mark: 70 } }],
    };
    await school.ask(
      'mutation ($input: MarkJournalInput!) { markJournal(input: $input) { cells { isConflict } } }',
      { input: other },
    );
    await cell('Агеева Анна, 10.09 Пауза').click();
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Следующая из 1 ячейки с вопросом' }).click();
    await page.getByRole('button', { name: 'Взять «70»' }).click();
    await expect(cell('Агеева Анна, 10.09 Пауза: 70, был')).toBeVisible();
  },
);

test('shows one lesson at a time on a phone', { tag: '@deep' }, async ({ owner: page, school }) => {
  const journal = await newJournal(school);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/${school.code}/courses/${journal.course.databaseId}?tab=journal`);
  await expect(page.getByRole('gridcell', { name: 'Белов Борис, 03.09 Вдох' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Занятие' }).click();
  await page.getByRole('option', { name: '10.09 Пауза' }).click();
  await expect(page.getByRole('gridcell', { name: 'Белов Борис, 10.09 Пауза' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '03.09 Вдох' })).toHaveCount(0);
});
