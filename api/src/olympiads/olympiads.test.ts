// An olympiad: tests, prizes and the tie rule, the table that a job processes from the best attempts, and reading it.
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishedJob } from '../../testing/jobs.ts';
import type { Caller } from '../../testing/school.ts';
import { openTestSchool, type TestSchool } from '../../testing/schools/taken-tests.ts';

let at: TestSchool;
let second: Caller;
let third: Caller;

beforeAll(async () => {
  at = await openTestSchool('olympiads');
  const learns = ['learning_part_access', 'learn_tests'] as const;
  second = await at.person('second', [...learns]);
  third = await at.person('third', [...learns]);
});

const question = (max_points: number) => ({
  type: 'numeric_input',
  question: '<p>2 + 2?</p>',
  max_points,
  answers: [{ value: '4' }],
});

const essay = { type: 'textarea', question: '<p>Почему?</p>', max_points: 5 };

/** A test that all learners may take, without a limit of attempts. */
async function newTest(questions: readonly object[], title = 'Тур') {
  const id = await at.newTest(questions, { title, infinity_attempts: true });
  const allow_users_ids = [second.userId, third.userId];
  await at.done('POST', `/tests/${id}/attach_allow_users`, { allow_users_ids });
  return id;
}

/** Answers the questions with these texts, by position. */
async function take(testId: number, texts: readonly string[], as: Caller) {
  const attempt = await at.done('POST', `/tests/${testId}/attempts`, {}, as);
  for (const [index, text] of texts.entries()) {
    const id = attempt.questions[index].question_id;
    const path = `/attempts/${attempt.id}/answers/${id}`;
    await at.done('PUT', path, { text, revision: 1 }, as);
  }
  await at.done('POST', `/attempts/${attempt.id}/finish`, {}, as);
  return attempt.id as number;
}

const newFolder = async (more: object) =>
  (await at.done('POST', '/test_result_folders', { name: 'Олимпиада', ...more })).id as number;

async function process(id: number) {
  const { job } = await at.done('POST', `/test_result_folders/${id}/table_processed`);
  return finishedJob(at.school, `/api/companies/${at.companyId}`, job.id, at.owner);
}

const tableOf = async (id: number, query = '') =>
  (await at.done('GET', `/test_result_folders/${id}/user_results?${query}`)).map(
    ({ user_id, place, points, prize }: Record<string, unknown>) => [user_id, place, points, prize],
  );

const gold = { name: 'Победитель', from_place: 1, to_place: 1, diploma_text: 'За первое место' };
const silver = { name: 'Призёр', from_place: 2, to_place: 3 };

