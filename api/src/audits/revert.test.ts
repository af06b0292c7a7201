// Reverting a record to a moment of its history, by the rules of its update and without overwriting newer changes.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';
import type { Permission } from '../kit/permissions/flags.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@put-back.test');
  companyId = await school.company('put-back', owner);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function member(name: string, ...flags: Permission[]): Promise<Caller> {
  const person = await school.person(`${name}@put-back.test`);
  await school.join(companyId, person, flags);
  return person;
}

interface Audit {
  id: number;
  event: string;
  can_put_back: boolean;
  changes: { field: string; from: string | null; to: string | null; cut: boolean }[];
}

async function historyOf(record: string, query = '', as = owner): Promise<Audit[]> {
  const { status, body } = await send('GET', `${record}/audits?all=1${query}`, undefined, as);
  expect([record, query, status]).toEqual([record, query, 200]);
  return body.data;
}

async function changeOf(record: string, field: string): Promise<Audit> {
  const [audit] = await historyOf(record, `&field=${field}`);
  if (audit === undefined) throw new Error(`${field} of ${record} was never changed`);
  return audit;
}

const preview = async (record: string, audit: Audit, moment = 'before') =>
  (await send('GET', `${record}/audits/${audit.id}/put_back?moment=${moment}`)).body.data;

const putBack = (record: string, audit: Audit, body: object = {}, as = owner) =>
  send('POST', `${record}/audits/${audit.id}/put_back`, body, as);

async function created(path: string, body: object): Promise<string> {
  const answer = await send('POST', path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 201, answer.body]);
  return `${path}/${answer.body.data.id}`;
}

const form = (name: string) => created('/forms', { name, type: 'free' });

test('reverts a record to any moment of its history', async () => {
  const words = fc.constantFrom('', 'Раз', 'Два', 'Три «слова»');
  const change = fc.record(
    {
      title: fc.option(words, { nil: null }),
      description: words,
      create_user: fc.boolean(),
      answers_limit: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
      allowed_origins: fc.subarray(['https://one.test', 'https://two.test']),
      opens_at: fc.option(fc.constantFrom('2026-01-02T03:04:05.678Z', '2027-01-01T00:00:00.000Z')),
    },
    { requiredKeys: [] },
  );
  const changes = fc.array(change, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(), fc.boolean(), async (sent, which, isBefore) => {
      const one = await form('Форма');
      const known = new Map<number, object>();
      const values = async () => {
        const { version: _v, updated_at: _u, ...row } = (await send('GET', one)).body.data;
        return row as object;
      };
      const states = [await values()];
      for (const body of sent) {
        const before = (await historyOf(one)).length;
        expect((await send('PUT', one, body)).status).toBe(200);
        const [newest, ...rest] = await historyOf(one);
        if (rest.length + 1 === before || newest === undefined) continue;
        known.set(newest.id, { before: states.at(-1), after: await values() });
        states.push(await values());
      }
      const moments = [...known];
      const chosen = moments[which % Math.max(moments.length, 1)];
      if (chosen === undefined) return;
      const [id, { before, after }] = chosen as [number, { before: object; after: object }];
      const answer = await send('POST', `${one}/audits/${id}/put_back`, {
        moment: isBefore ? 'before' : 'after',
      });
      expect([answer.status, answer.body]).toEqual([200, answer.body]);
      expect(await values()).toEqual(isBefore ? before : after);
      // The revert can be reverted, too.
      const [newest] = await historyOf(one);
      if (newest !== undefined && newest.id > Math.max(...known.keys())) await putBack(one, newest);
      expect(await values()).toEqual(states.at(-1));
    }),
    { numRuns: 15 },
  );
});

describe('a single field', () => {
  test('is reverted alone, and later changes of others stay', async () => {
    const one = await form('Было');
    await send('PUT', one, { name: 'Стало', title: 'Первый' });
    await send('PUT', one, { title: 'Второй' });
    const audit = await changeOf(one, 'name');
    expect(await preview(one, audit)).toEqual({
      version: expect.any(String),
      fields: [
        { field: 'name', from: 'Стало', to: 'Было', refusal: null },
        { field: 'title', from: 'Второй', to: null, refusal: null },
      ],
    });
    const { body } = await putBack(one, audit, { fields: ['name'] });
    expect(body.data).toMatchObject({ name: 'Было', title: 'Второй' });
  });

  test('is refused if the record was changed since the preview', async () => {
    const one = await form('Версия');
    await send('PUT', one, { name: 'Другая' });
    const audit = await changeOf(one, 'name');
    const { version } = await preview(one, audit);
    await send('PUT', one, { name: 'Чужая' });
    const stale = await putBack(one, audit, { version });
    expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'stale']);
    expect((await send('GET', one)).body.data.name).toBe('Чужая');
  });
});

