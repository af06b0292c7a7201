// Tests course archives across companies: matching by name, reported omissions, and that an archive can't reference
// records that its sender may not see.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  archiveOf as zip,
  plainContent as plain,
} from '../../../testing/schools/course-archives.ts';
import { formOf, png } from '../../../testing/files.ts';
import { finishedJob } from '../../../testing/jobs.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { rowsOf } from '../../kit/database/database.ts';
import { maxContentBytes } from './limits.ts';

let school: School;
let owner: Caller;
let another: Caller;
let from: number;
let to: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@transfer.test');
  another = await school.person('another@transfer.test');
  from = await school.company('transfer-from', owner);
  to = await school.company('transfer-to', another);
});

const at = (company: number) => `/api/companies/${company}`;
const as = (company: number) => (company === from ? owner : another);
const call = (company: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${at(company)}${path}`, body, as(company));
const made = async (company: number, path: string, body: object): Promise<number> => {
  const answer = await call(company, 'POST', path, body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data.id;
};
const rowsIn = (company: number, table: string, where = sql`true`) =>
  school.database.company({ companyId: company, personId: as(company).userId }, (transaction) =>
    rowsOf<Record<string, unknown>>(
      transaction,
      sql`select * from ${sql.identifier(table)} where company_id = ${company} and ${where} order by 1, 2`,
    ),
  );

async function sent(company: number, path: string, name: string, bytes: Buffer, who = as(company)) {
  const { headers, payload } = formOf(name, bytes);
  return school.app.inject({
    method: 'POST',
    url: `${at(company)}${path}`,
    headers: { ...headers, authorization: `Bearer ${who.token}` },
    payload,
  });
}

async function exported(course: number): Promise<Buffer> {
  const { status, body } = await call(from, 'POST', `/courses/${course}/export`);
  expect(status).toBe(201);
  const job = await finishedJob(school, at(from), body.data.job.id, owner);
  expect(job.status).toBe('done');
  return (await school.app.inject({ url: `/api${job.file.url}` })).rawPayload;
}

async function imported(company: number, archive: Buffer) {
  const answer = await sent(company, '/courses/import', 'course.zip', archive);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return finishedJob(school, at(company), answer.json().data.job.id, as(company));
}

const contentOf = async (archive: Buffer) => {
  const [content] = (await readZip(archive)).filter(({ path }) => path === 'course.json');
  return JSON.parse(content?.text ?? '');
};

async function fileIn(company: number, name: string): Promise<{ id: number; url: string }> {
  return (await sent(company, '/add_media', name, png)).json().data;
}

/** Creates a course with every exported part. */
async function fullCourse() {
  const cover = await fileIn(from, 'cover.png');
  const shown = await fileIn(from, 'scheme.png');
  const field = await made(from, '/custom_fields', {
    name: 'Уровень',
    type: 'string',
    subtype: 'course',
  });
  const type = await made(from, '/course_types', { name: `Интенсив` });
  const format = await made(from, '/course_formats', { name: 'Только здесь' });
  const langs = await made(from, '/course_categories', { title: 'Языки', slug: 'langs' });
  const french = await made(from, '/course_categories', {
    title: 'Французский',
    slug: 'french',
    parent_id: langs,
  });
  const course = await made(from, '/courses', {
    name: 'Французский с нуля',
    description: `<p>Схема</p><img src="${shown.url}" alt="Схема">`,
    price: '12500.50',
    img_id: cover.id,
    type_id: type,
    format_id: format,
    subcategories_id: [langs, french],
    seo_title: 'Заголовок',
  });
  const branch = await made(from, `/courses/${course}/course_branches`, { name: 'Утро' });
  const one = await made(from, `/courses/${course}/course_packages`, {
    name: 'Базовый',
    branch_id: branch,
  });
  const other = await made(from, `/courses/${course}/course_packages`, {
    name: 'Полный',
    price: '100',
  });
  await made(from, '/course_package_relations', {
    package_id: other,
    related_package_id: one,
    type: 'included',
  });
  await made(from, '/course_bullet_points', { course_id: course, text: 'Говорим сразу' });
  const block = await made(from, '/course_chat_link_blocks', {
    course_id: course,
    url: 'https://t.me/curator',
  });
  await call(from, 'POST', `/course_chat_link_blocks/${block}/attach_packages`, {
    packages_ids: [other],
  });
  await made(from, `/courses/${course}/course_remarks`, { text: 'Рассрочка' });
  const { version } = (await call(from, 'GET', `/courses/${course}`)).body.data;
  const values = {
    version,
    course_id: course,
    custom_fields: [{ custom_field_id: field, values: ['А1'] }],
  };
  expect((await call(from, 'POST', '/custom_field_course_values', values)).status).toBe(200);
  return { course, shown };
}

describe('a course', () => {
  test('is transferred to another company with everything that has a place there', async () => {
    const { course, shown } = await fullCourse();
    const archive = await exported(course);
    const content = await contentOf(archive);
    expect(content).toMatchObject({ format: 'kafedra-course', version: 1 });
    // The archive contains no keys of the first company's files.
    const [file] = await rowsIn(from, 'files', sql`id = ${shown.id}`);
    expect(JSON.stringify(content)).not.toContain(String(file?.['key']));

    await made(to, '/course_types', { name: 'интенсив ' });
    const langs = await made(to, '/course_categories', { title: 'языки', slug: 'langs' });
    await made(to, '/custom_fields', { name: 'уровень', type: 'string', subtype: 'course' });
    const job = await imported(to, archive);
    expect([job.status, job.error]).toEqual(['done', null]);
    expect(job.report).toMatchObject({
      taken: [
        { title: 'Изображения', count: 1 },
        { title: 'Тип, формат, категории и места', count: 2 },
        { title: 'Дополнительные поля', count: 1 },
        { title: 'Пункты о курсе', count: 1 },
        { title: 'Ветки, пакеты и ссылки на чат', count: 5 },
        { title: 'Примечания для предложений', count: 1 },
      ],
      left: [
        { title: 'Формат «Только здесь»', why: 'в этой компании такой записи нет' },
        { title: 'Категория «Языки / Французский»', why: 'в этой компании такой записи нет' },
      ],
    });
    const { body } = await call(
      to,
      'GET',
      `/courses/${job.course_id}?with=img;type;subcategories_with_categories;bullet_points;chat_link_blocks;author`,
    );
    const copy = body.data;
    expect(copy).toMatchObject({
      name: 'Французский с нуля',
      status: 'draft',
      price: '12500.50',
      seo_title: 'Заголовок',
      format_id: null,
      type: { name: 'интенсив' },
      subcategories_with_categories: [{ id: langs }],
      bullet_points: [{ text: 'Говорим сразу' }],
      img: { file_name: 'cover.png' },
    });
    const [entry] = await rowsIn(to, 'file_storage_items');
    expect(entry?.['name']).toBe('scheme.png');
    const [copied] = await rowsIn(to, 'files', sql`id = ${entry?.['file_id']}`);
    expect(copy.description).toContain(`/media/${String(copied?.['key'])}/`);
    expect(await rowsIn(to, 'course_files', sql`course_id = ${job.course_id}`)).toHaveLength(1);
    const bytes = await school.app.inject({ url: `/api${copy.img.url}` });
    expect(bytes.rawPayload.equals(png)).toBe(true);
    const packages = await rowsIn(to, 'course_packages');
    const branches = await rowsIn(to, 'course_branches');
    expect(packages.map((row) => [row['name'], row['branch_id'], row['is_default']])).toEqual([
      ['Базовый', branches[0]?.['id'], true],
      ['Полный', null, true],
    ]);
    const [relation] = await rowsIn(to, 'course_package_relations');
    expect(relation).toMatchObject({
      package_id: packages[1]?.['id'],
      related_package_id: packages[0]?.['id'],
    });
    expect(await rowsIn(to, 'course_chat_link_block_packages')).toMatchObject([
      { package_id: packages[1]?.['id'] },
    ]);
    const [held] = await rowsIn(to, 'custom_field_course_values');
    expect(held?.['value']).toBe('А1');
    // A second export of the imported course has the same content.
    const again = await imported(to, archive);
    expect(again.course_id).not.toBe(job.course_id);
  });

  test('is exported by those who see it and imported by those who may create courses', async () => {
    const id = await made(from, '/courses', { name: 'Закрытый' });
    const reader = await school.person('reader@transfer.test');
    const nobody = await school.person('nobody@transfer.test');
    await school.join(from, reader, ['courses_show_all']);
    await school.join(from, nobody, []);
    const order = (who: Caller) =>
      school.send('POST', `${at(from)}/courses/${id}/export`, undefined, who);
    expect((await order(reader)).status).toBe(201);
    expect((await order(nobody)).status).toBe(403);
    expect((await order(another)).status).toBe(404);
    const archive = await zip(plain());
    expect((await sent(from, '/courses/import', 'a.zip', archive, reader)).statusCode).toBe(403);
    expect((await sent(from, '/courses/import', 'a.png', png)).json().errors[0].message).toBe(
      'Это не архив: выберите тот, который собрал экспорт курса',
    );
  });
});

describe('an imported archive', () => {
  const refusedWith = async (archive: Buffer) => {
    const before = (await rowsIn(to, 'courses')).length;
    const job = await imported(to, archive);
    expect([job.status, (await rowsIn(to, 'courses')).length]).toEqual(['failed', before]);
    return job.error;
  };

  test('that is invalid creates nothing', async () => {
    const unknown = 'Это не архив курса, или он повреждён';
    const whole = await zip(plain());
    expect(await refusedWith(await zip('{'))).toContain('В архиве ошибка');
    expect(await refusedWith(whole.subarray(0, whole.length - 30))).toBe(unknown);
    expect(await refusedWith(await zip({ ...plain(), version: 2 }))).toContain(
      'более новой версией',
    );
    expect(
      await refusedWith(await zip({ ...plain(), course: { name: 'Я'.repeat(300) } })),
    ).toContain('Не больше 255 символов');
    expect(await refusedWith(await zip(plain({}, { company_id: 1 })))).toContain('В архиве ошибка');
    expect(await refusedWith(await zip(plain({ bullet_points: ['а', ''] })))).toContain(
      'Пункты о курсе',
    );
    const dates = plain({}, { start_date: '2027-02-01', end_date: '2027-01-01' });
    expect(await refusedWith(await zip(dates))).toBe('Окончание раньше начала');
    // Parts before the invalid one are not written either.
    const late = plain({ bullet_points: ['Раз'], remarks: [''] });
    expect(await refusedWith(await zip(late))).toContain('Примечания');
    expect(await rowsIn(to, 'course_bullet_points', sql`text = 'Раз'`)).toEqual([]);
  });

  test('has no object with so many keys that it would block the event loop', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`x${index}`, 1]));
    const why = /^Архив слишком сложный: у одного значения в course\.json больше 1.000 полей$/;
    expect(await refusedWith(await zip({ ...plain(), ...many }))).toMatch(why);
    expect(await refusedWith(await zip(plain({ later: [many] })))).toMatch(why);
  });

  test('unpacks to no more than it declares and than the limits allow', async () => {
    const content = await zip(`${JSON.stringify(plain())}${' '.repeat(maxContentBytes)}`);
    expect(await refusedWith(content)).toBe('Архив слишком большой');
    const many = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [`x/${index}`, Buffer.from('')]),
    );
    expect(await refusedWith(await zip(plain(), many))).toBe('В архиве слишком много файлов');
    // A file that is referenced several times would be unpacked several times.
    const named = (mark: string = randomUUID(), path = 'files/1.png') => ({
      mark,
      path,
      name: 'a.png',
    });
    const twice = plain({}, {}, [named(), named()]);
    expect(await refusedWith(await zip(twice))).toContain('Файлы названы дважды');
    const mark = randomUUID();
    const marked = plain({}, {}, [named(mark), named(mark.toUpperCase(), 'files/2.png')]);
    expect(await refusedWith(await zip(marked))).toContain('Метки файлов повторяются');
    const honest = await zip(
      plain({}, {}, [{ mark: randomUUID(), path: 'files/1.png', name: 'a.png' }]),
      { 'files/1.png': Buffer.concat([png, Buffer.alloc(5000)]) },
    );
    const saying = (size: number) => {
      const archive = Buffer.from(honest);
      archive.writeUInt32LE(size, archive.lastIndexOf('files/1.png') - 46 + 24);
      return archive;
    };
    expect(await refusedWith(saying(200 * 1024 * 1024))).toBe('Архив слишком большой');
    // A size below the unpacked one.
    expect(await refusedWith(saying(10))).toBe('Это не архив курса, или он повреждён');
    const fileRows = await rowsIn(to, 'files', sql`file_name = 'a.png'`);
    expect(fileRows).toEqual([]);
  });

  test('leaves no bytes after a failure, nor bytes that nothing shows', async () => {
    const storedFiles = async () =>
      (await readdir(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    const before = await storedFiles();
    const files = [{ mark: randomUUID(), path: 'files/1.png', name: 'a.png' }];
    const archive = (course: object) => zip(plain({}, course, files), { 'files/1.png': png });
    await refusedWith(await archive({ start_date: '2027-02-01', end_date: '2027-01-01' }));
    // The uploaded archive is retained for a day.
    expect(await storedFiles()).toHaveLength(before.length + 1);
    expect((await imported(to, await archive({}))).status).toBe('done');
    await expect.poll(storedFiles).toHaveLength(before.length + 2);
  });

  test('can’t reference files or records outside of the archive', async () => {
    const foreign = await fileIn(from, 'secret.png');
    const [row] = await rowsIn(from, 'files', sql`id = ${foreign.id}`);
    const key = String(row?.['key']);
    const address = `/media/${key}/secret.png`;
    const mark = randomUUID();
    const job = await imported(
      to,
      await zip(
        plain(
          { images: { img_id: key, img_banner_id: mark }, sometime: {} },
          {
            name: 'Хитрый',
            description: `<p>Текст<script>alert(1)</script></p><img src="${address}"><img src="&#47;media/${key}/x.png"><p><a href="${address}">файл</a></p>`,
          },
          [{ mark, path: 'files/1.exe', name: 'run.exe' }],
        ),
        { 'files/1.exe': Buffer.from('MZ') },
      ),
    );
    expect([job.status, job.error]).toEqual(['done', null]);
    const copy = (await call(to, 'GET', `/courses/${job.course_id}`)).body.data;
    expect(copy.description).not.toContain(key);
    expect(copy.description).not.toContain('script');
    const [made] = await rowsIn(to, 'courses', sql`id = ${job.course_id}`);
    expect([made?.['img_id'], made?.['img_banner_id']]).toEqual([null, null]);
    expect(job.report.left).toEqual([
      { title: `Файл «${key}» в тексте`, why: 'его нет в архиве, или такие файлы не загружают' },
      { title: 'Обложка', why: 'файла нет в архиве, или такие файлы не загружают' },
      { title: 'Баннер', why: 'файла нет в архиве, или такие файлы не загружают' },
      { title: 'Раздел «sometime»', why: 'эта версия его не знает' },
    ]);
  });
});
