// Order comments: conversations, permissions to edit, and notifications.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let colleague: Caller;
let reader: Caller;
let companyId: number;
let base: string;
let order: number;

const working = ['crm_show', 'crm_create', 'crm_update', 'crm_delete'] as const;

beforeAll(async () => {
  school = await openSchool();
  const person = (name: string) => school.person(`${name}@order-comments.test`);
  [owner, manager, colleague, reader] = [
    await person('owner'),
    await person('manager'),
    await person('colleague'),
    await person('reader'),
  ];
  companyId = await school.company('order-comments', owner);
  base = `/api/companies/${companyId}`;
  for (const worker of [manager, colleague]) await school.join(companyId, worker, [...working]);
  await school.join(companyId, reader, ['crm_show']);
  order = await newOrder();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

async function ok(method: Method, path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer?.errors]).toEqual([method, path, true, undefined]);
  return answer?.data;
}

async function failure(method: Method, path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  return [status, answer.errors?.[0]?.code, answer.errors?.[0]?.field];
}

async function newOrder(): Promise<number> {
  return (await ok('POST', '/orders', { name: 'Физика', manager_id: manager.userId })).id;
}

const at = (of: number, rest = '') => `/orders/${of}/order_comments${rest}`;

const say = (of: number, body: object, as = owner) => ok('POST', at(of), body, as);

const answer = (of: number, id: number, body: object, as = owner) =>
  ok('POST', at(of, `/${id}/answers`), body, as);

const unread = async (as: Caller): Promise<string[]> =>
  (
    (await ok('GET', '/notifications?unread=1', undefined, as)) as {
      kind: string;
      times: number;
      excerpt: string;
    }[]
  ).map(({ kind, times, excerpt }) => `${kind} ${times} ${excerpt}`);

const readAll = (as: Caller) => ok('POST', '/notifications/read', {}, as);

test('a conversation has comments and answers, and answers to answers belong to the same comment', async () => {
  const first = await say(order, { text: '  Можно ли платить частями?  ', is_public: true });
  expect(first).toMatchObject({
    text: 'Можно ли платить частями?',
    type: 'comment',
    is_public: true,
    parent_id: null,
    edited_at: null,
  });
  await say(order, { text: 'Проверьте промокод', type: 'question' }, colleague);
  const one = await answer(order, first.id, { text: '— Да' }, manager);
  expect(one).toMatchObject({ type: 'answer', parent_id: first.id, is_public: true });
  // With the field names of the documentation.
  await answer(order, one.id, { message: '…', is_public: false, type: 'answer' }, colleague);

  const begun = await ok('GET', at(order, '?with=creator;mentions;answers.creator'));
  expect(begun).toMatchObject([
    {
      id: first.id,
      creator: { id: owner.userId, full_name: expect.any(String) },
      answers: [
        { text: '— Да', is_public: true, creator: { id: manager.userId } },
        { text: '…', is_public: false, parent_id: first.id },
      ],
    },
    { text: 'Проверьте промокод', type: 'question', is_public: false, answers: [] },
  ]);
  expect(await ok('GET', at(order, '?answers=1'))).toHaveLength(2);
  expect(await ok('GET', `/orders/${order}`)).toMatchObject({ comments_count: 4 });
});

test('comments begin with a letter or digit, answers with any character, and neither is empty', async () => {
  for (const text of ['', '   ', '…', '— да']) {
    expect(await failure('POST', at(order), { text })).toEqual([422, expect.any(String), 'text']);
  }
  const { id } = await say(order, { text: '1) Позвонить' });
  const answers = at(order, `/${id}/answers`);
  for (const body of [{}, { text: ' ' }, { message: '' }]) {
    expect((await failure('POST', answers, body))[0]).toBe(422);
  }
  expect((await failure('PUT', at(order, `/${id}`), { text: '(да)' })).slice(0, 3)).toEqual([
    422,
    expect.any(String),
    'text',
  ]);
  const { id: said } = await answer(order, id, { text: '…' });
  expect(await ok('PUT', at(order, `/${said}`), { text: '(да)' })).toMatchObject({ text: '(да)' });
});

test('ids in a body must equal those in the address', async () => {
  const { id } = await say(order, { text: 'Когда начало?' });
  const reply = { comment_id: id, is_public: true, type: 'answer', message: 'В марте' };
  expect(await answer(order, id, reply)).toMatchObject({ text: 'В марте', is_public: true });
  const own = { order_id: order, comment_id: id };
  expect(await ok('PUT', at(order, `/${id}`), { ...own, text: 'Когда начнём?' })).toMatchObject({
    text: 'Когда начнём?',
  });
  const other = { ...own, comment_id: id + 1 };
  for (const method of ['PUT', 'DELETE'] as const) {
    const refused = await failure(method, at(order, `/${id}`), {
      ...other,
      ...(method === 'PUT' && { text: 'Ой' }),
    });
    expect([method, ...refused]).toEqual([method, 422, 'invalid', 'comment_id']);
  }
  const { id: last } = await say(order, { text: 'Лишнее' });
  await ok('DELETE', at(order, `/${last}?order_id=${order}&comment_id=${last}`));
  expect(await ok('GET', at(order, '?search=начнём'))).toMatchObject([{ id }]);
});