describe('the preview gives the reason for what cannot be reverted', () => {
  test('data in other tables', async () => {
    const one = await created('/forms', {
      name: 'С полями',
      type: 'free',
      fields: [{ ref: 'words', type: 'description', text: 'Слова' }],
    });
    await send('PUT', one, { name: 'Без полей', fields: [] });
    const audit = await changeOf(one, 'fields');
    const { fields } = await preview(one, await changeOf(one, 'name'));
    expect(fields).toContainEqual({
      field: 'fields',
      from: null,
      to: null,
      refusal: { code: 'elsewhere', message: 'Меняется в своём месте, отсюда не вернуть' },
    });
    const refused = await putBack(one, audit, { fields: ['fields'] });
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'fields', code: 'elsewhere' }),
    ]);
  });

  test('a reference to a deleted record', async () => {
    const role = await created('/roles', { name: 'Куратор' });
    const roleId = Number(role.split('/').at(-1));
    const one = await form('С ролью');
    await send('PUT', one, { role_id: roleId });
    expect((await changeOf(one, 'role_id')).changes).toEqual([
      { field: 'role_id', from: null, to: 'Куратор', cut: false },
    ]);
    await send('PUT', one, { role_id: null, name: 'Без роли' });
    await send('DELETE', role);
    const audit = await changeOf(one, 'role_id');
    expect(audit.changes).toContainEqual({
      field: 'role_id',
      from: `№ ${roleId}`,
      to: null,
      cut: false,
    });
    const { fields } = await preview(one, audit);
    expect(fields).toContainEqual({
      field: 'role_id',
      from: null,
      to: `№ ${roleId}`,
      refusal: { code: 'gone', message: 'Этого больше нет' },
    });
    // All other fields are reverted.
    const { body } = await putBack(one, audit);
    expect(body.data).toMatchObject({ name: 'С ролью', role_id: null });
  });

  test('the type of a custom field, because its values would change', async () => {
    const field = await created('/custom_fields', { name: 'Возраст', type: 'string' });
    await send('PUT', field, { type: 'text' });
    const { fields } = await preview(field, await changeOf(field, 'type'));
    expect(fields).toMatchObject([{ field: 'type', refusal: { code: 'kept' } }]);
  });

  test('the moment before the creation', async () => {
    const one = await form('Новая');
    const [audit] = await historyOf(one);
    const refused = await putBack(one, audit as Audit);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'moment']);
  });
});

describe('other records', () => {
  test('reverts a role for callers with its former permissions', async () => {
    const role = await created('/roles', { name: 'Редактор', courses_show_all: true });
    await send('PUT', role, { courses_show_all: false, users_show: true });
    const audit = await changeOf(role, 'permissions');
    const setter = await member('setter', 'company_settings');
    const refused = await putBack(role, audit, {}, setter);
    expect(refused.status).toBe(422);
    const { body } = await putBack(role, audit);
    expect(body.data).toMatchObject({ courses_show_all: true, users_show: false });
  });

  test('reverts name and access of a user for those who manage users', async () => {
    const person = await member('changed');
    const one = `/users/${person.userId}`;
    await send('PUT', one, { surname: 'Новая', phone: '+79001234567' });
    await send('PUT', one, { admin_banned: true });
    const audit = await changeOf(one, 'surname');
    const { fields } = await preview(one, audit);
    expect(fields.map(({ field }: { field: string }) => field)).toEqual([
      'admin_banned',
      'phone',
      'surname',
    ]);
    const { body } = await putBack(one, audit);
    expect(body.data).toMatchObject({ surname: 'Орлова', phone: null, admin_banned: false });
  });

  test('reverts a course and an invite by the rules of their updates', async () => {
    const course = await created('/courses', { name: 'Алгебра' });
    await send('PUT', course, { name: 'Геометрия' });
    expect((await putBack(course, await changeOf(course, 'name'))).body.data.name).toBe('Алгебра');
    const invite = await created('/invites', { name: 'Всем', date_start: '2026-09-01' });
    await send('PUT', invite, { date_start: '2026-10-01', description: '<p>Приходите</p>' });
    const { body } = await putBack(invite, await changeOf(invite, 'date_start'));
    expect(body.data).toMatchObject({ date_start: '01-09-2026', description: null });
  });
});

