// Managing subjects and topics, and the permissions for it.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';
import type { DeclaredResource } from '../../kit/resource/definition.ts';
import { subjectResource, topicResource } from './subjects.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@subjects.test');
  companyId = await school.company('subjects', owner);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Caller = owner,
) => school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function made(path: string, name: string): Promise<number> {
  const answer = await send('POST', path, { name });
  expect([name, answer.status, answer.body.errors]).toEqual([name, 201, undefined]);
  return answer.body.data.id;
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const topicsOf = async (subject: number) =>
  names((await send('GET', `/topics?subject_id=${subject}`)).body.data);

const add = (subject: number, pasted: string[], as = owner) =>
  send('POST', `/subjects/${subject}/add_topics`, { names: pasted }, as);

describe('subjects', () => {
  test('have a manual order with new ones last, and the number of their topics', async () => {
    const [physics, maths, chemistry] = [
      await made('/subjects', 'Физика'),
      await made('/subjects', ' Математика '),
      await made('/subjects', 'Химия'),
    ];
    const listed = async (query = '') => names((await send('GET', `/subjects${query}`)).body.data);
    expect(await listed()).toEqual(['Физика', 'Математика', 'Химия']);
    const subject_ids = [maths, physics];
    expect((await send('POST', '/subjects/multi_sort', { subject_ids })).status).toBe(200);
    expect(await listed()).toEqual(['Математика', 'Физика', 'Химия']);
    expect(await listed('?sort=name&desc=1')).toEqual(['Химия', 'Физика', 'Математика']);
    expect(await listed(`?name=${encodeURIComponent('ФИЗ')}`)).toEqual(['Физика']);
    expect(await listed(`?name=${encodeURIComponent('%')}`)).toEqual([]);
    const either = ['ика мат', 'химия'].map((name) => `name=${encodeURIComponent(name)}`);
    expect(await listed(`?${either.join('&')}`)).toEqual(['Математика', 'Химия']);
    await add(chemistry, ['Щёлочи', 'Кислоты']);
    const { body } = await send('GET', '/subjects?with=topics&search=хим');
    expect(body.data).toMatchObject([
      { topics_count: 2, topics: [{ name: 'Кислоты' }, { name: 'Щёлочи', subjects_count: 1 }] },
    ]);
  });

  test.each([
    ['/subjects', 'Предмет с таким названием уже есть'],
    ['/topics', 'Тема с таким названием уже есть'],
  ])('%s: names are unique', async (path, message) => {
    await made(path, 'Астрономия');
    const { status, body } = await send('POST', path, { name: 'Астрономия' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'name', message, code: 'taken' }]);
  });

  test('leave their topics when deleted, and pass them on when merged', async () => {
    const from = await made('/subjects', 'Алгебра');
    const into = await made('/subjects', 'Анализ');
    await add(from, ['Пределы', 'Графики']);
    await add(into, ['Графики', 'Ряды']);
    const { status, body } = await send('POST', `/subjects/${from}/merge`, { into_id: into });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: into, topics_count: 3 });
    expect(await topicsOf(into)).toEqual(['Графики', 'Пределы', 'Ряды']);
    expect((await send('DELETE', `/subjects/${into}`)).status).toBe(200);
    const [limits] = (await send('GET', '/topics?search=Пределы')).body.data;
    expect(limits.subjects_count).toBe(0);
    const none = await send('GET', '/topics?in_subject=0&search=ряды');
    expect(names(none.body.data)).toEqual(['Ряды']);
  });
});

