// Tests comments on lessons for learners and staff: writing, replies, changes, withdrawal, likes and moderation.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let curator: Caller;
let stranger: Caller;
let anna: Caller;
let boris: Caller;
let vera: Caller;
let companyId: number;
let base: string;
let course: number;

const learning = ['learning_part_access', 'learn_courses'] as const;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@comments.test`);
  [owner, curator, stranger, anna, boris, vera] = [
    await person('owner'),
    await person('curator'),
    await person('stranger'),
    await person('anna'),
    await person('boris'),
    await person('vera'),
  ];
  companyId = await school.company('comments', owner);
  base = `/api/companies/${companyId}`;
  for (const teacher of [curator, stranger]) {
    await school.join(companyId, teacher, ['teacher_feedback_on_user_comments']);
  }
  for (const learner of [anna, boris, vera]) await school.join(companyId, learner, [...learning]);
  course = (await ok('POST', '/courses', { name: 'Физика' })).id;
  await ok('PUT', `/courses/${course}`, { status: 'visible' });
  for (const { userId } of [anna, boris, vera]) {
    await ok('POST', `/courses/${course}/users/attach`, { users_id: [userId] });
  }
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

async function ok(method: Method, path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

async function failure(method: Method, path: string, body: object | undefined, as: Caller) {
  const { status, body: answer } = await send(method, path, body, as);
  return [status, answer.errors?.[0]?.code, answer.errors?.[0]?.field];
}

/** Creates a lesson with comments and likes enabled, taught by the curator. */
async function newLesson(body: object = {}): Promise<number> {
  const { id } = await ok('POST', `/courses/${course}/lessons`, {
    name: 'Урок',
    type: 'text',
    use_comments: true,
    show_likes: true,
    teacher_id: curator.userId,
    ...body,
  });
  return id;
}

const lessonAt = (lesson: number) => `/learning/courses/${course}/lessons/${lesson}`;
const at = (lesson: number, rest = '') => `${lessonAt(lesson)}/comments${rest}`;

const say = (lesson: number, text: string, as = anna) => ok('POST', at(lesson), { text }, as);

/** Reads the comments as a learner. */
const seen = (lesson: number, as: Caller) =>
  ok('GET', at(lesson, '?with=author;replies.author'), undefined, as);

interface Said {
  text: string | null;
  replies: Said[];
}

const texts = (comments: Said[]): unknown =>
  comments.map(({ text, replies = [] }) =>
    replies.length === 0 ? text : [text, ...replies.map((reply) => reply.text)],
  );

test('a discussion has a first comment with replies of learners and teachers below it', async () => {
  const lesson = await newLesson();
  const first = await say(lesson, '  Почему небо голубое?  ');
  expect(first).toMatchObject({
    text: 'Почему небо голубое?',
    is_own: true,
    is_from_staff: false,
    author: { full_name: expect.any(String) },
  });
  const discussion = await ok('POST', at(lesson, `/${first.id}/reply`), { text: '!!!' }, boris);
  const [reply] = discussion.replies;
  expect(reply).toMatchObject({ text: '!!!', answered_id: first.id, answered_name: null });

  const [found] = await ok(
    'GET',
    `/lesson_comments?search=${encodeURIComponent('небо')}`,
    undefined,
    curator,
  );
  expect(found).toMatchObject({
    id: first.id,
    lesson_name: 'Урок',
    course_name: 'Физика',
    replies_count: 1,
    can_update: false,
    can_delete: true,
  });
  const answer = await ok(
    'POST',
    `/lesson_comments/${reply.id}/reply`,
    { text: 'Рассеяние' },
    curator,
  );
  expect(answer).toMatchObject({ parent_id: first.id, answered_id: reply.id, is_from_staff: true });
  await ok('PUT', `/lesson_comments/${answer.id}`, { text: 'Рассеяние света' }, curator);

  const [seenByAnna] = await seen(lesson, anna);
  const { full_name: boris_name } = reply.author;
  expect(seenByAnna.replies).toMatchObject([
    { text: '!!!', is_own: false },
    { text: 'Рассеяние света', answered_name: boris_name, edited_at: expect.any(String) },
  ]);
  expect(await ok('GET', lessonAt(lesson), undefined, vera)).toMatchObject({
    takes_comments: true,
    comments_count: 3,
  });
});

test('lists the newest comments first for the staff', async () => {
  const lesson = await newLesson();
  for (const text of ['Первый', 'Второй', 'Третий']) await say(lesson, text);
  const found = await ok('GET', `/lesson_comments?lesson_id=${lesson}`, undefined, curator);
  expect(found.map(({ text }: Said) => text)).toEqual(['Третий', 'Второй', 'Первый']);
});

test('requires a comment to begin with a letter or digit, and a reply only to be non-empty', async () => {
  const lesson = await newLesson();
  for (const text of ['', '   ', '…', '— да']) {
    expect(await failure('POST', at(lesson), { text }, anna)).toEqual([
      422,
      expect.any(String),
      'text',
    ]);
  }
  const first = await say(lesson, '1) Ответ');
  const reply = at(lesson, `/${first.id}/reply`);
  expect(await failure('POST', reply, { text: ' ' }, boris)).toEqual([
    422,
    expect.anything(),
    'text',
  ]);
  expect((await failure('PUT', at(lesson, `/${first.id}`), { text: '…' }, anna))[0]).toBe(422);
  const { replies } = await ok('POST', reply, { text: '…да' }, boris);
  await ok('PUT', at(lesson, `/${replies[0].id}`), { text: '(да)' }, boris);
});

test('lets only the author change, delete and restore a comment', async () => {
  const lesson = await newLesson();
  const { id, version } = await say(lesson, 'Первый');
  const comment = at(lesson, `/${id}`);
  expect((await failure('PUT', comment, { text: 'Чужой' }, boris))[0]).toBe(403);
  expect((await failure('DELETE', comment, {}, boris))[0]).toBe(403);
  expect(await ok('PUT', comment, { text: 'Второй', version }, anna)).toMatchObject({
    text: 'Второй',
    edited_at: expect.any(String),
  });
  expect((await failure('PUT', comment, { text: 'Третий', version }, anna)).slice(0, 2)).toEqual([
    409,
    'stale',
  ]);

  expect(await ok('DELETE', comment, {}, anna)).toMatchObject({
    status: 'deleted',
    text: null,
    can_restore: true,
  });
  expect(await seen(lesson, anna)).toEqual([]);
  expect((await failure('POST', `${comment}/restore`, {}, boris))[0]).toBe(404);
  const byStaff = await ok(
    'POST',
    '/lesson_comments/restore',
    { lesson_comments_id: [id] },
    curator,
  );
  expect(byStaff).toMatchObject({ count: 0, skipped: [{ code: 'withdrawn', count: 1 }] });
  await ok('POST', `${comment}/restore`, {}, anna);
  expect(texts(await seen(lesson, boris))).toEqual(['Второй']);
});

test('shows a placeholder for a deleted or hidden comment with replies', async () => {
  const lesson = await newLesson();
  const { id } = await say(lesson, 'Вопрос');
  const lonely = await say(lesson, 'Реплика');
  await ok('POST', at(lesson, `/${id}/reply`), { text: 'Ответ' }, boris);
  const hide = { lesson_comments_id: [id, lonely.id] };
  expect(await ok('POST', '/lesson_comments/hide', hide, curator)).toMatchObject({ count: 2 });
  expect(texts(await seen(lesson, boris))).toEqual([[null, 'Ответ']]);
  expect(texts(await seen(lesson, anna))).toEqual(['Реплика', ['Вопрос', 'Ответ']]);
  expect(
    await ok('GET', `/lesson_comments/${id}?with=hidden_by`, undefined, curator),
  ).toMatchObject({
    status: 'hidden',
    hidden_by_id: curator.userId,
  });
  expect((await failure('POST', at(lesson, `/${id}/reply`), { text: 'Ещё' }, boris))[0]).toBe(404);
  expect((await failure('POST', at(lesson, `/${id}/like`), { value: 'like' }, boris))[0]).toBe(404);
  await ok('POST', '/lesson_comments/show', { matching: { lesson_id: [lesson] } }, curator);
  expect(texts(await seen(lesson, boris))).toEqual(['Реплика', ['Вопрос', 'Ответ']]);

  const { deletion } = await ok('POST', '/lesson_comments/delete', hide, curator);
  expect(texts(await seen(lesson, anna))).toEqual([[null, 'Ответ']]);
  expect((await failure('POST', at(lesson, `/${id}/restore`), {}, anna))[0]).toBe(404);
  await ok(
    'POST',
    '/lesson_comments/restore',
    { matching: { status: ['deleted'], deletion } },
    curator,
  );
  expect(texts(await seen(lesson, vera))).toEqual(['Реплика', ['Вопрос', 'Ответ']]);
});

test('stores one like per person of a lesson or comment, without dislikes where a lesson has only likes', async () => {
  const lesson = await newLesson();
  const like = (value: string | null, as: Caller) =>
    ok('POST', `${lessonAt(lesson)}/like`, { value }, as);
  await like('like', anna);
  await like('like', anna);
  await like('dislike', boris);
  expect((await like('like', vera)).likes).toEqual({
    type: 'like_dislike',
    likes_count: 2,
    dislikes_count: 1,
    mine: 'like',
  });
  expect((await like(null, anna)).likes).toMatchObject({ likes_count: 1, mine: null });

  const { id } = await say(lesson, 'Спасибо');
  const commentLike = at(lesson, `/${id}/like`);
  await ok('POST', commentLike, { value: 'dislike' }, boris);
  expect(await ok('POST', commentLike, { value: 'like' }, boris)).toMatchObject({
    likes_count: 1,
    dislikes_count: 0,
    my_like: 'like',
  });

  await ok('PUT', `/courses/${course}/lessons/${lesson}`, { like_type: 'like' });
  expect((await failure('POST', commentLike, { value: 'dislike' }, vera)).slice(0, 2)).toEqual([
    409,
    'likes_off',
  ]);
  await ok('PUT', `/courses/${course}/lessons/${lesson}`, { show_likes: false });
  const off = await failure('POST', `${lessonAt(lesson)}/like`, { value: 'like' }, anna);
  expect(off.slice(0, 2)).toEqual([409, 'likes_off']);
  expect((await ok('GET', lessonAt(lesson), undefined, anna)).likes).toBeNull();
});

test('lists no comments of a lesson that is closed, excluded by packages or takes none', async () => {
  const lesson = await newLesson();
  await say(lesson, 'Вопрос');
  const change = (body: object) => ok('PUT', `/courses/${course}/lessons/${lesson}`, body);

  await change({ use_comments: false });
  expect(await seen(lesson, anna)).toEqual([]);
  expect((await failure('POST', at(lesson), { text: 'Да' }, anna)).slice(0, 2)).toEqual([
    409,
    'comments_off',
  ]);
  await change({ use_comments: true });
  await ok('PUT', `/courses/${course}`, { use_comments: false });
  expect(await seen(lesson, anna)).toEqual([]);
  await ok('PUT', `/courses/${course}`, { use_comments: true });

  await change({ open_type: 'manual' });
  expect(await seen(lesson, anna)).toEqual([]);
  expect((await failure('POST', at(lesson), { text: 'Да' }, anna))[0]).toBe(403);
  expect(await ok('GET', lessonAt(lesson), undefined, anna)).toMatchObject({
    takes_comments: false,
    comments_count: 0,
    likes: null,
  });
  await change({ status: 'draft' });
  expect((await send('GET', at(lesson), undefined, anna)).status).toBe(404);
});

test('lets teachers answer and moderate on their own lessons and read comments of lessons that they see', async () => {
  const lesson = await newLesson();
  const { id } = await say(lesson, 'Вопрос');
  const reader = await school.person('reader@comments.test');
  await school.join(companyId, reader, ['courses_show_all', 'lessons_view']);
  expect((await send('GET', `/lesson_comments/${id}`, undefined, stranger)).status).toBe(404);
  expect(await ok('GET', `/lesson_comments/${id}`, undefined, reader)).toMatchObject({
    can_update: false,
    can_delete: false,
  });
  const hide = await send('POST', '/lesson_comments/hide', { lesson_comments_id: [id] }, reader);
  expect(hide.status).toBe(403);
  expect((await failure('PUT', `/lesson_comments/${id}`, { text: 'Чужое' }, curator))[0]).toBe(403);

  const leader = await school.person('leader@comments.test');
  await school.join(companyId, leader, [
    'teacher_feedback_on_user_comments',
    'teacher_courses_and_lessons_access_all',
  ]);
  await ok('POST', `/lesson_comments/${id}/reply`, { text: 'Ответ' }, leader);
  await ok('DELETE', `/lesson_comments/${id}`, undefined, leader);
  expect(texts(await seen(lesson, anna))).toEqual([[null, 'Ответ']]);
});

test('limits a discussion to a hundred replies', { tags: ['deep'] }, async () => {
  const lesson = await newLesson();
  const { id } = await say(lesson, 'Кто здесь?');
  const reply = at(lesson, `/${id}/reply`);
  for (let each = 0; each < 100; each++) await ok('POST', reply, { text: 'Я' }, boris);
  expect((await failure('POST', reply, { text: 'Я' }, boris)).slice(0, 2)).toEqual([409, 'full']);
});