describe('the table', () => {
  test('sums the best attempts of all learners, and ranks equal results by the tie rule', async () => {
    const tests = [await newTest([question(2)], 'Первый тур'), await newTest([question(3)])];
    const [one = 0, two = 0] = tests;
    await take(one, ['5'], at.learner);
    await take(one, ['4'], at.learner);
    await take(two, ['4'], at.learner);
    await take(two, ['4'], second);
    await take(two, ['4'], third);
    const id = await newFolder({ test_ids: tests, user_prize: [gold, silver] });
    expect(await at.done('GET', `/test_result_folders/${id}/user_results`)).toEqual([]);

    const job = await process(id);
    expect(job).toMatchObject({
      kind: 'test_result_folder_processing',
      status: 'done',
      report: { taken: [{ title: 'Участники', count: 3 }], left: [] },
    });
    const equals = [
      [second.userId, 2, 3, 'Призёр'],
      [third.userId, 2, 3, 'Призёр'],
    ];
    const table = await tableOf(id);
    expect(table[0]).toEqual([at.learner.userId, 1, 5, 'Победитель']);
    expect(table.slice(1)).toEqual(expect.arrayContaining(equals));
    expect(await at.done('GET', `/test_result_folders/${id}`)).toMatchObject({
      learners_count: 3,
      is_outdated: false,
      processed_at: expect.any(String),
    });

    await at.done('PUT', `/test_result_folders/${id}`, { tie_rule: 'earlier_finish' });
    expect(await at.done('GET', `/test_result_folders/${id}/table_processed`)).toMatchObject({
      is_outdated: true,
      job: { id: job.id },
    });
    await process(id);
    expect((await tableOf(id)).slice(1)).toEqual([
      [second.userId, 2, 3, 'Призёр'],
      [third.userId, 3, 3, 'Призёр'],
    ]);
    expect(await tableOf(id, `prize=${encodeURIComponent('Победитель')}`)).toHaveLength(1);
    expect(await tableOf(id, 'has_prize=0')).toEqual([]);
    const [, , last] = await at.done('GET', `/test_result_folders/${id}/user_results`);
    const searched = `search=${encodeURIComponent(last.full_name)}`;
    expect(await tableOf(id, searched)).toContainEqual([third.userId, 3, 3, 'Призёр']);
    expect(await tableOf(id, 'sort=full_name&per_page=2')).toHaveLength(2);
  });

  test('is outdated when an attempt is finished or an answer is checked, until it is processed again', async () => {
    const testId = await newTest([essay]);
    const id = await newFolder({ test_ids: [testId] });
    const isOutdated = async () =>
      (await at.done('GET', `/test_result_folders/${id}`)).is_outdated as boolean;
    // Without a table nothing is outdated.
    const attempt = await take(testId, ['Так'], at.learner);
    expect(await isOutdated()).toBe(false);
    expect((await process(id)).report.left).toEqual([
      { title: 'Попыток на проверке: 1', why: expect.stringContaining('могут измениться') },
    ]);
    expect(await tableOf(id)).toEqual([[at.learner.userId, 1, 0, null]]);
    expect(await isOutdated()).toBe(false);
    const [attemptQuestion] = await at.done('GET', `/attempts/${attempt}/questions`);
    const check = `/attempts/${attempt}/questions/${attemptQuestion.question_id}/check`;
    await at.done('PUT', check, { points: 4 });
    expect(await isOutdated()).toBe(true);
    await process(id);
    expect(await tableOf(id)).toEqual([[at.learner.userId, 1, 4, null]]);
    expect(await isOutdated()).toBe(false);
    await take(testId, ['И я'], second);
    expect(await isOutdated()).toBe(true);
  });

  test('shows the school class from a custom field of users as text', async () => {
    const field = await at.done('POST', '/custom_fields', {
      name: 'Класс',
      type: 'list',
      variables: ['10А, физмат', '11Б'],
    });
    const { custom_field_variables: variables } = await at.done(
      'GET',
      `/custom_fields/${field.id}?with=custom_field_variables`,
    );
    await at.done('POST', `/users/${at.learner.userId}/store_custom_field_values`, {
      custom_fields: [{ custom_field_id: field.id, values: [variables[0].id] }],
    });
    const testId = await newTest([question(1)]);
    await take(testId, ['4'], at.learner);
    await take(testId, ['4'], second);
    const id = await newFolder({ test_ids: [testId], school_class_field_id: field.id });
    await process(id);
    const path = `/test_result_folders/${id}`;
    const named = encodeURIComponent('10А, физмат');
    expect(await at.done('GET', `${path}/user_results?school_class=${named}`)).toMatchObject([
      { user_id: at.learner.userId, school_class: '10А, физмат' },
    ]);
    expect((await at.done('GET', `${path}?with=school_classes`)).school_classes).toEqual([
      '10А, физмат',
    ]);
    const results = await at.done(
      'GET',
      `${path}/user_results/user/${at.learner.userId}?with=test.lesson:id,name`,
    );
    expect(results).toMatchObject([
      { school_class: '10А, физмат', points: 1, test: { id: testId, title: 'Тур', lesson: null } },
    ]);
  });
});

describe('reading the table', () => {
  let id: number;
  let tests: number[];

  beforeAll(async () => {
    tests = [await newTest([question(2)], 'А'), await newTest([question(4)], 'Б')];
    const [one = 0, two = 0] = tests;
    await take(one, ['4'], at.learner);
    await take(two, ['1'], at.learner);
    await take(one, ['4'], second);
    id = await newFolder({ test_ids: [two, one], user_prize: [{ ...gold, to_place: 2 }] });
    await process(id);
  });

  test('returns statistics of each test, and all results at one', async () => {
    expect(await at.done('GET', `/test_result_folders/${id}/test_results`)).toMatchObject([
      { title: 'Б', learners_count: 1, average_points: 0, best_points: 0, max_points: 4 },
      { title: 'А', learners_count: 2, average_points: 2, best_points: 2, max_points: 2 },
    ]);
    const path = `/test_result_folders/${id}/user_test_results?test_id=${tests[0]}&with=user;test`;
    const results = await at.done('GET', path);
    expect(results).toMatchObject([
      { points: 2, test: { title: 'А' } },
      { points: 2, user: { full_name: expect.any(String) } },
    ]);
  });

  test('returns the results of a row, those with most points first', async () => {
    const results = await at.done('GET', `/test_result_folders/${id}/user_test_results`);
    expect(results.map(({ points }: { points: number }) => points)).toEqual([2, 2, 0]);
  });

  test('returns diplomas of all prize winners, or of one', async () => {
    const path = `/test_result_folders/${id}/diplomas`;
    const { job } = await at.done('POST', path, { users_id: [second.userId] });
    const base = `/api/companies/${at.companyId}`;
    const { status, file } = await finishedJob(at.school, base, job.id, at.owner);
    expect([status, file.file_name]).toEqual(['done', 'Дипломы Олимпиада.pdf']);
    const printed = await at.school.app.inject({ method: 'GET', url: `/api${file.url}` });
    const { text, totalPages } = await extractText(new Uint8Array(printed.rawPayload), {
      mergePages: true,
    });
    expect(totalPages).toBe(1);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Диплом Победитель .*1 место, 2 из 2 За первое/);
    const none = await newFolder({ name: 'Без наград' });
    expect(await at.refused('POST', `/test_result_folders/${none}/diplomas`, {})).toEqual([
      409,
      'no_winners',
    ]);
  });

  test('exports the table with the filters of the list', async () => {
    const list = `/test_result_folders/${id}`;
    const { job_id: job } = await at.done('POST', `${list}/user_results_download`, {
      format: 'csv',
      matching: { has_prize: true },
    });
    const base = `/api/companies/${at.companyId}`;
    const { file } = await finishedJob(at.school, base, job, at.owner);
    const { body } = await at.school.app.inject({ method: 'GET', url: `/api${file.url}` });
    const lines = body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Место.*Ученик.*Награда.*Б.*А/);
    expect(lines[1]).toMatch(/^"?1"?.*Победитель/);
  });
});

