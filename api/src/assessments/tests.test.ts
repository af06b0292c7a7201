// Tests as staff manage them: dictionaries, teachers, learners with access, and ownership.
import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';
import { rowsOf } from '../kit/database/database.ts';
import type { Permission } from '../kit/permissions/flags.ts';
import { copiedWithQuestions, copiedWithTests, notCopiedWithTests } from './replication.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@tests.test');
  companyId = await school.company('tests', owner);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function done(method: Method, path: string, body?: object, as = owner) {
  const answer = await send(method, path, body, as);
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
  return answer.body.data;
}

const refused = async (method: Method, path: string, body?: object, as = owner) => {
  const answer = await send(method, path, body, as);
  return [answer.status, answer.body.errors?.[0]?.code];
};

const make = async (path: string, body: object, as = owner): Promise<number> =>
  (await done('POST', path, body, as)).id;

const newTest = (title: string, more: object = {}, as = owner) =>
  make('/tests', { title, ...more }, as);

const ask = (testId: number, more: object = {}) =>
  make(`/tests/${testId}/questions`, { type: 'textarea', question: 'Почему?', ...more });

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

let people = 0;
async function member(permissions: Permission[]): Promise<Caller> {
  people += 1;
  const person = await school.person(`member${people}@tests.test`);
  await school.join(companyId, person, permissions);
  return person;
}

describe('categories', () => {
  test('have unique names, and are not deleted while a test uses them', async () => {
    const category_id = await make('/test_categories', { name: 'Входные' });
    expect(await refused('POST', '/test_categories', { name: 'Входные' })).toEqual([422, 'taken']);
    const id = await newTest('Входной', { category_id });
    const path = `/test_categories/${category_id}`;
    expect(await refused('DELETE', path)).toEqual([409, 'in_use']);
    const chosen = { test_categories_id: [category_id] };
    expect(await done('POST', '/test_categories/delete', chosen)).toMatchObject({ count: 0 });
    expect((await done('GET', path)).tests_count).toBe(1);
    expect(ids(await done('GET', `/tests?category_id=${category_id}`))).toEqual([id]);
    await done('PUT', `/tests/${id}`, { category_id: null });
    await done('DELETE', path);
    expect(await refused('PUT', `/tests/${id}`, { category_id })).toEqual([422, 'not_found']);
  });

  test('are found by a word of the name, and deleted in bulk', async () => {
    const many = [
      await make('/test_categories', { name: 'Пробники осени' }),
      await make('/test_categories', { name: 'Пробники весны' }),
    ];
    const taken = await send('POST', '/test_categories', { name: ' Пробники осени ' });
    expect(taken.body.errors).toMatchObject([
      { field: 'name', message: 'Категория с таким названием уже есть' },
    ]);
    const found = async (words: string) =>
      ids(await done('GET', `/test_categories?search=${encodeURIComponent(words)}`));
    expect(await found('осени')).toEqual([many[0]]);
    const chosen = { test_categories_id: many };
    expect(await done('POST', '/test_categories/delete', chosen)).toMatchObject({ count: 2 });
    expect(await found('пробники')).toEqual([]);
  });

  test('count the tests that the caller sees, without the trash', async () => {
    const category_id = await make('/test_categories', { name: 'Чьи-то' });
    const teacher = await member(['tests_show_my', 'tests_create', 'tests_delete_my']);
    const own = await newTest('Свой', { category_id }, teacher);
    await newTest('Чужой', { category_id });
    const count = async (as: Caller) =>
      (await done('GET', `/test_categories/${category_id}`, undefined, as)).tests_count;
    expect([await count(owner), await count(teacher)]).toEqual([2, 1]);
    await done('DELETE', `/tests/${own}`, undefined, teacher);
    expect([await count(owner), await count(teacher)]).toEqual([1, 0]);
    // A user with rights only to their own tests may not change dictionaries.
    const path = `/test_categories/${category_id}`;
    expect(await refused('PUT', path, { name: 'Мои' }, teacher)).toEqual([403, 'forbidden']);
    expect(await refused('GET', `${path}/audits`, undefined, teacher)).toEqual([403, 'forbidden']);
  });
});