describe('permissions to revert', () => {
  test('refuse readers who may not change the record, as the history shows', async () => {
    const group = await created('/roles', { name: 'Читатели' });
    await send('PUT', group, { name: 'Другие' });
    const audit = await changeOf(group, 'name');
    const reader = await member('reader', 'users_show');
    expect(audit.can_put_back).toBe(true);
    expect((await historyOf(group, '', reader)).map((each) => each.can_put_back)).toEqual([
      false,
      false,
    ]);
    expect((await putBack(group, audit, {}, reader)).status).toBe(403);
  });

  test('cover only own courses with the permission for these', async () => {
    const author = await member('author', 'courses_show_all', 'courses_update_my');
    const course = await created('/courses', { name: 'Чужой' });
    await send('PUT', course, { name: 'Чужой и другой' });
    const audit = await changeOf(course, 'name');
    const [seen] = await historyOf(course, '', author);
    expect(seen?.can_put_back).toBe(false);
    expect((await putBack(course, audit, {}, author)).status).toBe(403);
  });

  test('exclude other companies, and changes of another record', async () => {
    const one = await form('Своя');
    await send('PUT', one, { name: 'Своя же' });
    const audit = await changeOf(one, 'name');
    const stranger = await school.person('stranger@put-back.test');
    const other = await school.company('put-back-other', stranger);
    const path = `/api/companies/${other}${one}/audits/${audit.id}/put_back`;
    expect((await school.send('POST', path, {}, stranger)).status).toBe(404);
    expect((await putBack(await form('Другая'), audit)).status).toBe(404);
  });
});

describe('a history is filtered', () => {
  test('by field, author and event', async () => {
    const one = await form('Ищем');
    const editor = await member('editor', 'company_settings');
    await send('PUT', one, { title: 'Раз' }, editor);
    await send('PUT', one, { name: 'Два' });
    const fieldsOf = async (query: string) =>
      (await historyOf(one, query)).flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(await fieldsOf('&field=title')).toEqual(['title']);
    expect(await fieldsOf('&field=title&field=name')).toEqual(['name', 'title']);
    expect(await fieldsOf(`&author_id=${editor.userId}`)).toEqual(['title']);
    expect((await historyOf(one, '&event=created')).map(({ event }) => event)).toEqual(['created']);
    const authors = (await send('GET', `${one}/audit_authors`)).body.data;
    expect(authors.map(({ id }: { id: number }) => id).toSorted()).toEqual(
      [owner.userId, editor.userId].toSorted(),
    );
  });

  test('not by fields that the caller may not see', async () => {
    const person = await member('quiet');
    await send('PUT', `/users/${person.userId}`, { phone: '+79001234568' });
    const setter = await member('log-setter', 'users_show');
    await school.database.system((transaction) =>
      transaction.execute(
        `update users set password_hash = '-' where id = ${person.userId}` as never,
      ),
    );
    const record = `/users/${person.userId}`;
    expect(await historyOf(record, '&field=password_hash', setter)).toEqual([]);
    expect(await historyOf(record, '&field=password_hash')).toHaveLength(1);
  });

  test('long values are truncated in the list, and complete in a single change', async () => {
    const one = await form('Длинная');
    const text = 'слово '.repeat(1000).trim();
    await send('PUT', one, { description: text });
    const audit = await changeOf(one, 'description');
    expect(audit.changes[0]).toMatchObject({ from: null, to: text.slice(0, 1000), cut: true });
    const whole = await send('GET', `${one}/audits?ids=${audit.id}&with=whole_changes`);
    expect(whole.body.data[0].whole_changes).toEqual([
      { field: 'description', from: null, to: text, cut: false },
    ]);
  });
});