test('only the author edits and deletes a comment, and answered comments are retained', async () => {
  const { id, version } = await say(order, { text: 'Первый' }, colleague);
  const comment = at(order, `/${id}`);
  const seen = (as: Caller) => ok('GET', comment, undefined, as);
  expect(await seen(colleague)).toMatchObject({ can_update: true, can_delete: true });
  expect(await seen(manager)).toMatchObject({ can_update: false, can_delete: false });
  expect((await failure('PUT', comment, { text: 'Чужой' }, owner))[0]).toBe(403);
  expect((await failure('DELETE', comment, undefined, owner))[0]).toBe(403);
  const changed = await ok('PUT', comment, { text: 'Второй', version }, colleague);
  expect(changed).toMatchObject({ text: 'Второй', edited_at: expect.any(String) });
  expect(await failure('PUT', comment, { text: 'Третий', version }, colleague)).toEqual([
    409,
    'stale',
    undefined,
  ]);

  const said = await answer(order, id, { text: 'Ответ' });
  expect((await failure('DELETE', comment, undefined, colleague)).slice(0, 2)).toEqual([
    409,
    'answered',
  ]);
  await ok('DELETE', at(order, `/${said.id}`));
  await ok('DELETE', comment, undefined, colleague);
  expect((await send('GET', comment)).status).toBe(404);
});

test('people who only see orders can read comments, and comments of other orders are not found', async () => {
  const { id } = await say(order, { text: 'Тишина' });
  expect(await ok('GET', at(order, `/${id}`), undefined, reader)).toMatchObject({ id });
  expect((await failure('POST', at(order), { text: 'Да' }, reader))[0]).toBe(403);
  expect((await failure('POST', at(order, `/${id}/answers`), { text: 'Да' }, reader))[0]).toBe(403);
  const other = await newOrder();
  expect((await send('GET', at(other, `/${id}`))).status).toBe(404);
  expect((await failure('POST', at(other, `/${id}/answers`), { text: 'Да' }))[0]).toBe(404);
});

test('comments of an order in the trash are read-only', async () => {
  const other = await newOrder();
  const { id } = await say(other, { text: 'Вопрос' });
  await ok('DELETE', `/orders/${other}`);
  expect(await ok('GET', at(other))).toHaveLength(1);
  for (const [method, path, body] of [
    ['POST', at(other), { text: 'Да' }],
    ['POST', at(other, `/${id}/answers`), { text: 'Да' }],
    ['PUT', at(other, `/${id}`), { text: 'Да' }],
    ['DELETE', at(other, `/${id}`), undefined],
  ] as const) {
    expect((await failure(method, path, body)).slice(0, 2)).toEqual([409, 'in_trash']);
  }
});

test('a comment accepts two hundred answers', async () => {
  const { id } = await say(order, { text: 'Кто здесь?' });
  for (let each = 0; each < 200; each++) await answer(order, id, { text: 'Я' });
  const more = await failure('POST', at(order, `/${id}/answers`), { text: 'Я' });
  expect(more.slice(0, 2)).toEqual([409, 'full']);
});

test('comments of all orders are found by words, order and author', async () => {
  const other = await newOrder();
  const { id } = await say(other, { text: 'Нужен гипотенузный расчёт' }, colleague);
  const { id: said } = await answer(other, id, { text: 'Гипотенузный готов' }, manager);
  const found = async (query: string) =>
    ((await ok('GET', `/order_comments?${query}`)) as { id: number }[]).map((each) => each.id);
  const words = `search=${encodeURIComponent('гипотенузный')}`;
  expect(await found(words)).toEqual([said, id]);
  expect(await found(`${words}&creator_id=${colleague.userId}`)).toEqual([id]);
  expect(await found(`order_id=${other}&type=answer`)).toEqual([said]);
  expect(await found(`order_id=${other}&is_public=1`)).toEqual([]);
});

test('the state changes when a comment is added, changed or deleted', async () => {
  const other = await newOrder();
  const state = () => ok('GET', at(other, '/state'), undefined, reader);
  const states = [await state()];
  const { id } = await say(other, { text: 'Раз' });
  states.push(await state());
  await ok('PUT', at(other, `/${id}`), { text: 'Два' });
  states.push(await state());
  expect(await state()).toEqual(states[2]);
  await ok('DELETE', at(other, `/${id}`));
  expect(states.map(({ comments_count }) => comments_count)).toEqual([0, 1, 1]);
  expect(new Set(states.map(({ mark }) => mark)).size).toBe(3);
  expect(await state()).toEqual(states[0]);
});