test('a list is filtered, counted by status, and omits the trash', async () => {
  const free = await newTest('Пробник открытый', { is_free: true });
  const off = await newTest('Пробник закрытый');
  const gone = await newTest('Пробник лишний');
  await ask(free, { active: true, max_points: 3, check_without_register: true });
  await ask(free, { active: true, max_points: 2 });
  await ask(free);
  await done('POST', `/tests/${free}/activate`);
  await done('DELETE', `/tests/${gone}`);
  const found = async (query: string) => ids(await done('GET', `/tests?search=Пробник&${query}`));
  expect(await found('')).toEqual([off, free]);
  expect(await found('active=1')).toEqual([free]);
  expect(await found('active=0')).toEqual([off]);
  expect(await found('is_free=1')).toEqual([free]);
  expect(await found('status=deleted')).toEqual([gone]);
  const { body } = await send('GET', '/tests?search=Пробник&countBy=status');
  expect(body.meta.counts.status).toEqual({ active: 1, inactive: 1, deleted: 1 });
  expect(await done('GET', `/tests/${free}`)).toMatchObject({
    questions_count: 3,
    active_questions_count: 2,
    successful_points_max: 5,
    max_free_points: 3,
  });
});

test('a test in the trash is read-only, and restored unchanged', async () => {
  const id = await newTest('В корзину');
  const question = await ask(id, { type: 'input', answers: [{ value: 'Потому' }], active: true });
  await done('POST', `/tests/${id}/activate`);
  const { deletion } = await done('POST', '/tests/delete', { tests_id: [id] });
  const writes = [
    ['PUT', `/tests/${id}`, { title: 'Иначе' }],
    ['POST', `/tests/${id}/activate`],
    ['POST', `/tests/${id}/replicate`],
    ['POST', `/tests/${id}/attach_teachers`, { teachers_id: [owner.userId] }],
    ['POST', `/tests/${id}/questions`, { type: 'textarea' }],
    ['PUT', `/questions/${question}`, { question: 'Иначе' }],
    ['POST', `/questions/${question}/deactivate`],
    ['POST', `/questions/${question}/answers`, { value: 'Иначе' }],
  ] as const;
  for (const [method, path, body] of writes) {
    expect([path, ...(await refused(method, path, body))]).toEqual([path, 409, 'in_trash']);
  }
  expect(await done('GET', `/questions/${question}`)).toMatchObject({ active: true });
  expect(ids(await done('GET', `/tests?status=deleted&deletion=${deletion}`))).toEqual([id]);
  expect(await done('POST', '/tests/restore', { tests_id: [id] })).toMatchObject({ count: 1 });
  expect(await done('GET', `/tests/${id}`)).toMatchObject({ active: true });
});

test('parts of a test have titles and draws, and belong to its version', async () => {
  const id = await newTest('По частям', { parts: [{ part: 2, title: 'Задачи', draws_count: 3 }] });
  const whole = () => done('GET', `/tests/${id}?with=parts`);
  const { version, parts } = await whole();
  expect(parts).toMatchObject([{ part: 2, title: 'Задачи', draws_count: 3 }]);
  const sent = [{ part: 1, title: 'Разминка' }, { part: 2, draws_count: 1 }, { part: 3 }];
  await done('PUT', `/tests/${id}`, { version, parts: sent });
  // The third part has no settings.
  expect((await whole()).parts).toMatchObject([
    { part: 1, title: 'Разминка', draws_count: null },
    { part: 2, title: null, draws_count: 1 },
  ]);
  const late = { version, parts: [] };
  expect(await refused('PUT', `/tests/${id}`, late)).toEqual([409, 'stale']);
  const twice = { parts: [{ part: 1 }, { part: 1 }] };
  expect(await refused('PUT', `/tests/${id}`, twice)).toEqual([422, 'repeated']);
});

