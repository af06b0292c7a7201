// Anonymous uploads for forms: stored with the submission, and not readable before.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chunkedFile, describeChunk } from '../../../testing/chunks.ts';
import { formOf, png } from '../../../testing/files.ts';
import { openOwnSchool, type Caller, type OwnSchool } from '../../../testing/school.ts';
import { folderStorage } from '../../kit/files/storage.ts';
import { files, removeExpiredFiles } from '../../media/index.ts';
import { removeOldTickets } from './pending-files.ts';
import { formUploads } from './upload-tables.ts';

let school: OwnSchool;
let owner: Caller;
let companyId: number;
let form: Form;
let other: Form;

interface Form {
  id: number;
  /** The refs of the fields. */
  work: string;
  photo: string;
}

beforeAll(async () => {
  school = await openOwnSchool();
  owner = await school.person('owner@form-uploads.test');
  companyId = await school.company('form-uploads', owner);
  const own = async (values: object): Promise<number> =>
    (await post('/custom_fields', values)).body.data.id;
  const customFields = {
    work: await own({ name: 'Работа', type: 'file', multiple: true }),
    photo: await own({ name: 'Фото', type: 'image' }),
  };
  form = await newForm(customFields, { type: 'free', create_user: false });
  other = await newForm(customFields, { type: 'register', create_user: true });
});
afterAll(() => school.close());

const base = () => `/api/companies/${companyId}`;
const post = (path: string, body: unknown) => school.send('POST', base() + path, body, owner);
const get = async (path: string) =>
  (await school.send('GET', base() + path, undefined, owner)).body;

async function newForm(
  customFields: { work: number; photo: number },
  values: object,
): Promise<Form> {
  const custom = (ref: 'work' | 'photo') => ({
    ref,
    type: 'custom_field',
    custom_field_id: customFields[ref],
  });
  const fields = [{ ref: 'who', type: 'name' }, custom('work'), custom('photo')];
  const mail = { ref: 'mail', type: 'email' };
  const made = await post('/forms', { name: 'Олимпиада', fields: [...fields, mail], ...values });
  const { id } = made.body.data;
  const { data } = await get(`/forms/${id}?with=fields`);
  const keyOf = (ref: string) =>
    String(data.fields.find((field: { ref: string }) => field.ref === ref).id);
  return { id, work: keyOf('work'), photo: keyOf('photo') };
}

const publicForm = ({ id }: Form, company = companyId) =>
  `/api/public/companies/${company}/forms/${id}`;

const ticketFor = async (of: Form, field: string) =>
  school.send('POST', `${publicForm(of)}/upload_tickets`, { field });

async function upload(ticket: string, name = 'work.txt', bytes = Buffer.from('ответ')) {
  const url = `/api/public/form_files/${ticket}`;
  const answer = await school.app.inject({ method: 'POST', url, ...formOf(name, bytes) });
  return { status: answer.statusCode, body: answer.json() };
}

async function uploaded(
  of: Form,
  field: string,
  ...file: [name?: string, bytes?: Buffer<ArrayBuffer>]
): Promise<string> {
  const { ticket } = (await ticketFor(of, field)).body.data;
  const { status } = await upload(ticket, ...file);
  expect(status).toBe(201);
  return ticket;
}

const send = (of: Form, values: object) => school.send('POST', publicForm(of), values);

const fileOf = async (ticket: string) =>
  school.database.system(async (transaction) => {
    const [file] = await transaction
      .select({
        id: files.id,
        key: files.key,
        purpose: files.purpose,
        expires_at: files.expires_at,
      })
      .from(files)
      .innerJoin(
        formUploads,
        and(eq(formUploads.company_id, files.company_id), eq(formUploads.file_id, files.id)),
      )
      .where(eq(formUploads.ticket, ticket));
    return file;
  });

const purposesOf = (ids: readonly number[]) =>
  school.database.system((transaction) =>
    transaction
      .select({ purpose: files.purpose, expires_at: files.expires_at })
      .from(files)
      .where(sql`${files.id} = any(${`{${ids.join(',')}}`}::integer[])`),
  );

