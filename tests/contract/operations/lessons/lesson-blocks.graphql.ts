// Uses every GraphQL field and mutation of lesson blocks once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testBlocks({ ask, mutate }: GraphqlHelpers): void {
  test('a lesson is composed of blocks, which are sorted, published and deleted', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Из блоков' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок', type: 'CONSTRUCTOR' },
      'lesson { id closeBlockIds }',
    );
    expect(lesson.closeBlockIds).toEqual([]);
    const of = { courseId: course.id, lessonId: lesson.id };
    const content =
      'type title text address source language tone answers { question answer } media { caption alt file { id } } captions { id } homeworkMinPoints homeworkMaxPoints webinarData { status startsAt duration isOpen joinLink recordingLink recordingUrl }';
    const { lessonBlock: section } = await mutate(
      'createLessonBlock',
      { ...of, type: 'SECTION', title: 'Раздел' },
      'lessonBlock { id } lesson { id }',
    );
    const { lessonBlock: block } = await mutate(
      'createLessonBlock',
      {
        ...of,
        type: 'FAQ',
        behindId: section.id,
        answers: [{ question: 'Зачем?', answer: '<p>Затем</p>' }],
      },
      `lessonBlock { id databaseId status publishedAt sort layerId sortOrder lesson { id } ${content} createdAt updatedAt version viewerCanUpdate viewerCanDelete }`,
    );
    expect(block).toMatchObject({
      status: 'DRAFT',
      lesson: { id: lesson.id },
      answers: [{ question: 'Зачем?', answer: '<p>Затем</p>' }],
    });
    const found = await ask(
      '{ company(code: "demo") { lessonBlocks(search: "азде") { totalCount nodes { id title lesson { name course { name } } } } } }',
    );
    expect(found.company.lessonBlocks).toMatchObject({
      totalCount: 1,
      nodes: [{ id: section.id, lesson: { course: { name: 'Из блоков' } } }],
    });
    const { lessonBlock: webinar } = await mutate(
      'createLessonBlock',
      { ...of, type: 'WEBINAR' },
      `lessonBlock { id ${content} }`,
    );
    expect(webinar.webinarData).toMatchObject({ status: 'COMING_SOON', isOpen: false });
    await mutate('deleteLessonBlock', { ...of, id: webinar.id }, 'deletedLessonBlockId');
    const { test: made } = await mutate(
      'createTest',
      { companyId: company.id, title: 'Тест урока' },
      'test { id }',
    );
    const { lessonBlock: given } = await mutate(
      'createLessonBlock',
      { ...of, type: 'TEST', testId: made.id },
      'lessonBlock { id test { id title } }',
    );
    expect(given.test).toEqual({ id: made.id, title: 'Тест урока' });
    await mutate('deleteLessonBlock', { ...of, id: given.id }, 'deletedLessonBlockId');
    const { id, version } = block;
    const one = { ...of, id };
    await mutate(
      'updateLessonBlock',
      { ...one, version, title: 'Вопросы' },
      'lessonBlock { title }',
    );
    const arranged = await mutate(
      'arrangeLessonBlocks',
      { ...of, blocks: [{ id, sort: 1, status: 'PUBLISHED' }] },
      `lesson { blocks { id status ...on BlockContent { ${content} } } }`,
    );
    expect(arranged.lesson.blocks).toMatchObject([
      { id, status: 'PUBLISHED', title: 'Вопросы' },
      { id: section.id },
    ]);
    const closing = await mutate(
      'updateLesson',
      {
        courseId: course.id,
        id: lesson.id,
        checkCriterion: 'CONSTRUCTOR',
        closeBlockIds: [id],
      },
      'lesson { checkCriterion closeBlockIds }',
    );
    expect(closing.lesson.closeBlockIds).toEqual([id]);
    const { blockLayer } = await mutate(
      'createBlockLayer',
      { courseId: course.id, title: 'Тема' },
      'blockLayer { id databaseId blocks { id } }',
    );
    expect(blockLayer.blocks).toEqual([]);
    const tie = { courseId: course.id, layerId: blockLayer.id, blockId: id };
    const attached = await mutate('attachLessonBlock', tie, 'lessonBlock { layerId }');
    expect(attached.lessonBlock.layerId).toBe(blockLayer.databaseId);
    await mutate('detachLessonBlock', tie, 'lessonBlock { layerId }');
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on LessonBlock { title audits(first: 5) { nodes { event } } auditAuthors(latest: 5) { name } } } }',
      { id },
    );
    expect(node.audits.nodes.length).toBeGreaterThan(1);
    const many = { ...of, blockIds: [id] };
    const skips = 'skipped { message } skippedCount';
    const deleted = await mutate(
      'deleteLessonBlocks',
      many,
      `lesson { closeBlockIds blocks { id } } deletedCount ${skips}`,
    );
    expect(deleted).toMatchObject({
      deletedCount: 1,
      lesson: { closeBlockIds: [], blocks: [{ id: section.id }] },
    });
    const restored = await mutate(
      'restoreLessonBlocks',
      many,
      `lesson { blocks { id } } restoredCount ${skips}`,
    );
    expect(restored.restoredCount).toBe(1);
    const copies = await mutate(
      'copyLessonBlocks',
      many,
      'blockIds lesson { blocks { id status } }',
    );
    expect(copies.lesson.blocks).toContainEqual({ id: copies.blockIds[0], status: 'DRAFT' });
    await mutate('deleteLessonBlock', one, 'deletedLessonBlockId lesson { blocks { id } }');
  });
  test('a lesson and blocks are added to the library and copied into a course', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Из библиотеки' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Свет', type: 'CONSTRUCTOR', homework: '<p>Опыт</p>' },
      'lesson { id }',
    );
    const of = { courseId: course.id, lessonId: lesson.id };
    const { lessonBlock: block } = await mutate(
      'createLessonBlock',
      { ...of, type: 'TEXT', title: 'Волна', text: '<p>Слова</p>' },
      'lessonBlock { id }',
    );
    const blocks = await mutate(
      'addLibraryBlocks',
      { name: 'Заготовка', blockIds: [block.id] },
      'libraryEntry { id type name excerpt blocksCount authorName file { id } }',
    );
    expect(blocks.libraryEntry).toMatchObject({
      type: 'BLOCKS',
      excerpt: 'Волна Слова',
      blocksCount: 1,
      authorName: expect.any(String),
      file: null,
    });
    const whole = await mutate(
      'addLibraryLesson',
      { lessonId: lesson.id },
      `libraryEntry { id name template { lessonType description homework blocks {
        id databaseId mustBeDone type title text address source language tone answers { question answer }
        media { caption file { id } } captions { id } homeworkMinPoints homeworkMaxPoints webinarData { status } test { id } } } }`,
    );
    expect(whole.libraryEntry).toMatchObject({
      name: 'Свет',
      template: { homework: '<p>Опыт</p>', blocks: [{ title: 'Волна', mustBeDone: false }] },
    });
    const { lesson: grown, blockIds } = await mutate(
      'copyLibraryBlocks',
      { ...of, id: blocks.libraryEntry.id, behindId: null },
      'blockIds lesson { blocks { id } }',
    );
    expect(grown.blocks.map(({ id }: { id: string }) => id)).toEqual([...blockIds, block.id]);
    const { copied } = await mutate(
      'copyLibraryLesson',
      { courseId: course.id, id: whole.libraryEntry.id },
      'copied { course { id } lessonIds layerIds }',
    );
    expect(copied).toMatchObject({ course: { id: course.id }, layerIds: [] });
    const { node } = await ask('query ($id: ID!) { node(id: $id) { ... on Lesson { name } } }', {
      id: copied.lessonIds[0],
    });
    expect(node.name).toBe('Свет (копия)');
  });
}