describe('teachers and learners of a test', () => {
  test('can be attached as teachers with the right to check tests, and can always be detached', async () => {
    const id = await newTest('Кто проверяет');
    const teacher = await member(['tests_show_my', 'teacher_check_test_my']);
    const other = await member(['tests_show_my']);
    const available = ids(await done('GET', '/tests/available_teachers?all=1'));
    expect(available).toEqual(expect.arrayContaining([owner.userId, teacher.userId]));
    expect(available).not.toContain(other.userId);
    const attach = `/tests/${id}/attach_teachers`;
    expect(await refused('POST', attach, { teachers_id: [other.userId] })).toEqual([
      422,
      'not_found',
    ]);
    await done('POST', attach, { teachers_id: [teacher.userId] });
    await done('POST', attach, { teachers_id: [teacher.userId] });
    const teachers = async () => ids((await done('GET', `/tests/${id}?with=teachers`)).teachers);
    expect(await teachers()).toEqual([teacher.userId]);
    expect(ids(await done('GET', `/tests?teacher_id=${teacher.userId}`))).toEqual([id]);
    // They see only other teachers of the same tests.
    const met = () => done('GET', '/tests/available_teachers?all=1', undefined, teacher);
    expect(ids(await met())).toEqual([teacher.userId]);
    await done('POST', attach, { teachers_id: [owner.userId] });
    expect(ids(await met()).toSorted()).toEqual([owner.userId, teacher.userId].toSorted());
    await done('DELETE', `/users/${teacher.userId}`);
    await done('POST', `/tests/${id}/detach_teachers`, { teachers_id: [teacher.userId] });
    expect(await teachers()).toEqual([owner.userId]);
  });

  test('cannot gain ownership of a test by attaching themselves', async () => {
    const id = await newTest('Не моё');
    const manager = await member([
      'tests_show_all',
      'tests_update_all',
      'tests_delete_my',
      'teacher_check_test_all',
    ]);
    const attach = `/tests/${id}/attach_teachers`;
    const own = { teachers_id: [manager.userId] };
    expect(await refused('POST', attach, own, manager)).toEqual([403, 'forbidden']);
    await done('POST', attach, { teachers_id: [owner.userId] }, manager);
    await done('POST', attach, own);
    await done('DELETE', `/tests/${id}`, undefined, manager);
  });

  test('take it without a course when access is granted', async () => {
    const id = await newTest('Кому открыт');
    const learner = await member(['learning_part_access']);
    const body = { allow_users_ids: [learner.userId] };
    await done('POST', `/tests/${id}/attach_allow_users`, body);
    const read = () => done('GET', `/tests/${id}?with=allow_users`);
    expect(ids((await read()).allow_users)).toEqual([learner.userId]);
    // A user who may not see members may not grant access to them.
    const editor = await member(['tests_show_all', 'tests_update_all']);
    const path = `/tests/${id}/attach_allow_users`;
    expect(await refused('POST', path, body, editor)).toEqual([403, 'forbidden']);
    await done('POST', `/tests/${id}/detach_allow_users`, body);
    expect((await read()).allow_users).toEqual([]);
  });
});