test('files are stored with their answer and deleted with it', async () => {
  const tickets = [await uploaded(form, form.work), await uploaded(form, form.work, 'a.html')];
  const waiting = await fileOf(tickets[0] ?? '');
  expect(waiting).toMatchObject({ purpose: 'form_upload', expires_at: expect.any(String) });
  const photo = await uploaded(form, form.photo, 'я.png', png);
  const sent = await send(form, { name: 'Вера', [form.work]: tickets, [form.photo]: photo });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);

  const [answer] = (await get(`/forms/${form.id}/answers?with=values.file`)).data;
  const held = answer.values.filter(({ file_id }: { file_id: number | null }) => file_id !== null);
  expect(
    held.map(({ shown, file }: { shown: string; file: { name: string } }) => [shown, file.name]),
  ).toEqual([
    ['work.txt', 'work.txt'],
    ['a.html', 'a.html'],
    ['я.png', 'я.png'],
  ]);
  const page = await school.app.inject(held[1].file.url);
  expect(page.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const ids = held.map(({ file_id }: { file_id: number }) => file_id);
  expect(await purposesOf(ids)).toEqual(
    Array.from({ length: 3 }, () => ({ purpose: 'form_answer', expires_at: null })),
  );
  await school.send('DELETE', `${base()}/form_answers/${answer.id}`, undefined, owner);
  expect((await school.app.inject(held[1].file.url)).statusCode).toBe(404);
});

test('files of a new account belong to the account', async () => {
  const ticket = await uploaded(other, other.photo, 'photo.png', png);
  const { id } = (await fileOf(ticket)) ?? { id: 0 };
  const sent = await send(other, {
    name: 'Глеб',
    email: 'gleb@form-uploads.test',
    password: 'long-enough-1',
    [other.photo]: ticket,
  });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
  expect(await purposesOf([id])).toEqual([{ purpose: 'user_custom_field', expires_at: null }]);
});

test('a ticket is valid once, for its form and field', async () => {
  const ticket = await uploaded(form, form.work);
  const refused = async (of: Form, values: object, field: string) => {
    const { status, body } = await send(of, { name: 'Ева', ...values });
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field, message: 'Файл не найден, загрузите его ещё раз' }],
    ]);
  };
  await refused(form, { [form.photo]: ticket }, form.photo);
  const account = { email: 'eva@form-uploads.test', password: 'long-enough-1' };
  await refused(other, { ...account, [other.work]: ticket }, other.work);
  const file = await fileOf(ticket);
  await refused(form, { [form.work]: String(file?.id) }, form.work);
  await refused(form, { [form.work]: file?.key }, form.work);
  await refused(form, { [form.work]: randomUUID() }, form.work);
  const both = await Promise.all([1, 2].map(() => send(form, { [form.work]: ticket })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  await refused(form, { [form.work]: ticket }, form.work);
});

