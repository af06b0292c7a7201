// Lessons and the layers that they lie in, by GraphQL: every field and mutation once with success.
import { expect, test } from 'vitest';
import { pixel } from '../kit/images.ts';
import type { GraphqlStory } from './story.ts';

export function tellOfLessons({ ask, mutate, upload }: GraphqlStory): void {
  const newCourse = async (name: string) => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    return (
      await mutate('createCourse', { companyId: company.id, name }, 'course { id databaseId }')
    ).course;
  };

  test('a course is put together of themes and lessons, and put in another order', async () => {
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
      'lesson { id layerId sort }',
    );
    expect(lesson).toMatchObject({ layerId: theme.databaseId, sort: 3 });
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

  test('a lesson is changed, put away and brought back', async () => {
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
}