describe('a user with permissions for their own tests', () => {
  test('reads, changes and deletes only these, with all their parts', async () => {
    const teacher = await member([
      'tests_show_my',
      'tests_create',
      'tests_update_my',
      'tests_delete_my',
    ]);
    const [own, others] = [await newTest('Моё', {}, teacher), await newTest('Чужое')];
    const question = await ask(others);
    expect(ids(await done('GET', '/tests?all=1', undefined, teacher))).toEqual([own]);
    const hidden = [
      ['GET', `/tests/${others}`],
      ['PUT', `/tests/${others}`, { title: 'Моё' }],
      ['DELETE', `/tests/${others}`],
      ['POST', `/tests/${others}/replicate`],
      ['GET', `/tests/${others}/questions`],
      ['POST', `/tests/${others}/questions`, { type: 'textarea' }],
      ['GET', `/questions/${question}`],
      ['POST', `/questions/${question}/activate`],
      ['POST', '/question_criteria', { question_id: question, name: 'Моё', max_points: 1 }],
    ] as const;
    for (const [method, path, body] of hidden) {
      const answer = await refused(method, path, body, teacher);
      expect([method, path, ...answer]).toEqual([method, path, 404, 'not_found']);
    }
    await done('PUT', `/tests/${own}`, { title: 'Всё ещё моё' }, teacher);
    await done('POST', `/tests/${own}/questions`, { type: 'textarea' }, teacher);
    await done('POST', '/tests/delete', { tests_id: [own, others] }, teacher);
    expect(await done('GET', `/tests/${others}`)).toMatchObject({ status: 'inactive' });
  });

  test('cannot change tests that they only read', async () => {
    const teacher = await member(['tests_show_all', 'tests_create', 'tests_update_my']);
    const others = await newTest('Только читать');
    const question = await ask(others, {
      type: 'assessment_by_criterion',
      question_criteria: [{ name: 'Ясность', max_points: 1 }],
    });
    const writes = [
      ['PUT', `/tests/${others}`, { title: 'Моё' }],
      ['POST', `/tests/${others}/activate`],
      ['POST', `/tests/${others}/attach_teachers`, { teachers_id: [owner.userId] }],
      ['POST', `/tests/${others}/questions`, { type: 'textarea' }],
      ['POST', `/tests/${others}/questions/multi_update`, { questions: [{ id: question }] }],
      ['POST', `/tests/${others}/questions/${question}/replicate`],
      ['PUT', `/questions/${question}`, { question: 'Моё' }],
      ['DELETE', `/questions/${question}`],
      ['POST', '/question_criteria', { question_id: question, name: 'Моё', max_points: 1 }],
    ] as const;
    for (const [method, path, body] of writes) {
      const answer = await refused(method, path, body, teacher);
      expect([method, path, ...answer]).toEqual([method, path, 403, 'forbidden']);
    }
    const chosen = { questions_id: [question] };
    const many = await done('POST', `/tests/${others}/questions/activate`, chosen, teacher);
    expect(many).toMatchObject({ count: 0, wrong_ids: [question] });
    // The copy belongs to them.
    const copy = await done('POST', `/tests/${others}/replicate`, undefined, teacher);
    await done('PUT', `/tests/${copy.id}`, { title: 'Моя копия' }, teacher);
  });

  test('the right to invite members shows names of tests, and does not allow copying them', async () => {
    const id = await newTest('Для приглашений');
    const host = await member(['users_welcome', 'tests_create', 'tests_show_my']);
    expect(await done('GET', `/tests/${id}`, undefined, host)).toMatchObject({
      questions_count: 0,
    });
    const copy = await refused('POST', `/tests/${id}/replicate`, undefined, host);
    expect(copy).toEqual([403, 'forbidden']);
  });
});

test('every table that refers to tests declares whether it is copied', async () => {
  const copied = [...copiedWithTests, ...copiedWithQuestions].map(({ table }) => table);
  const declared = [...copied, ...notCopiedWithTests].map(getTableName);
  const named = ['tests', ...copied.map(getTableName)];
  const hanging = await school.database.system((transaction) =>
    rowsOf<{ name: string }>(
      transaction,
      sql`select distinct relation.relname as name from pg_constraint link
        join pg_class relation on relation.oid = link.conrelid
        join pg_class named on named.oid = link.confrelid
        where link.contype = 'f' and named.relname = any(${`{${named.join(',')}}`}::text[])`,
    ),
  );
  expect(hanging.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});