test('a ticket accepts one complete file of its field’s kind and size', async () => {
  const { ticket } = (await ticketFor(form, form.photo)).body.data;
  expect((await upload(ticket, 'a.png', Buffer.from('no picture'))).status).toBe(422);
  expect((await upload(ticket, 'run.exe', png)).status).toBe(201);
  expect((await upload(ticket, 'again.png', png)).status).toBe(404);
  const work = (await ticketFor(form, form.work)).body.data.ticket;
  const unknown = await upload(work, 'run.exe');
  expect(unknown.body.errors).toMatchObject([{ message: 'Неизвестный формат файла' }]);
  const large = await upload(work, 'large.txt', Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([large.status, large.body.errors]).toMatchObject([
    413,
    [{ message: 'Файл слишком большой' }],
  ]);
  const chunk = await school.app.inject({
    method: 'POST',
    url: `/api/public/form_files/${work}`,
    headers: { 'content-type': 'application/octet-stream' },
    query: { ...describeChunk(chunkedFile(10, 5), 0), name: 'work.txt' },
    payload: Buffer.from('ответ'),
  });
  expect([chunk.statusCode, chunk.json().errors]).toMatchObject([
    422,
    [{ message: 'Отправьте файл целиком' }],
  ]);
  expect((await upload(work)).status).toBe(201);
  expect((await upload(randomUUID())).status).toBe(404);
});

test('tickets are issued only for file fields of the company’s forms', async () => {
  const { id } = form;
  for (const field of ['name', other.work, '0']) {
    expect((await ticketFor(form, field)).status).toBe(422);
  }
  const foreign = await school.person('other@form-uploads.test');
  const otherId = await school.company('form-uploads-2', foreign);
  const path = `${publicForm({ ...form, id }, otherId)}/upload_tickets`;
  expect((await school.send('POST', path, { field: form.work })).status).toBe(404);
});

/** The same from another network address. */
const ticketFrom = async (address: string, of: Form) => {
  const answer = await school.app.inject({
    method: 'POST',
    url: `${publicForm(of)}/upload_tickets`,
    headers: { 'x-forwarded-for': address },
    payload: { field: of.work },
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('a removed file is deleted with its ticket', async () => {
  const ticket = await uploaded(form, form.work);
  const { id } = (await fileOf(ticket)) ?? { id: 0 };
  const drop = () => school.send('DELETE', `/api/public/form_files/${ticket}`);
  expect((await drop()).status).toBe(200);
  expect((await drop()).status).toBe(404);
  expect((await send(form, { [form.work]: ticket })).status).toBe(422);
  await removeExpiredFiles(school.database, folderStorage(school.dataDir), async () => {});
  expect(await purposesOf([id])).toEqual([]);

  const unused = (await ticketFor(form, form.work)).body.data.ticket;
  expect((await school.send('DELETE', `/api/public/form_files/${unused}`)).status).toBe(200);
  expect((await upload(unused)).status).toBe(404);
  const sent = await uploaded(form, form.work);
  expect((await send(form, { [form.work]: sent })).status).toBe(201);
  expect((await school.send('DELETE', `/api/public/form_files/${sent}`)).status).toBe(404);
});

test('waiting uploads are limited per address without blocking others', async () => {
  const { id } = await newForm(
    {
      work: (await post('/custom_fields', { name: 'Ответ', type: 'file' })).body.data.id,
      photo: (await post('/custom_fields', { name: 'Снимок', type: 'image' })).body.data.id,
    },
    { type: 'free', create_user: false },
  );
  const { data } = await get(`/forms/${id}?with=fields`);
  const work = data.fields.find(({ ref }: { ref: string }) => ref === 'work');
  const full = { id, work: String(work.id), photo: '' };
  const address = '203.0.113.7';
  expect((await ticketFrom(address, full)).status).toBe(201);
  // Tickets without files count as the largest file: 103 of them exceed a gigabyte.
  const fill = (count: number, minutes: number) =>
    school.database.system((transaction) =>
      transaction.execute(
        sql`insert into ${formUploads} (company_id, form_id, ref, sent_from, created_at)
          select company_id, form_id, ref, sent_from, now() - make_interval(mins => ${minutes}) from ${formUploads}, generate_series(1, ${count})
          where form_id = ${id} and ticket = (select ticket from ${formUploads} where form_id = ${id} order by id limit 1)`,
      ),
    );
  await fill(500, 61);
  expect((await ticketFrom(address, full)).status).toBe(201);
  await fill(101, 1);
  const refused = await ticketFrom(address, full);
  expect([refused.status, refused.body.errors]).toMatchObject([
    429,
    [{ message: expect.stringMatching(/^С вашего адреса/) }],
  ]);
  expect((await ticketFrom('198.51.100.7', full)).status).toBe(201);
});

test('files of hidden fields are not stored, and unsubmitted files are deleted after a day', async () => {
  const ticket = await uploaded(form, form.work);
  const { id } = (await fileOf(ticket)) ?? { id: 0 };
  await school.database.system(async (transaction) => {
    const long = sql`now() - interval '25 hours'`;
    await transaction
      .update(formUploads)
      .set({ created_at: long })
      .where(eq(formUploads.ticket, ticket));
    await transaction.update(files).set({ expires_at: long }).where(eq(files.id, id));
  });
  expect((await send(form, { [form.work]: ticket })).status).toBe(422);
  await removeOldTickets(school.database);
  const storage = folderStorage(school.dataDir);
  await removeExpiredFiles(school.database, storage, async () => {});
  expect(await purposesOf([id])).toEqual([]);
});
