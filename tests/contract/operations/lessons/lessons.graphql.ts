// Uses every GraphQL field and mutation of lessons and their themes once with success.
import { expect, test } from 'vitest';
import { pixel } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testLessons({ ask, mutate, upload }: GraphqlHelpers): void {
  const newCourse = async (name: string) => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    return (
      await mutate('createCourse', { companyId: company.id, name }, 'course { id databaseId }')
    ).course;
  };

  test('a course is composed of themes and lessons, which are sorted', async () => {
    const course = await newCourse('С уроками');
    const of = { courseId: course.id };
    const layer = async (input: object) =>
      (
        await mutate(
          'createBlockLayer',
          { ...of, ...input },
          'blockLayer { id databaseId title type parentLayerId sortOrder version viewerCanUpdate viewerCanDelete }',
        )
      ).blockLayer;
    const theme = await layer({ title: 'Тема' });
    expect(theme).toMatchObject({ type: 'CATEGORY', parentLayerId: null, sortOrder: 1 });
    const inner = await layer({ parentLayerId: theme.databaseId });
    const { blockLayer } = await mutate(
      'updateBlockLayer',
      { ...of, id: inner.id, title: 'Слой' },
      'blockLayer { title type }',
    );
    expect(blockLayer).toEqual({ title: 'Слой', type: 'LAYER' });
    const edited = await mutate(
      'editBlockLayers',
      { ...of, layers: [{ id: inner.id, title: 'Слой первый', sortOrder: 2 }] },
      'layers { title } course { id }',
    );
    expect(edited.layers).toEqual([{ title: 'Тема' }, { title: 'Слой первый' }]);
    const { lesson } = await mutate(
      'createLesson',
      { ...of, name: 'Урок', type: 'TEXT', layerId: theme.databaseId },
      'lesson { id layerId sort previousLesson { id } nextLesson { id } }',
    );
    expect(lesson).toMatchObject({
      layerId: theme.databaseId,
      sort: 3,
      previousLesson: null,
      nextLesson: null,
    });
    const { lesson: next } = await mutate(
      'createLesson',
      { ...of, name: 'Следующий', type: 'TEXT' },
      'lesson { id previousLesson { id name } }',
    );
    expect(next.previousLesson).toEqual({ id: lesson.id, name: 'Урок' });
    await mutate('deleteLesson', { ...of, id: next.id }, 'deletedLessonId');
    const found = await ask(
      '{ company(code: "demo") { lessons(first: 1, search: "ро") { totalCount nodes { name course { name } } } } }',
    );
    expect(found.company.lessons.nodes).toHaveLength(1);
    const moved = await mutate(
      'moveCourseContent',
      { ...of, lessonIds: [lesson.id], intoLayerId: inner.databaseId },
      'layers { id sortOrder } lessons { id layerId sort }',
    );
    expect(moved).toMatchObject({
      layers: [],
      lessons: [{ id: lesson.id, layerId: inner.databaseId, sort: 3 }],
    });
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on Course { content { layers { id title } lessons { id name viewerCanUpdate viewerCanDelete } } } } }',
      { id: course.id },
    );
    expect(node.content).toMatchObject({
      layers: [{ title: 'Тема' }, { title: 'Слой первый' }],
      lessons: [{ id: lesson.id, viewerCanUpdate: true, viewerCanDelete: true }],
    });
    const other = await newCourse('Другой');
    const copied = await mutate(
      'copyLessons',
      { courseId: other.id, layerIds: [theme.id], intoLayerId: null },
      'copied { course { id } lessonIds layerIds }',
    );
    expect(copied.copied).toMatchObject({
      course: { id: other.id },
      layerIds: [expect.any(String)],
    });
    const both = { lessonIds: [lesson.id], courseIds: [other.id] };
    const replicated = await mutate(
      'replicateLessons',
      { ...of, ...both },
      'copies { course { id } lessonIds layerIds }',
    );
    expect(replicated.copies).toMatchObject([{ course: { id: other.id }, layerIds: [] }]);
    await mutate('deleteBlockLayer', { ...of, id: theme.id }, 'deletedBlockLayerId course { id }');
  });

  test('a lesson is updated, deleted and restored', async () => {
    const course = await newCourse('С уроком');
    const of = { courseId: course.id };
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1) { nodes { id databaseId } } } }',
    );
    const [{ id: userId, databaseId: user }] = company.users.nodes;
    const { lesson } = await mutate(
      'createLesson',
      {
        ...of,
        name: 'Урок',
        type: 'HOMEWORK',
        status: 'DRAFT',
        homework: '<p>Задание</p>',
        teacherId: userId,
        openType: 'AFTER_PREVIOUS',
        openWatchPercent: 80,
      },
      'lesson { id databaseId course { id } description homework homeworkMinPoints homeworkMaxPoints teacher { databaseId fullName photo user { id roleLabel } } adminUsers { databaseId } openType openDaysCount openFinalDate openWatchPercent openPoints closeDate forbidDatetime showLikes likeType useComments createdAt updatedAt version } course { id }',
    );
    expect(lesson).toMatchObject({
      course: { id: course.id },
      teacher: { databaseId: user },
      adminUsers: [],
      openType: 'AFTER_PREVIOUS',
      openWatchPercent: 80,
      homeworkMinPoints: 1,
      likeType: 'LIKE_DISLIKE',
    });
    const one = { ...of, id: lesson.id };
    await mutate(
      'updateLesson',
      { ...one, name: 'Другой', teacherId: null },
      'lesson { name teacher { fullName } }',
    );
    const { lesson: webinar } = await mutate(
      'updateLesson',
      { ...one, type: 'WEBINAR' },
      'lesson { type homework webinar { status } }',
    );
    expect(webinar).toEqual({
      type: 'WEBINAR',
      homework: '<p>Задание</p>',
      webinar: { status: 'COMING_SOON' },
    });
    await mutate('updateLesson', { ...one, type: 'HOMEWORK' }, 'lesson { type webinar { id } }');
    const people = { ...of, lessonId: lesson.id, userIds: [userId] };
    const attached = await mutate(
      'attachLessonAdminUsers',
      people,
      'lesson { adminUsers { databaseId } }',
    );
    expect(attached.lesson.adminUsers).toEqual([{ databaseId: user }]);
    await mutate('detachLessonAdminUsers', people, 'lesson { adminUsers { databaseId } }');
    const read = await ask(
      'query ($id: ID!, $lesson: Int!) { node(id: $id) { ... on Course { lesson(databaseId: $lesson) { name audits(first: 5) { nodes { event } } auditAuthors(latest: 5) { name } } lessons(first: 5) { nodes { id } } } } }',
      { id: course.id, lesson: lesson.databaseId },
    );
    expect(read.node.lesson).toMatchObject({ name: 'Другой' });
    expect(read.node.lesson.audits.nodes.length).toBeGreaterThan(1);
    const { file } = await upload(`companies/${company.id}`, 'точка.png', pixel);
    const description = `<p class="file"><a href="${file.url}">Файл</a></p>`;
    await mutate('updateLesson', { ...one, description }, 'lesson { description }');
    const without = await mutate(
      'removeLessonFile',
      { ...of, lessonId: lesson.id, fileId: file.id },
      'lesson { description }',
    );
    expect(without.lesson.description).toBe(null);
    const many = { ...of, lessonIds: [lesson.id] };
    const skips = 'skipped { message } skippedCount';
    const shown = await mutate(
      'changeLessonStatus',
      { ...many, status: 'VISIBLE' },
      `course { id } lessons { id status } changedCount ${skips}`,
    );
    expect(shown).toMatchObject({ lessons: [{ status: 'VISIBLE' }], changedCount: 1 });
    const deleted = await mutate(
      'deleteLessons',
      many,
      `course { id } deletedLessonIds deletedCount ${skips}`,
    );
    expect(deleted).toMatchObject({ deletedLessonIds: [lesson.id], deletedCount: 1 });
    const restored = await mutate(
      'restoreLessons',
      many,
      `course { id } lessons { id status } restoredCount ${skips}`,
    );
    expect(restored).toMatchObject({ lessons: [{ status: 'VISIBLE' }], restoredCount: 1 });
    await mutate('deleteLesson', one, 'deletedLessonId course { id }');
  });

  test('homework is submitted, graded and discussed', async () => {
    const course = await newCourse('С заданием');
    const of = { courseId: course.id };
    await mutate('updateCourse', { id: course.id, status: 'VISIBLE' }, 'course { id }');
    const { lesson } = await mutate(
      'createLesson',
      { ...of, name: 'Задание', type: 'HOMEWORK', homework: '<p>Решите</p>', homeworkMaxPoints: 5 },
      'lesson { id databaseId }',
    );
    const { company, viewer } = await ask(
      '{ viewer { databaseId } company(code: "demo") { id users(first: 100) { nodes { id databaseId } } } }',
    );
    const me = company.users.nodes.find(
      ({ databaseId }: { databaseId: number }) => databaseId === viewer.databaseId,
    );
    const userIds = [me.id];
    await mutate(
      'attachCourseStudents',
      { ...of, users: { ids: userIds } },
      'changedCount skipped { message }',
    );
    const people = { ...of, lessonId: lesson.id, userIds };
    const { lesson: allowed } = await mutate(
      'attachLessonHomeworkUsers',
      people,
      'lesson { allowHomeworkUsers { databaseId } }',
    );
    expect(allowed.allowHomeworkUsers).toEqual([{ databaseId: me.databaseId }]);
    await mutate(
      'detachLessonHomeworkUsers',
      people,
      'lesson { allowHomeworkUsers { databaseId } }',
    );

    const messages =
      'messages { id databaseId type text points author { fullName } files { id fileName } createdAt }';
    const task = `homework { blockId title text minPoints maxPoints forbidDatetime refusal { code message } work { databaseId status points sentAt ${messages} } }`;
    const found = await ask(
      `query ($course: Int!, $lesson: Int!) { company(code: "demo") { learnerCourse(databaseId: $course) { id lesson(databaseId: $lesson) { id ${task} } } } }`,
      { course: course.databaseId, lesson: lesson.databaseId },
    );
    const learnt = found.company.learnerCourse;
    expect(learnt.lesson.homework).toMatchObject([{ text: '<p>Решите</p>', work: null }]);
    const at = { courseId: learnt.id, lessonId: learnt.lesson.id };
    const { file } = await upload(`learning_homework/${learnt.lesson.id}`, 'ответ.png', pixel);
    const sent = await mutate(
      'sendHomework',
      { ...at, text: 'Ответ', fileIds: [file.id] },
      `lesson { id name ${task} }`,
    );
    const [handedIn] = sent.lesson.homework;
    expect(handedIn.work).toMatchObject({
      status: 'SENT',
      messages: [{ type: 'ANSWER', files: [{ id: file.id }] }],
    });
    await mutate('commentHomework', { ...at, text: 'Вопрос' }, `lesson { ${task} }`);

    const work = `id databaseId status points minPoints maxPoints courseName lessonName taskTitle task blockId course { id } lesson { id } user { id } sentAt checkedAt checker { fullName } lastMessageId ${messages} sameText { workId fullName } audits(first: 1) { nodes { event } } auditAuthors(latest: 1) { name } viewerCanUpdate createdAt`;
    const one = await ask(
      `query ($work: Int!, $lesson: [ID!], $id: ID!) { company(code: "demo") { homework(databaseId: $work) { ${work} } homeworks(first: 5, filter: { lesson: $lesson, waiting: true }, orderBy: { field: SENT_AT, direction: ASC }) { totalCount } } node(id: $id) { ... on Lesson { homeworks(first: 5) { nodes { id } } } } }`,
      {
        work: handedIn.work.databaseId,
        lesson: [lesson.id],
        id: lesson.id,
      },
    );
    const { homework } = one.company;
    expect([one.company.homeworks.totalCount, one.node.homeworks.nodes]).toEqual([
      1,
      [{ id: homework.id }],
    ]);
    const { file: theirs } = await upload(`homeworks/${company.id}`, 'пометки.png', pixel);
    const said = await mutate(
      'replyToHomework',
      { id: homework.id, fileIds: [theirs.id] },
      'homeworkWork { lastMessageId }',
    );
    const seen = { id: homework.id, seenMessageId: said.homeworkWork.lastMessageId };
    const status = 'homeworkWork { status points }';
    await mutate('returnHomework', { ...seen, text: 'Исправьте' }, status);
    await mutate('takeHomeworkBack', { id: homework.id }, status);
    const accepted = await mutate('acceptHomework', { ...seen, points: 3 }, status);
    expect(accepted.homeworkWork).toEqual({ status: 'ACCEPTED', points: 3 });
    await mutate('takeHomeworkBack', { id: homework.id }, status);
    const many = await mutate(
      'acceptHomeworks',
      { companyId: company.id, homeworkWorks: { ids: [homework.id] } },
      'homeworkWorks { points } changedCount skippedCount skipped { message }',
    );
    expect(many).toMatchObject({ homeworkWorks: [{ points: 5 }], changedCount: 1 });
  });
}