test('rejects prizes that share a place, and unknown fields and tests', async () => {
  const refused = async (body: object) => {
    const sent = { name: 'Нет', ...body };
    return (await at.send('POST', '/test_result_folders', sent)).body.errors[0].field;
  };
  expect(await refused({ user_prize: [gold, { ...silver, from_place: 1 }] })).toBe(
    'user_prize.1.from_place',
  );
  expect(await refused({ user_prize: [{ ...silver, to_place: 1 }] })).toBe('user_prize.0.to_place');
  expect(await refused({ test_ids: [2 ** 31 - 1] })).toBe('test_ids');
  expect(await refused({ test_ids: [1, 1] })).toBe('test_ids');
  expect(await refused({ school_class_field_id: 2 ** 31 - 1 })).toBe('school_class_field_id');
  const file = await at.done('POST', '/custom_fields', { name: 'Справка', type: 'file' });
  expect(await refused({ school_class_field_id: file.id })).toBe('school_class_field_id');
});

test('rejects a stale version, which finishing attempts and processing do not change', async () => {
  const testId = await newTest([question(1)]);
  const id = await newFolder({ test_ids: [testId] });
  const { version } = await at.done('GET', `/test_result_folders/${id}`);
  await take(testId, ['4'], at.learner);
  await process(id);
  const path = `/test_result_folders/${id}`;
  await at.done('PUT', path, { test_ids: [], version });
  expect(await at.refused('PUT', path, { name: 'Другая', version })).toEqual([409, 'stale']);
  const [{ changes }] = await at.done('GET', `${path}/audits`);
  expect(changes).toEqual([{ field: 'tests', from: 'Тур', to: null, cut: false }]);
});

test('users who see results of their own tests read only the tables of these', async () => {
  const teacher = await at.person('teacher', [
    'admin_part_access',
    'tests_show_my',
    'tests_show_results',
    'teacher_check_test_my',
  ]);
  const [own, other] = [await newTest([question(1)]), await newTest([question(1)])];
  await at.done('POST', `/tests/${own}/attach_teachers`, { teachers_id: [teacher.userId] });
  const seen = await newFolder({ test_ids: [own] });
  const hidden = await newFolder({ test_ids: [own, other] });
  const { can_update } = await at.done('GET', `/test_result_folders/${seen}`, undefined, teacher);
  expect(can_update).toBe(false);
  for (const path of ['', '/user_results', '/test_results', '/table_processed']) {
    const refused = await at.refused(
      'GET',
      `/test_result_folders/${hidden}${path}`,
      undefined,
      teacher,
    );
    expect([path, ...refused]).toEqual([path, 404, 'not_found']);
  }
  const process = `/test_result_folders/${seen}/table_processed`;
  expect((await at.refused('POST', process, undefined, teacher))[0]).toBe(403);
  const nobody = await at.person('nobody', ['admin_part_access', 'tests_show_all']);
  expect((await at.refused('GET', '/test_result_folders', undefined, nobody))[0]).toBe(403);
});

test('only users who see members may choose the field of school classes', async () => {
  const editor = await at.person('editor', [
    'admin_part_access',
    'tests_show_all',
    'tests_show_results',
    'tests_create',
  ]);
  const field = await at.done('POST', '/custom_fields', { name: 'Школа', type: 'string' });
  const body = { name: 'Чужое поле', school_class_field_id: field.id };
  expect(await at.refused('POST', '/test_result_folders', body, editor)).toEqual([
    422,
    'school_class_field_id',
  ]);
});
