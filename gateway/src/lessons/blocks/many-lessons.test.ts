// Tests the number of REST calls for the most common query of tools (courses, their lessons and blocks), with and
// without batch reads.
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerEach,
  answerList,
  type ListFeature,
  pick,
  type Query,
  type Row,
} from '../../../testing/fake-list.ts';
import { type GraphQLAnswer, startGateway, type TestGateway } from '../../../testing/start.ts';

const features: readonly ListFeature[] = ['ids', 'cursor', 'total', 'countBy', 'each'];

const query =
  '{ company(code: "demo") { courses(first: 20) { nodes { lessons(first: 100) { nodes { blocks { test { title } } } } } } } }';

let gateway: TestGateway;
afterEach(() => gateway.close());

/**
 * A school of 20 courses with this many lessons each, and two blocks per lesson, one of them with a test.
 */
async function over(lessonsOfCourse: number, able: readonly ListFeature[]): Promise<void> {
  gateway = await startGateway({ courses: 20, features: able });
  const { rest } = gateway;
  const courseIds = (rest.data.courses.get(7) ?? []).map(({ id }) => id);
  const lessons: Row[] = courseIds.flatMap((course_id) =>
    Array.from({ length: lessonsOfCourse }, (_, index) => ({
      id: course_id * 1000 + index,
      course_id,
      sort: index,
    })),
  );
  const blocksOf = (lesson: number): Row[] => [
    { id: lesson * 10, lesson_id: lesson, sort: 1, test: null },
    {
      id: lesson * 10 + 1,
      lesson_id: lesson,
      sort: 2,
      test: { id: (lesson % 3) + 1, title: `Тест ${(lesson % 3) + 1}` },
    },
  ];
  const lessonsIn = (course: string) =>
    lessons.filter(({ course_id }) => String(course_id) === course);
  if (able.includes('each')) {
    rest.answer('/companies/7/courses/-/lessons', ({ query: params }) =>
      answerEach(lessonsIn, params as Query, able),
    );
    rest.answer('/companies/7/lesson_blocks', ({ query: params }) =>
      answerEach((lesson) => blocksOf(Number(lesson)), params as Query, able),
    );
  }
  for (const id of courseIds) {
    rest.answer(`/companies/7/courses/${id}/lessons`, ({ query: params }) =>
      answerList(lessonsIn(String(id)), params as Query, able),
    );
  }
  for (const { id, course_id } of lessons) {
    rest.answer(
      `/companies/7/courses/${String(course_id)}/lessons/${id}/lesson_with_blocks`,
      ({ query: params }) => ({
        data: pick({ id, lesson_blocks: blocksOf(id) }, params as Query),
      }),
    );
  }
  // Makes the server announce its features.
  await gateway.ask('{ company(code: "demo") { courses { nodes { id } } } }');
  rest.forget();
}

const titlesOf = ({ data }: GraphQLAnswer): unknown[] =>
  data.company.courses.nodes.flatMap(
    (course: { lessons: { nodes: { blocks: { test: unknown }[] }[] } }) =>
      course.lessons.nodes.map(({ blocks }) => blocks.map(({ test }) => test)),
  );

describe('the blocks of many lessons', () => {
  it('are read in a handful of calls', async () => {
    await over(7, features);
    const answer = await gateway.ask(query);
    expect(answer.errors).toBeUndefined();
    expect(titlesOf(answer)).toHaveLength(140);
    expect(titlesOf(answer)[1]).toEqual([null, { title: expect.stringMatching(/^Тест \d$/) }]);
    expect(gateway.rest.calls.map(({ path }) => path)).toEqual([
      '/company/get_id_by_code',
      '/companies/7/courses',
      '/companies/7/courses/-/lessons',
      '/companies/7/lesson_blocks',
      '/companies/7/lesson_blocks',
    ]);
  });

  it('are read for full pages of lessons, since actual rows are counted', async () => {
    await over(100, features);
    const answer = await gateway.ask(query);
    expect(answer.errors).toBeUndefined();
    expect(titlesOf(answer)).toHaveLength(2000);
    // The estimate assumes thirty blocks per lesson, but there are two.
    expect(gateway.rest.calls.length).toBeLessThan(40);
  });

  it('are read with their lessons from a server without batch reads, while these are few', async () => {
    await over(6, ['ids', 'cursor', 'total', 'countBy']);
    const answer = await gateway.ask(query);
    expect(answer.errors).toBeUndefined();
    expect(titlesOf(answer)).toHaveLength(120);
    // Twenty lists of lessons, one call per lesson for its blocks, and one failed attempt of a batch read.
    expect(gateway.rest.calls.length).toBeLessThanOrEqual(150);
    const read = gateway.rest.calls.filter(({ path }) => path.endsWith('/lesson_with_blocks'));
    expect(read).toHaveLength(120);
  });

  it('are rejected when there are too many lessons, naming the expensive field', async () => {
    await over(20, ['ids', 'cursor', 'total', 'countBy']);
    const { data, errors } = await gateway.ask(query);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(
          'Дороже всего `company.courses.nodes.lessons.nodes.blocks`',
        ),
        extensions: {
          code: 'COST_EXCEEDED',
          field: 'company.courses.nodes.lessons.nodes.blocks',
          cost: { calls: 2022, limit: 150 },
        },
      },
    ]);
    expect(gateway.rest.calls.length).toBeLessThanOrEqual(150);
  });

  it('include their tests, each once, without more calls', async () => {
    await over(4, features);
    const { data, errors } = await gateway.ask(
      query.replace('{ test { title } }', '{ test { title } } tests { title }'),
    );
    expect(errors).toBeUndefined();
    expect(data.company.courses.nodes[0].lessons.nodes[0].tests).toEqual([
      { title: expect.stringMatching(/^Тест \d$/) },
    ]);
    expect(gateway.rest.calls).toHaveLength(4);
  });
});
