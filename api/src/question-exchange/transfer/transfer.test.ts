// Exporting tests to files of other systems and importing them: first a preview, then all or nothing.
import { beforeAll, describe, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Answer, type Caller, type School } from '../../../testing/school.ts';
import { pack } from '../archive.ts';
import {
  fileAddress,
  type TestDocument,
  exampleTest,
  normalDocument,
} from '../../assessments/document/index.ts';
import { testFormatNames, testFormats, type TestFormatName } from '../formats/index.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@test-transfer.test');
  companyId = await school.company('test-transfer', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, base + path, body, as);

async function upload(path: string, name: string, bytes: Buffer, as = owner): Promise<Answer> {
  const { headers, payload } = formOf(name, bytes);
  const answer = await school.app.inject({
    method: 'POST',
    url: base + path,
    headers: { ...headers, authorization: `Bearer ${as.token}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() } as Answer;
}

const finished = (id: number, as = owner) => finishedJob(school, base, id, as);

async function checked(name: string, bytes: Buffer, at = '/tests', as = owner) {
  const { status, body } = await upload(`${at}/import_check`, name, bytes, as);
  expect([status, body.errors]).toEqual([201, undefined]);
  return finished(body.data.job.id, as);
}

async function imported(name: string, bytes: Buffer, at = '/tests', as = owner) {
  const { id: check_id } = await checked(name, bytes, at, as);
  const { status, body } = await send('POST', `${at}/import`, { check_id }, as);
  expect([status, body.errors]).toEqual([201, undefined]);
  return finished(body.data.job.id, as);
}

async function exported(id: number, format: TestFormatName) {
  const { body } = await send('POST', `/tests/${id}/export`, { format });
  const job = await finished(body.data.job.id);
  expect(job).toMatchObject({ status: 'done', test_id: id });
  const { rawPayload } = await school.app.inject({ url: `/api${job.file.url}` });
  return { job, bytes: rawPayload };
}

const bytesOf = async (format: TestFormatName, document: TestDocument) =>
  Buffer.from((await testFormats[format].write(document)).file as Uint8Array);

const questionsOf = async (id: number) =>
  (
    await send(
      'GET',
      `/tests/${id}/questions?all=1&with=${encodeURIComponent('topic;answers;files.file')}`,
    )
  ).body.data;

const gift = (...questions: string[]) => Buffer.from(questions.join('\n\n'));

/** A ZIP bomb whose directory declares two gigabytes unpacked. */
async function bomb(): Promise<Buffer> {
  const archive = Buffer.from(await pack(new Map([['imsmanifest.xml', 'x']])));
  archive.writeUInt32LE(2 ** 31, archive.indexOf('PK\x01\x02') + 24);
  return archive;
}

const right = '::Столица:: Столица Италии? {=Рим ~Милан}';
const flawed = 'Кто из них? {~Пушкин ~Гоголь}';

describe.each(testFormatNames)('%s', (format) => {
  test('a test that is imported, exported and imported again is the same', async () => {
    const { extension } = testFormats[format];
    const bytes = await bytesOf(format, exampleTest);
    const job = await imported(`Пример.${extension}`, bytes);
    expect(job).toMatchObject({ status: 'done', report: { left: [] } });
    const written = await exported(job.test_id, format);
    expect(written.job.file.file_name).toBe(`Пример теста.${extension}`);
    const { test: read } = await testFormats[format].read(written.bytes);
    expect(read).toEqual(normalDocument(exampleTest));
    const again = await imported(`Ещё раз.${extension}`, written.bytes);
    const second = await exported(again.test_id, format);
    expect((await testFormats[format].read(second.bytes)).test).toEqual(read);
  });
});

test('a preview changes nothing and reports each question; an import appends the questions', async () => {
  const { id } = (await send('POST', '/tests', { title: 'Города' })).body.data;
  const first = { type: 'textarea', question: 'Первый' };
  await send('POST', `/tests/${id}/questions`, first);
  const at = `/tests/${id}/questions`;
  const bytes = gift('$CATEGORY: География', right, flawed, 'Без конца {=Рим');
  const check = await checked('города.gift', bytes, at);
  expect(check).toMatchObject({
    status: 'done',
    done_count: 2,
    test_id: id,
    report: {
      source: 'GIFT',
      taken: [
        { title: 'Один из списка', count: 1 },
        { title: 'Несколько из списка', count: 1 },
      ],
      changed: [{ title: 'Вопрос 2: Кто из них?', what: 'выключен: отметьте правильный вариант' }],
      left: [{ title: expect.stringContaining('Вопрос 3, строка 7'), why: expect.any(String) }],
    },
  });
  expect(await questionsOf(id)).toHaveLength(1);
  const { body } = await send('POST', `${at}/import`, { check_id: check.id });
  const job = await finished(body.data.job.id);
  expect(job).toMatchObject({ status: 'done', test_id: id, report: check.report });
  expect(await questionsOf(id)).toMatchObject([
    { sort: 1 },
    { sort: 2, type: 'radio', active: true, answers: [{ correct: true }, { correct: false }] },
    { sort: 3, active: false },
  ]);
});

test('items that share an answer are imported active, and fractional points as whole ones', async () => {
  const pairs = ['Волга → река', 'Ока → река', 'Байкал → озеро'].map((pair) => {
    const [one, other] = pair.split(' → ');
    return `<subquestion><text>${one}</text><answer><text>${other}</text></answer></subquestion>`;
  });
  const question = (grade: number, text: string) =>
    `<question type="matching"><questiontext><text>${text}</text></questiontext><defaultgrade>${grade}</defaultgrade>${pairs.join('')}</question>`;
  const quiz = `<quiz>${question(0.25, 'Что это?')}${question(1, 'А это?')}</quiz>`;
  const job = await imported('вода.xml', Buffer.from(quiz));
  const factor = 'баллы всех вопросов файла умножены на 4';
  expect(job.report).toMatchObject({
    changed: [
      { what: `балл 0,25 изменён на 1: ${factor}` },
      { what: `балл 1 изменён на 4: ${factor}` },
    ],
    left: [],
  });
  expect(await questionsOf(job.test_id)).toMatchObject([
    { active: true, correspondence_multi: true, max_points: 1 },
    { active: true, correspondence_multi: true, max_points: 4 },
  ]);
});

test('topics are found by name or created; missing ones are reported to users who may not create any', async () => {
  await send('POST', '/topics', { name: 'Столицы' });
  const topical = gift('$CATEGORY: Тест/столицы', right, '$CATEGORY: Тест/Реки', flawed);
  const { id } = (await send('POST', '/tests', { title: 'Тема' })).body.data;
  const editor = await school.person('editor@test-transfer.test');
  await school.join(companyId, editor, ['tests_show_all', 'tests_update_all']);
  const at = `/tests/${id}/questions`;
  const job = await imported('темы.txt', topical, at, editor);
  expect(job.report.changed).toContainEqual({
    title: 'Вопрос 2: Кто из них?',
    what: 'тема «Реки» не взята: такой нет, а создавать темы вам нельзя',
  });
  await imported('темы.txt', topical, at);
  const named = (await questionsOf(id)).map(({ topic }: Answer['body']) => topic?.name ?? null);
  expect(named).toEqual(['Столицы', null, 'Столицы', 'Реки']);
  expect((await upload('/tests/import_check', 'x.txt', topical, editor)).status).toBe(403);
});

test('pictures of a package become files of the company, and are exported again', async () => {
  const shown = `<p>Что здесь?</p><figure><img src="${fileAddress('точка.png')}" alt=""></figure>`;
  const [radio] = exampleTest.questions;
  const document = normalDocument({
    ...exampleTest,
    title: 'Картинки',
    questions: [{ ...radio!, question: shown, files: ['точка.png'] }],
    files: [{ name: 'точка.png', media_type: 'image/png', bytes: async () => png }],
  });
  const { test_id } = await imported('картинки.zip', await bytesOf('qti30', document));
  const [question] = await questionsOf(test_id);
  const { file } = question.files[0];
  expect(file).toMatchObject({ file_name: 'точка.png', mime_type: 'image/png', width: 1 });
  expect(question.question).toContain(file.url);
  expect((await school.app.inject({ url: `/api${file.url}` })).rawPayload).toEqual(png);
  const { bytes } = await exported(test_id, 'moodle');
  const { test: read } = await testFormats.moodle.read(bytes);
  expect(read.files.map(({ name }) => name)).toEqual(['точка.png']);
  const fileCount = (await send('GET', '/file_storage?search=точка')).body.meta.total;
  expect(fileCount).toBe(1);
});

test('a test has no more than 500 questions, which are added in one transaction', async () => {
  const many = (count: number) =>
    gift(...Array.from({ length: count }, (_, index) => `Вопрос ${index + 1}? {=да}`));
  const { test_id } = await imported('много.txt', many(480));
  const at = `/tests/${test_id}/questions`;
  const check = await checked('ещё.txt', many(30), at);
  expect(check).toMatchObject({
    done_count: 20,
    report: { left: [{ why: 'В тесте не больше 500 вопросов' }] },
  });
  // Another user adds a question meanwhile.
  await send('POST', at, { type: 'textarea', question: 'Успел раньше' });
  const { body } = await send('POST', `${at}/import`, { check_id: check.id });
  expect(await finished(body.data.job.id)).toMatchObject({ status: 'done', done_count: 19 });
  expect((await send('GET', `${at}?per_page=1`)).body.meta.total).toBe(500);
});

test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  ['nonsense', 'вопросы.xml', () => Buffer.from('<quiz><question'), 'Это не XML, или он повреждён'],
  [
    'an entity of its own',
    'вопросы.xml',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
      ),
    'Это не XML, или он повреждён',
  ],
  [
    'an archive that unpacks to very much',
    'вопросы.zip',
    bomb,
    'Архив слишком большой: imsmanifest.xml',
  ],
  [
    'a broken archive',
    'вопросы.zip',
    () => Buffer.from('PK\x03\x04 и дальше ничего'),
    'Это не архив ZIP, или он повреждён',
  ],
  [
    'a text without a question',
    'вопросы.txt',
    () => Buffer.from('// ничего'),
    'В файле нет ни одного вопроса',
  ],
])('%s is reported, and changes nothing', async (_, name, bytes, why) => {
  const tests = async () => (await send('GET', '/tests?per_page=1')).body.meta.total;
  const before = await tests();
  const check = await checked(name, await bytes());
  expect(check).toMatchObject({
    status: 'done',
    done_count: 0,
    report: { taken: [], left: [{ title: expect.stringMatching(/^Весь файл/), why }] },
  });
  const { body } = await send('POST', '/tests/import', { check_id: check.id });
  const job = await finished(body.data.job.id);
  expect(job).toMatchObject({
    status: 'failed',
    error: `В файле нечего взять: ${why}`,
    test_id: null,
  });
  expect(await tests()).toBe(before);
});

test('rejects other files, and preview jobs of other users', async () => {
  const picture = await upload('/tests/import_check', 'фото.png', png);
  expect([picture.status, picture.body.errors]).toMatchObject([
    422,
    [{ field: 'file', code: 'unknown_format' }],
  ]);
  const { id } = (await send('POST', '/tests', { title: 'Чужой' })).body.data;
  const check = await checked('вопросы.gift', gift(right));
  const elsewhere = await send('POST', `/tests/${id}/questions/import`, { check_id: check.id });
  expect(elsewhere.status).toBe(404);
  const teacher = await school.person('teacher@test-transfer.test');
  await school.join(companyId, teacher, ['tests_show_my', 'tests_update_my', 'tests_create']);
  const statuses = [
    (await send('POST', '/tests/import', { check_id: check.id }, teacher)).status,
    (await upload(`/tests/${id}/questions/import_check`, 'x.gift', gift(right), teacher)).status,
    (await send('POST', `/tests/${id}/export`, { format: 'gift' }, teacher)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  const { test_id } = await imported('Своё.gift', gift(right), '/tests', teacher);
  expect((await send('GET', `/tests/${test_id}`)).body.data.title).toBe('Своё');
});