test('the manager of the order and mentioned people are notified once each', async () => {
  for (const person of [owner, manager, colleague]) await readAll(person);
  const other = await newOrder();
  const mentions_id = [colleague.userId, colleague.userId];
  const { id } = await say(other, { text: 'Нужна скидка', mentions_id });
  expect(await ok('GET', at(other, `/${id}?with=mentions`))).toMatchObject({
    mentions: [{ id: colleague.userId }],
  });
  await answer(other, id, { text: 'Согласен' }, colleague);
  expect(await unread(manager)).toEqual(['order_comment 2 Согласен']);
  expect(await unread(colleague)).toEqual(['order_mention 1 Нужна скидка']);
  await answer(other, id, { text: 'Посмотрите', mentions_id: [manager.userId] }, colleague);
  expect((await unread(manager)).toSorted()).toEqual([
    'order_comment 2 Согласен',
    'order_mention 1 Посмотрите',
  ]);
  // Authors get no notification of their own comments.
  await say(other, { text: 'Сделано', mentions_id: [manager.userId] }, manager);
  expect(await unread(manager)).toHaveLength(2);
  const [notification] = await ok('GET', '/notifications?with=actor', undefined, manager);
  expect(notification).toMatchObject({
    is_for_staff: true,
    order_id: other,
    order_number: (await ok('GET', `/orders/${other}`)).number,
    course_id: null,
    actor: { id: colleague.userId },
  });

  const strangers = { text: 'Кто это?', mentions_id: [reader.userId] };
  expect(await failure('POST', at(other), strangers)).toEqual([422, 'not_found', 'mentions_id']);
  // Deleted orders are hidden from notifications.
  await ok('DELETE', `/orders/${other}`);
  expect(await unread(manager)).toEqual([]);
});

test('a comment and the people who can be mentioned have their own routes', async () => {
  const { id } = await say(await newOrder(), { text: 'Нужна скидка' });
  expect(await ok('GET', `/order_comments/${id}`)).toMatchObject({ id, text: 'Нужна скидка' });
  const one = `/orders/available_managers/${manager.userId}`;
  expect(await ok('GET', one)).toMatchObject({ id: manager.userId });
});

async function sendFile(as: Caller) {
  const { headers, payload } = formOf('договор.png', png);
  const answer = await school.app.inject({
    method: 'POST',
    url: `${base}/order_comments/add_media`,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  return { status: answer.statusCode, file: answer.json().data };
}

const upload = async (as: Caller) => (await sendFile(as)).file;

const isThere = async (url: string) =>
  (await school.app.inject({ method: 'GET', url })).statusCode === 200;

test('files can accompany or replace text and are deleted with the comment', async () => {
  const other = await newOrder();
  const [contract, receipt] = [await upload(colleague), await upload(colleague)];
  const { id } = await say(other, { files_id: [contract.id], is_public: true }, colleague);
  const said = await answer(
    other,
    id,
    { text: 'И чек', files_id: [receipt.id, receipt.id] },
    colleague,
  );
  const begun = await ok('GET', at(other, '?with=files;answers.files'), undefined, reader);
  expect(begun).toMatchObject([
    {
      text: '',
      files: [{ id: contract.id, file_name: 'договор.png', url: expect.any(String) }],
      answers: [{ id: said.id, files: [{ id: receipt.id }] }],
    },
  ]);
  expect(await unread(manager)).toContain('order_comment 2 И чек');
  // The text may be removed; without files it is required.
  for (const text of ['Договор', '']) {
    expect(await ok('PUT', at(other, `/${id}`), { text }, colleague)).toMatchObject({ text });
  }
  const wordsAlone = await say(other, { text: 'Слова' }, colleague);
  expect(await failure('PUT', at(other, `/${wordsAlone.id}`), { text: ' ' }, colleague)).toEqual([
    422,
    'required',
    'text',
  ]);
  expect(await isThere(receipt.url)).toBe(true);
  await ok('DELETE', at(other, `/${said.id}`), undefined, colleague);
  expect(await isThere(receipt.url)).toBe(false);
  expect(await isThere(contract.url)).toBe(true);
  await school.database.system((transaction) =>
    transaction.execute(sql`delete from orders where company_id = ${companyId} and id = ${other}`),
  );
  expect(await isThere(contract.url)).toBe(false);
});

test('a comment accepts unused files of its author only', async () => {
  const { id: file } = await upload(colleague);
  for (const [as, files_id] of [
    [manager, [file]],
    [colleague, [file, 2_000_000_000]],
  ] as const) {
    expect(await failure('POST', at(order), { text: 'Вот', files_id }, as)).toEqual([
      422,
      'not_found',
      'files_id',
    ]);
  }
  expect(await failure('POST', at(order), { files_id: [] }, colleague)).toEqual([
    422,
    'required',
    'text',
  ]);
  const many = { text: 'Вот', files_id: Array(21).fill(file) };
  expect((await failure('POST', at(order), many, colleague))[2]).toBe('files_id');
  await say(order, { files_id: [file] }, colleague);
  const again = await failure('POST', at(order), { files_id: [file] }, colleague);
  expect(again).toEqual([422, 'not_found', 'files_id']);
  expect((await sendFile(reader)).status).toBe(403);
});