describe('topics', () => {
  test('are attached and detached by id, and may belong to several subjects', async () => {
    const [one, other] = [await made('/subjects', 'Логика'), await made('/subjects', 'Риторика')];
    const topic_ids = [await made('/topics', 'Суждения'), await made('/topics', 'Доводы')];
    for (const subject of [one, other]) {
      const attached = await send('POST', `/subjects/${subject}/attach_topics`, { topic_ids });
      expect(attached.body.data.topics_count).toBe(2);
    }
    const { body } = await send('GET', `/topics/${topic_ids[0]}?with=subjects`);
    expect(names(body.data.subjects)).toEqual(['Логика', 'Риторика']);
    await send('POST', `/subjects/${one}/detach_topics`, { topic_ids: [topic_ids[0]] });
    expect(await topicsOf(one)).toEqual(['Доводы']);
    const unknown = await send('POST', `/subjects/${one}/attach_topics`, {
      topic_ids: [2 ** 31 - 1],
    });
    expect(unknown.body.errors).toMatchObject([{ field: 'topic_ids', code: 'not_found' }]);
  });

  test('are added by name: existing ones are reused, regardless of case and ё', async () => {
    const subject = await made('/subjects', 'Биология');
    await made('/topics', 'Клётка');
    const pasted = ['клетка', 'Ткани', ' ткани', 'Органы'];
    const { status, body } = await add(subject, pasted);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      attached_count: 3,
      created_count: 2,
      subject: { name: 'Биология', topics_count: 3 },
    });
    expect(await topicsOf(subject)).toEqual(['Клётка', 'Органы', 'Ткани']);
    expect((await add(subject, pasted)).body.data).toMatchObject({
      attached_count: 0,
      created_count: 0,
    });
  });

  test('in use are not deleted: the error names the uses, and a bulk action skips them', async () => {
    const subject = await made('/subjects', 'История');
    await add(subject, ['Смута']);
    const [used] = (await send('GET', `/topics?subject_id=${subject}`)).body.data;
    const idle = await made('/topics', 'Опричнина');
    const { status, body } = await send('DELETE', `/topics/${used.id}`);
    expect([status, body.errors]).toEqual([
      409,
      [{ code: 'in_use', message: 'Используется: 1 предмет («История»)' }],
    ]);
    const many = await send('POST', '/topics/delete', { topics_id: [used.id, idle] });
    expect(many.body.data).toMatchObject({
      ids: [idle],
      skipped: [{ code: 'in_use', message: 'есть в предметах', names: ['Смута'] }],
    });
    const into = await made('/topics', 'Смутное время');
    await send('POST', `/topics/${used.id}/merge`, { into_id: into });
    expect(await topicsOf(subject)).toEqual(['Смутное время']);
  });

  test('attached to and detached from a subject are in its history', async () => {
    const subject = await made('/subjects', 'География');
    await add(subject, ['Климат']);
    const { id } = (await send('GET', '/topics?search=климат')).body.data[0];
    await send('PUT', `/topics/${id}`, { name: 'Климат Земли' });
    await send('POST', `/subjects/${subject}/detach_topics`, { topic_ids: [id] });
    const history = async (type: string, of: number) =>
      (
        await send('GET', `/admin/get_log?auditable_type=${type}&auditable_id=${of}`)
      ).body.data.flatMap(({ changes }: { changes: object[] }) => changes);
    expect(await history('subjects', subject)).toMatchObject([
      { field: 'topics', from: 'Климат Земли' },
      { field: 'topics', to: 'Климат' },
    ]);
    expect(await history('topics', id)).toMatchObject([
      { field: 'name', from: 'Климат', to: 'Климат Земли' },
    ]);
  });
});

