// Uses the GraphQL operations of lesson videos: playback, statistics and transcripts.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { streamedFilm } from '../../../../api/testing/ffmpeg.ts';
import { film } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testFilms({ ask, mutate, upload, download }: GraphqlHelpers): void {
  test('a video is watched, and the staff reads its statistics', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'С видео', status: 'VISIBLE' },
      'course { id databaseId }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок с видео', type: 'CONSTRUCTOR', status: 'TRIAL' },
      'lesson { id databaseId }',
    );
    const { lessonBlock } = await mutate(
      'createLessonBlock',
      {
        courseId: course.id,
        lessonId: lesson.id,
        type: 'VIDEO',
        title: 'Введение',
        address: 'https://rutube.ru/video/0a1b2c/',
        status: 'PUBLISHED',
      },
      'lessonBlock { databaseId }',
    );
    const blockId = lessonBlock.databaseId;
    const learnt = async () =>
      (
        await ask(
          'query ($course: Int!, $lesson: Int!) { company(code: "demo") { learnerCourse(databaseId: $course) { id lesson(databaseId: $lesson) { id watchedPercent text { blocks { databaseId watchedSeconds position transcript { start end text } } } } } } }',
          { course: course.databaseId, lesson: lesson.databaseId },
        )
      ).company.learnerCourse;
    const before = await learnt();
    expect(before.lesson.text.blocks).toEqual([
      { databaseId: blockId, watchedSeconds: null, position: null, transcript: null },
    ]);
    const place = { courseId: before.id, lessonId: before.lesson.id };
    await mutate('visitLesson', place, 'lesson { id }');
    const watched = await mutate(
      'watchFilm',
      {
        ...place,
        blockId,
        session: randomUUID(),
        sequence: 1,
        ranges: [{ from: 0, to: 5 }],
        again: [],
        position: 5,
        duration: 50,
      },
      'watchedPercent watchedSeconds position',
    );
    expect(watched).toMatchObject({ watchedPercent: 10, watchedSeconds: 5, position: 5 });
    expect((await learnt()).lesson).toMatchObject({
      watchedPercent: 10,
      text: { blocks: [{ watchedSeconds: 5, position: 5 }] },
    });

    const { node } = await ask(
      'query ($id: ID!, $film: Int!) { node(id: $id) { ... on Lesson { videos { databaseId title address duration viewersCount finishedCount averagePercent moments { from viewers replays exits } } filmViewers(first: 1, blockId: $film) { totalCount nodes { id databaseId blockId fullName user { id } watchedSeconds watchedPercent position updatedAt } } } } }',
      { id: lesson.id, film: blockId },
    );
    expect(node.videos).toEqual([
      {
        databaseId: blockId,
        title: 'Введение',
        address: 'https://rutube.ru/play/embed/0a1b2c',
        duration: 50,
        viewersCount: 1,
        finishedCount: 0,
        averagePercent: 10,
        moments: [],
      },
    ]);
    expect(node.filmViewers).toMatchObject({
      totalCount: 1,
      nodes: [{ blockId, watchedSeconds: 5, watchedPercent: 10, position: 5 }],
    });
  });

  test('a transcript of a video is requested, and its status read', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'С речью' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок с речью', type: 'CONSTRUCTOR' },
      'lesson { id }',
    );
    const { file } = await upload(`companies/${company.id}/video`, 'речь.mp4', film);
    const place = { courseId: course.id, lessonId: lesson.id };
    const { lessonBlock } = await mutate(
      'createLessonBlock',
      { ...place, type: 'VIDEO', media: [{ fileId: file.id }], status: 'PUBLISHED' },
      'lessonBlock { databaseId }',
    );
    const transcript = async () => {
      const { node } = await ask(
        'query ($id: ID!) { node(id: $id) { ... on Lesson { videos { transcript { status error text segments { start end text } } } } } }',
        { id: lesson.id },
      );
      return node.videos[0].transcript;
    };
    expect(await transcript()).toEqual({ status: 'NONE', error: null, text: null, segments: null });
    const { job } = await mutate(
      'orderFilmTranscript',
      { ...place, blockId: lessonBlock.databaseId },
      'job { id kind }',
    );
    expect(job.kind).toBe('FILM_TRANSCRIPT');
    // The tests configure no transcription service.
    await expect.poll(async () => (await transcript()).status).toBe('ERROR');
    expect((await transcript()).error).toContain('ответил ошибкой 404');
  });

  test('a video is converted to a stream, and once more', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'С потоком' },
      'course { id }',
    );
    const { lesson } = await mutate(
      'createLesson',
      { courseId: course.id, name: 'Урок с потоком', type: 'CONSTRUCTOR' },
      'lesson { id }',
    );
    const bytes = Buffer.from(await streamedFilm());
    const { file } = await upload(`companies/${company.id}/video`, 'поток.mp4', bytes);
    const place = { courseId: course.id, lessonId: lesson.id };
    const stream = 'stream { status percent error }';
    const { lessonBlock } = await mutate(
      'createLessonBlock',
      { ...place, type: 'VIDEO', media: [{ fileId: file.id }] },
      `lessonBlock { id ${stream} }`,
    );
    const now = async () => {
      const { node } = await ask(
        `query ($id: ID!) { node(id: $id) { ... on LessonBlock { media { file { streamUrl } } ${stream} } } }`,
        { id: lessonBlock.id },
      );
      return node;
    };
    await expect.poll(async () => (await now()).stream.status).toBe('READY');
    const { streamUrl } = (await now()).media[0].file;
    expect((await download(streamUrl)).toString()).toContain('RESOLUTION=640x360');
    const again = await mutate(
      'prepareFilm',
      { ...place, blockId: lessonBlock.id },
      `lessonBlock { ${stream} }`,
    );
    expect(again.lessonBlock.stream).toEqual({ status: 'WAITING', percent: 0, error: null });
  });
}
