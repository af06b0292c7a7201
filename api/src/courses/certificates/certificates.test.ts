// Tests certificates: when they are issued, that renames do not change them, public verification, and revocation.
import { certificateNumber } from '@kafedra/common/certificates';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { recalculateQueuedCourses } from '../../lessons/index.ts';

let school: School;
let owner: Caller;
let learner: Caller;
let companyId: number;
let base: string;
let ground: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@certificates.test');
  learner = await school.person('learner@certificates.test');
  companyId = await school.company('certificates-school', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
  const { headers, payload } = formOf('основа.png', png);
  const uploaded = await school.app.inject({
    method: 'POST',
    url: `${base}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  ground = uploaded.json().data.id;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `${base}${path}`, body, as);

const change = (statement: string) =>
  school.database.system((transaction) => transaction.execute(sql.raw(statement)));

/** Creates a course with lessons and the learner in it. */
async function newCourse(name: string, fields: object = { certificate_id: ground }, lessons = 1) {
  const made = await send('POST', '/courses', { name, status: 'visible', ...fields });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const { id } = made.body.data as { id: number };
  const ids: number[] = [];
  for (let count = 0; count < lessons; count += 1) {
    const lesson = await send('POST', `/courses/${id}/lessons`, { name: 'Урок', type: 'text' });
    ids.push(lesson.body.data.id);
  }
  await change(
    `insert into course_students (company_id, course_id, user_id) values (${companyId}, ${id}, ${learner.userId})`,
  );
  return { id, lessons: ids };
}

const finish = (course: number, lesson: number | undefined) =>
  send('POST', `/learning/courses/${course}/lessons/${lesson}/finish`, undefined, learner);

const learnt = async (course: number) =>
  (await send('GET', `/learning/courses/${course}`, undefined, learner)).body.data;

const listed = async (course: number, query = '', as = owner) =>
  (await send('GET', `/certificates?course_id=${course}${query}`, undefined, as)).body.data;

const check = (number: string) =>
  school.send('GET', `/api/public/certificates/${encodeURIComponent(number)}`);

const pdf = (number: string) => school.app.inject(`/api/public/certificates/${number}/pdf`);

/** Finishes a new course and returns the learner's certificate. */
async function certified(name: string) {
  const { id, lessons } = await newCourse(name);
  await finish(id, lessons[0]);
  const [row] = await listed(id);
  return { course: id, id: row.id as number, number: row.number as string };
}

describe('a certificate', () => {
  test('is issued once when the course is finished by its criteria', async () => {
    const finish_criteria = { lessons_percentage: 60, tests_passed: null, homework_points: null };
    const { id, lessons } = await newCourse(
      'Химия',
      { certificate_id: ground, finish_criteria },
      3,
    );
    await finish(id, lessons[0]);
    expect((await learnt(id)).certificate).toBeNull();
    await finish(id, lessons[1]);
    const { certificate } = await learnt(id);
    expect(certificateNumber(certificate.number)).toBe(certificate.number);
    expect(certificate).toMatchObject({
      revoked_at: null,
      url: `/certificates/${certificate.number}.pdf`,
    });
    // The certificate remains when the learner no longer meets the criteria.
    await finish(id, lessons[2]);
    for (const lesson of lessons) {
      await send('POST', `/learning/courses/${id}/lessons/${lesson}/unfinish`, {}, learner);
    }
    expect(await learnt(id)).toMatchObject({ finished_at: null, certificate });
    await finish(id, lessons[0]);
    await finish(id, lessons[1]);
    expect((await learnt(id)).certificate).toEqual(certificate);
    expect(await listed(id)).toHaveLength(1);
  });

  test('is issued to earlier finishers when the course gets an image', async () => {
    const { id, lessons } = await newCourse('Без основы', {});
    await finish(id, lessons[0]);
    await recalculateQueuedCourses(school.database);
    expect(await learnt(id)).toMatchObject({
      finished_at: expect.any(String),
      certificate: null,
    });
    const { version } = (await send('GET', `/courses/${id}`)).body.data;
    await send('PUT', `/courses/${id}`, { version, certificate_id: ground });
    await recalculateQueuedCourses(school.database);
    expect((await learnt(id)).certificate).not.toBeNull();
  });

  test('retains the names of its issue', async () => {
    const { course, number } = await certified('Алгебра');
    const { version } = (await send('GET', `/courses/${course}`)).body.data;
    await send('PUT', `/courses/${course}`, { version, name: 'Высшая алгебра' });
    await change(`update users set surname = 'Лебедева' where id = ${learner.userId}`);
    await change(`update companies set name = 'Другая' where id = ${companyId}`);
    const expected = {
      number,
      full_name: 'Орлова Анна',
      course_name: 'Алгебра',
      company_name: 'Школа certificates-school',
      is_valid: true,
    };
    expect((await check(number)).body.data).toMatchObject(expected);
    const { rawPayload, headers } = await pdf(number);
    expect(headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    const year = new Date().getFullYear();
    for (const part of [
      'Орлова Анна',
      'Алгебра',
      expected.company_name,
      `№ ${number}`,
      `${year} г.`,
    ]) {
      expect(words).toContain(part);
    }
    await change(`update users set surname = 'Орлова' where id = ${learner.userId}`);
    await change(`update companies set name = '${expected.company_name}' where id = ${companyId}`);
  });

  test('remains valid without its image', async () => {
    const { course, number } = await certified('Геометрия');
    const { version } = (await send('GET', `/courses/${course}`)).body.data;
    await send('PUT', `/courses/${course}`, { version, certificate_id: null });
    expect((await pdf(number)).statusCode).toBe(200);
  });

  test('has a number that the database generates and that is accepted in any spelling', async () => {
    const { rows } = (await change(
      'select certificate_number() as number from generate_series(1, 300)',
    )) as unknown as { rows: { number: string }[] };
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.map(certificateNumber)).toEqual(numbers);
  });
});

describe('verification', () => {
  test('accepts a number in any spelling and gives one response for all unknown numbers', async () => {
    const { number } = await certified('Биология');
    expect((await check(number.toLowerCase().replaceAll('-', ' '))).body.data.number).toBe(number);
    const unknown = await Promise.all(
      ['0000-0000-0000', 'ZZZZ-ZZZZ-ZZZZ', 'курс', '%00'].map(async (typed) => {
        const { status, body } = await check(typed);
        return [status, body.errors];
      }),
    );
    const missing = [404, [{ message: 'Сертификат не найден', code: 'not_found' }]];
    expect(unknown.slice(0, 3)).toEqual([missing, missing, missing]);
    expect((await pdf('0000-0000-0000')).statusCode).toBe(404);
  });
});

describe('revocation', () => {
  test('is shown by verification and withdraws the PDF until the certificate is restored', async () => {
    const { course, id, number } = await certified('Физика');
    const refused = await send('POST', `/certificates/${id}/revoke`, { reason: ' ' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'reason']);
    const revoked = await send('POST', `/certificates/${id}/revoke`, { reason: 'Списано' });
    expect(revoked.body.data).toMatchObject({ revoke_reason: 'Списано', url: null });
    const verification = (await check(number)).body.data;
    expect(verification).toMatchObject({
      is_valid: false,
      revoked_at: expect.any(String),
      url: null,
    });
    expect(JSON.stringify(verification)).not.toContain('Списано');
    expect((await pdf(number)).statusCode).toBe(404);
    expect((await learnt(course)).certificate).toMatchObject({ url: null });
    const again = await send('POST', `/certificates/${id}/revoke`, { reason: 'Ещё раз' });
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'already_revoked']);
    const found = async (which: string) => (await listed(course, `&revoked=${which}`)).length;
    expect([await found('0'), await found('1')]).toEqual([0, 1]);
    // Recalculating progress does not restore it.
    await recalculateQueuedCourses(school.database);
    expect((await check(number)).body.data.is_valid).toBe(false);

    await send('POST', `/certificates/${id}/restore`);
    expect((await check(number)).body.data).toMatchObject({ is_valid: true, revoked_at: null });
    const history = await send('GET', `/certificates/${id}/audits`);
    expect(history.body.data).toHaveLength(3);
    const authors = await send('GET', `/certificates/${id}/audit_authors?latest=10`);
    expect(authors.body.data).toContainEqual(expect.objectContaining({ id: owner.userId }));
    const one = await send('GET', `/certificates/${id}`);
    expect(one.body.data).toMatchObject({ id, number, revoked_at: null });
  });

  test('requires the permission to manage access; results are enough to list certificates', async () => {
    const { course, id, number } = await certified('Право');
    const reader = await school.person('reader@certificates.test');
    const other = await school.person('other@certificates.test');
    await school.join(companyId, reader, [
      'courses_show_all',
      'lessons_view',
      'lessons_show_results',
    ]);
    await school.join(companyId, other, [
      'courses_show_my',
      'lessons_view',
      'lessons_show_results',
    ]);
    for (const search of [number.replaceAll('-', '').toLowerCase(), 'Орлова', 'Анна орл']) {
      const query = `&search=${encodeURIComponent(search)}&sort=full_name`;
      expect(await listed(course, query, reader)).toMatchObject([{ id, can_update: false }]);
    }
    expect(await listed(course, '', other)).toEqual([]);
    const revoke = (as: Caller) =>
      send('POST', `/certificates/${id}/revoke`, { reason: 'Так' }, as);
    expect((await revoke(reader)).status).toBe(403);
    expect((await revoke(learner)).status).toBe(403);
    expect((await check(number)).body.data.is_valid).toBe(true);
  });
});