test('tests have a subject and questions a topic, which are filtered by, copied and merged', async () => {
  const [from, into] = [await made('/subjects', 'Оптика'), await made('/subjects', 'Акустика')];
  const [waves, sound] = [await made('/topics', 'Волны'), await made('/topics', 'Звук')];
  const subject_id = from;
  const { id: testId } = (await send('POST', '/tests', { title: 'Линзы', subject_id })).body.data;
  const question = { type: 'textarea', question: 'Что такое волна?', topic_id: waves };
  const { id } = (await send('POST', `/tests/${testId}/questions`, question)).body.data;
  for (const [path, field, message] of [
    [`/tests/${testId}`, 'subject_id', 'Предмет не найден'],
    [`/questions/${id}`, 'topic_id', 'Тема не найдена'],
  ] as const) {
    const refused = await send('PUT', path, { [field]: 2 ** 31 - 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field, message, code: 'not_found' }],
    ]);
  }
  const inUse = async (path: string) => (await send('DELETE', path)).body.errors;
  expect(await inUse(`/subjects/${from}`)).toEqual([
    { code: 'in_use', message: 'Используется: 1 тест («Линзы»)' },
  ]);
  expect(await inUse(`/topics/${waves}`)).toEqual([
    { code: 'in_use', message: 'Используется: 1 вопрос («Что такое волна?»)' },
  ]);
  const { id: copy } = (await send('POST', `/tests/${testId}/replicate`)).body.data;
  await send('POST', `/subjects/${from}/merge`, { into_id: into });
  await send('POST', `/topics/${waves}/merge`, { into_id: sound });
  for (const each of [testId, copy]) {
    const { body } = await send('GET', `/tests/${each}?with=subject;questions.topic`);
    expect(body.data).toMatchObject({
      subject: { id: into, name: 'Акустика' },
      questions: [{ topic_id: sound, topic: { name: 'Звук' } }],
    });
  }
  const found = async (path: string) => (await send('GET', path)).body.meta.total;
  expect(await found(`/tests?subject_id=${into}`)).toBe(2);
  expect(await found(`/tests/${testId}/questions?topic_id=${sound}`)).toBe(1);
  expect(await found(`/questions?topic_id=${sound}`)).toBe(2);
  const rows = [{ id, was: { topic_id: sound }, now: { topic_id: null } }];
  const { body } = await send('PUT', '/questions_fast_edit', { rows });
  expect(body.data.rows).toEqual([{ saved: true, conflicts: [], errors: [] }]);
  const log = await send('GET', `/admin/get_log?auditable_type=test_questions&auditable_id=${id}`);
  const changes = log.body.data.flatMap((each: { changes: object[] }) => each.changes);
  expect(changes).toContainEqual(expect.objectContaining({ field: 'topic_id', from: 'Звук' }));
});

test('users who see any tests read them; each change requires its permission', async () => {
  const subject = await made('/subjects', 'Право');
  const topic = await made('/topics', 'Конституция');
  const member = async (...flags: Parameters<School['join']>[2]) => {
    const person = await school.person(`${flags.join('-')}@subjects.test`);
    await school.join(companyId, person, flags);
    return person;
  };
  const statuses = async (as: Caller) => [
    (await send('GET', `/subjects/${subject}`, undefined, as)).status,
    (await send('POST', '/subjects', { name: `Право ${as.userId}` }, as)).status,
    (await send('PUT', `/topics/${topic}`, { name: `Конституция ${as.userId}` }, as)).status,
    (await send('POST', '/topics/delete', { topics_id: [2 ** 31 - 1] }, as)).status,
  ];
  const teacher = await member('tests_show_my', 'tests_update_my', 'tests_delete_my');
  expect(await statuses(teacher)).toEqual([200, 403, 403, 403]);
  const author = await member('tests_show_my', 'tests_create');
  expect(await statuses(author)).toEqual([200, 201, 403, 403]);
  const editor = await member('tests_show_all', 'tests_update_all');
  expect(await statuses(editor)).toEqual([200, 403, 200, 403]);
  expect(await statuses(await member('courses_show_all'))).toEqual([403, 403, 403, 403]);
  // A user who may not create topics can attach existing ones.
  const refused = await add(subject, ['Суд', `Конституция ${editor.userId}`], editor);
  expect(refused.body.errors).toEqual([
    {
      field: 'names.0',
      message: 'Такой темы нет, а создавать темы вам нельзя',
      code: 'forbidden',
    },
  ]);
  expect((await add(subject, [`конституция ${editor.userId}`], editor)).status).toBe(200);
  const stranger = await school.person('stranger@subjects.test');
  await school.company('other-subjects', stranger);
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
});

test('every foreign key to a subject or a topic prevents its deletion, cascades, or is set to null and merged', async () => {
  for (const { path, ...declared } of [subjectResource, topicResource]) {
    const { uses = [] } = (declared as DeclaredResource).definition;
    const naming = await school.database.system((transaction) =>
      rowsOf<{ column: string }>(
        transaction,
        sql`select attname::text as column from pg_constraint
          join pg_attribute on attrelid = conrelid and attnum = any(conkey) and attname <> 'company_id'
          where contype = 'f' and confdeltype <> 'c' and confrelid = ${path.slice(1)}::regclass`,
      ),
    );
    const found = naming.map(({ column }) => column).toSorted();
    // Tests in the library lose their subject: `mergeInLibraryTests`.
    const shelved = path === subjectResource.path ? ['subject_id'] : [];
    const declaredUses = uses.map(({ relation }) => relation.by);
    expect([path, found]).toEqual([path, [...declaredUses, ...shelved].toSorted()]);
  }
});
