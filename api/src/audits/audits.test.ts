// The audit log of a company and the history of a record show each caller only what the records themselves show them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';
import type { Permission } from '../kit/permissions/flags.ts';
import { historyTypes } from '../kit/records/history.ts';
import { users } from '../people/account/account-tables.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@audits.test');
  const company = { name: 'Школа', code: 'audits' };
  companyId = (await school.send('POST', '/api/companies', company, owner)).body.data.id;
  base = `/api/companies/${companyId}`;
});

async function member(email: string, ...flags: Permission[]): Promise<Caller> {
  const person = await school.person(email);
  await school.join(companyId, person, flags);
  return person;
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: Caller, body?: object) =>
  school.send(method, `${base}${path}`, body, as);

interface Audit {
  event: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

/** The names of the fields in a history, sorted. */
async function visibleFields(person: Caller, path: string): Promise<string[]> {
  const { status, body } = await send(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}all=1`,
    person,
  );
  expect([path, status]).toEqual([path, 200]);
  const changes = (body.data as Audit[]).flatMap((audit) => audit.changes);
  return [...new Set(changes.map(({ field }) => field))].toSorted();
}

const logOf = (type: string, id: number) =>
  `/admin/get_log?auditable_type=${type}&auditable_id=${id}`;

test('every kind of record with audit triggers declares a history', () => {
  const folder = join(import.meta.dirname, '..', '..', 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const call = /(?:CALL keep_(?:link_)?audits\('\w+', |audit_rows\()'(\w+)'/g;
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const auditedTypes = new Set(texts.matchAll(call).map(([, type]) => type));
  expect(auditedTypes.size).toBeGreaterThan(10);
  expect(historyTypes().toSorted()).toEqual([...auditedTypes].toSorted());
});

describe('the history of a person', () => {
  let changed: Caller;
  let history: string;
  let log: string;

  beforeAll(async () => {
    changed = await member('changed@audits.test');
    await school.database.system((transaction) =>
      transaction
        .update(users)
        .set({
          surname: 'Новая',
          phone: '+79001234567',
          password_hash: '-',
          totp_enabled_at: sql`now()`,
        })
        .where(eq(users.id, changed.userId)),
    );
    history = `/users/${changed.userId}/audits`;
    log = logOf('users', changed.userId);
  });

  test('shows the fields of the record to those who see users, without sign-in data', async () => {
    const looker = await member('looker@audits.test', 'users_show');
    expect(await visibleFields(looker, history)).toEqual(['phone', 'roles', 'surname']);
  });

  test('shows changes of password and two-step sign-in to those who manage accounts', async () => {
    const helper = await member('helper@audits.test', 'users_show', 'users_settings');
    const everything = ['password_hash', 'phone', 'roles', 'surname', 'totp_enabled_at'];
    expect(await visibleFields(helper, history)).toEqual(everything);
    expect(await visibleFields(owner, log)).toEqual(everything);
  });

  test('shows only names in the log to those who do not see users', async () => {
    const setter = await member('setter@audits.test', 'company_settings');
    expect(await visibleFields(setter, log)).toEqual(['surname']);
    expect((await send('GET', log, setter)).body.meta.total).toBeGreaterThan(0);
  });
});

describe('the history of an invite', () => {
  const invite = async (role: string) => {
    const roles = (await send('GET', '/roles', owner)).body.data;
    const { id: roleId } = roles.find(({ name }: { name: string }) => name === role);
    const { body } = await send('POST', '/invites', owner, {
      name: 'Коллеги',
      roles_id: [roleId],
      send_type: 'email',
      recipients: ['new@audits.test'],
    });
    return body.data.id as number;
  };

  test('shows the recipients in the log to those who may give what the invite gives', async () => {
    const id = await invite('Администратор');
    const log = logOf('invites', id);
    const setter = await member('settings@audits.test', 'company_settings');
    const greeter = await member('greeter@audits.test', 'company_settings', 'users_welcome');
    expect(await visibleFields(setter, log)).toEqual([]);
    expect(await visibleFields(greeter, log)).toEqual(['roles']);
    expect(await visibleFields(owner, log)).toEqual(['recipients', 'roles']);
  });

  test('hides the recipients of a deleted invite', async () => {
    const id = await invite('Ученик');
    const greeter = await member('greets@audits.test', 'company_settings', 'users_welcome');
    const log = logOf('invites', id);
    expect(await visibleFields(greeter, log)).toEqual(['recipients', 'roles']);
    await send('DELETE', `/invites/${id}`, owner);
    expect(await visibleFields(greeter, log)).not.toContain('recipients');
  });
});

test('the history of a course is visible to those who see only their own courses if it is theirs', async () => {
  const flags = ['company_settings', 'courses_show_my', 'courses_create'] as const;
  const author = await member('author@audits.test', ...flags);
  const change = async (as: Caller) => {
    const { id } = (await send('POST', '/courses', as, { name: 'Было' })).body.data;
    await send('PUT', `/courses/${id}`, owner, { name: 'Стало' });
    await send('POST', '/courses/visible', owner, { courses_id: [id] });
    return visibleFields(author, logOf('courses', id));
  };
  expect(await change(author)).toEqual(['name', 'status']);
  expect(await change(owner)).toEqual(['name']);
});
