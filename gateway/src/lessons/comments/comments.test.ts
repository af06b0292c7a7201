// Tests that a page of discussions with replies and authors is one call, and that mutations return what their payload
// selects.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

const reply = {
  id: 32,
  text: '…да',
  status: 'visible',
  is_from_staff: true,
  answered_name: null,
  author: { id: 5, full_name: 'Петрова Анна' },
};
const comment = { ...reply, id: 31, text: 'Вопрос', is_from_staff: false, replies: [reply] };

const lessonAt = '/companies/7/learning/courses/1/lessons/2';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.rest.answer('/companies/7/learning/courses/1', () => ({ data: { id: 1 } }));
  gateway.rest.answer('/companies/7/learning/courses/1/content', () => ({
    data: { layers: [], lessons: [{ id: 2, course_id: 1, name: 'Урок' }] },
  }));
  gateway.rest.answer(`${lessonAt}/comments`, () => ({
    data: [comment],
    meta: {
      total: null,
      per_page: 20,
      supports: ['cursor'],
      cursors: ['c1'],
      next_cursor: 'c1',
      previous_cursor: null,
    },
  }));
  gateway.rest.answer(`${lessonAt}/comments/32`, () => ({ data: { ...reply, text: 'Да' } }));
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const shown = 'id text status isFromStaff author { fullName }';

it('reads discussions in one call', async () => {
  const { data, errors } = await gateway.ask(
    `{ company(code: "demo") { learnerCourse(databaseId: 1) { lesson(databaseId: 2) {
      comments(first: 20) { nodes { ${shown} replies { ${shown} } } pageInfo { hasNextPage } }
    } } } }`,
  );
  expect(errors).toBeUndefined();
  const author = { fullName: 'Петрова Анна' };
  expect(data.company.learnerCourse.lesson.comments).toEqual({
    nodes: [
      {
        id: idOf('LearnerComment', 31),
        text: 'Вопрос',
        status: 'VISIBLE',
        isFromStaff: false,
        author,
        replies: [
          {
            id: idOf('LearnerComment', 32),
            text: '…да',
            status: 'VISIBLE',
            isFromStaff: true,
            author,
          },
        ],
      },
    ],
    pageInfo: { hasNextPage: true },
  });
  const calls = gateway.rest.calls.filter(({ path }) => path.includes('/comments'));
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [
      `${lessonAt}/comments`,
      expect.objectContaining({
        sort: 'created_at',
        desc: '1',
        with: expect.stringContaining('replies.author'),
      }),
    ],
  ]);
});

it('updates a comment below its lesson, with the version that the update is based on', async () => {
  const { data, errors } = await gateway.ask(
    `mutation ($input: EditCommentInput!) { editComment(input: $input) { comment { id text } userErrors { message } } }`,
    {
      variables: {
        input: {
          courseId: idOf('LearnerCourse', 1),
          lessonId: idOf('LearnerLesson', 2),
          commentId: idOf('LearnerComment', 32),
          text: 'Да',
          version: 'v1',
        },
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(data.editComment).toEqual({
    comment: { id: idOf('LearnerComment', 32), text: 'Да' },
    userErrors: [],
  });
  expect(gateway.rest.calls).toMatchObject([
    { method: 'PUT', path: `${lessonAt}/comments/32`, body: { text: 'Да', version: 'v1' } },
  ]);
});
