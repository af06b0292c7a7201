// A company from its creation to its files.
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';

let school: School;
let owner: Caller;
let stranger: Caller;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@company.test');
  stranger = await school.person('stranger@company.test');
});

const create = (body: unknown, as = owner) => school.send('POST', '/api/companies', body, as);

describe('creating', () => {
  test('a company belongs to its creator, with its code in lower case', async () => {
    const { status, body } = await create({ name: ' Лицей ', description: '', code: 'Lyceum-7' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Лицей',
      description: null,
      code: 'lyceum-7',
      is_owner: true,
    });
    const mine = await school.send('GET', '/api/companies', undefined, owner);
    expect(mine.body.data).toEqual([body.data]);
    const theirs = await school.send('GET', '/api/companies', undefined, stranger);
    expect(theirs.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test.each([
    [{ name: '', code: 'abc' }, 'name', 'Обязательное поле', 'required'],
    [{ name: 'Х'.repeat(256), code: 'abc' }, 'name', 'Не больше 255 символов', 'too_long'],
    [{ name: 'Х', code: '' }, 'code', 'Обязательное поле', 'required'],
    [{ name: 'Х' }, 'code', 'Обязательное поле', 'required'],
    [{ name: 'Х', code: 'ab' }, 'code', 'Требуется минимум 3 символа', 'too_short'],
    [{ name: 'Х', code: 'a'.repeat(51) }, 'code', 'Не больше 50 символов', 'too_long'],
    [{ name: 'Х', code: 'школа' }, 'code', 'Невалидное название поддомена', 'invalid'],
    [{ name: 'Х', code: '-abc' }, 'code', 'Невалидное название поддомена', 'invalid'],
    [{ name: 'Х', code: 'abc-' }, 'code', 'Невалидное название поддомена', 'invalid'],
    [{ name: 'Х', code: 'Login' }, 'code', 'Поддомен уже существует', 'reserved'],
    [{ name: 'Х', code: 'LYCEUM-7' }, 'code', 'Поддомен уже существует', 'taken'],
  ])('%j is refused at its field', async (input, field, message, code) => {
    const { status, body } = await create(input);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ message, field, code });
  });

  test('company_name is an alias of name', async () => {
    const { status, body } = await create({ company_name: 'Лицей', code: 'by-its-name' });
    expect([status, body.data.name, body.data.company_name]).toEqual([201, 'Лицей', 'Лицей']);
    const path = `/api/companies/${body.data.id}`;
    const changed = await school.send('PUT', path, { company_name: 'Гимназия' }, owner);
    expect(changed.body.data.name).toBe('Гимназия');
    expect((await create({ code: 'nameless' })).body.errors).toEqual([
      { message: 'Обязательное поле', field: 'name', code: 'required' },
    ]);
  });

  test('concurrent requests cannot create two companies with one code', async () => {
    const both = await Promise.all([
      create({ name: 'А', code: 'race' }),
      create({ name: 'Б', code: 'race' }, stranger),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('check_code says whether a code is free', async () => {
    const isFree = async (code: string) =>
      (
        await school.send(
          'GET',
          `/api/company/check_code?code=${encodeURIComponent(code)}`,
          undefined,
          owner,
        )
      ).body.data;
    expect(await isFree('brand-new')).toBe(true);
    expect(await isFree('lyceum-7')).toBe(false);
    expect(await isFree('LYCEUM-7')).toBe(false);
    expect(await isFree('graphql')).toBe(false);
    expect(await isFree('a b')).toBe(false);
  });
});

describe('one company', () => {
  test('is found by its code, with all data of the page frame in one response', async () => {
    const path = '/api/company/get_id_by_code?code=Lyceum-7&with=admin_profile;company_files';
    const { body } = await school.send('GET', path, undefined, owner);
    expect(body.data).toMatchObject({
      code: 'lyceum-7',
      company_files: [],
      admin_profile: { login: 'owner@company.test', role_label: 'Администратор', is_owner: true },
    });
    expect((await school.send('GET', path, undefined, stranger)).status).toBe(404);
  });

  test('shows the end of the plan to owners only', async () => {
    const id = await school.company('planned', owner);
    const manager = await school.person('planner@company.test');
    await school.join(id, manager, ['company_settings']);
    const paidUntil = async (person: Caller) =>
      (await school.send('GET', `/api/companies/${id}`, undefined, person)).body.data.paid_until;
    expect(Date.parse(await paidUntil(owner))).toBeGreaterThan(Date.now());
    expect(await paidUntil(manager)).toBeNull();
  });

  test('requires the permission to change settings, and refuses a taken code', async () => {
    const id = await school.company('settings', owner);
    const manager = await school.person('manager@company.test');
    await school.join(id, manager, ['courses_show_all']);
    const path = `/api/companies/${id}`;
    expect((await school.send('PUT', path, { name: 'Х' }, manager)).status).toBe(403);
    expect((await school.send('PUT', path, { name: 'Х' }, stranger)).status).toBe(404);
    const taken = await school.send('PUT', path, { code: 'lyceum-7' }, owner);
    expect(taken.body.errors[0]).toMatchObject({ field: 'code', code: 'taken' });
    const changed = await school.send(
      'PUT',
      path,
      { description: 'О школе', view_course_on_full_profile: true },
      owner,
    );
    expect(changed.body.data).toMatchObject({
      name: 'Школа settings',
      description: 'О школе',
      view_course_on_full_profile: true,
    });
    expect((await school.send('PUT', path, {}, owner)).status).toBe(200);
  });
});

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  let companyId: number;
  beforeAll(async () => {
    companyId = await school.company('files', owner);
  });

  const upload = (name: string, bytes: Buffer, as = owner) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    return request.arrayBuffer().then((payload) =>
      school.app.inject({
        method: 'POST',
        url: `/api/companies/${companyId}/add_media`,
        headers: {
          authorization: `Bearer ${as.token}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(payload),
      }),
    );
  };

  test('a picture is uploaded, served byte for byte and by ranges, and deleted', async () => {
    const answer = await upload('Логотип школы.png', png);
    expect(answer.statusCode).toBe(201);
    const file = answer.json().data;
    expect(file).toMatchObject({
      file_name: 'Логотип школы.png',
      mime_type: 'image/png',
      size: png.length,
    });
    const url = `/api${file.url}`;
    const served = await school.app.inject({ url });
    expect(served.rawPayload.equals(png)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const part = await school.app.inject({ url, headers: { range: 'bytes=1-3' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('PNG');
    expect(part.headers['content-range']).toBe(`bytes 1-3/${png.length}`);
    expect((await school.app.inject({ url, headers: { range: 'bytes=5000-' } })).statusCode).toBe(
      416,
    );
    expect(
      (
        await school.app.inject({
          url,
          headers: { 'if-none-match': String(served.headers['etag']) },
        })
      ).statusCode,
    ).toBe(304);
    const remove = `/api/companies/${companyId}/delete_media/${file.id}`;
    expect((await school.send('POST', remove, undefined, stranger)).status).toBe(404);
    expect((await school.send('POST', remove, undefined, owner)).status).toBe(200);
    expect((await school.app.inject({ url })).statusCode).toBe(404);
    expect((await school.send('POST', remove, undefined, owner)).status).toBe(404);
  });

  test('the preview of videos must be an image of the company', async () => {
    const { data } = (await upload('preview.png', png)).json();
    const path = `/api/companies/${companyId}`;
    const set = await school.send('PUT', path, { video_preview_image_id: data.id }, owner);
    expect(set.body.data.video_preview_image_id).toBe(data.id);
    const shown = await school.send(
      'GET',
      `${path}?with=video_preview_image:url`,
      undefined,
      owner,
    );
    expect(shown.body.data.video_preview_image).toEqual({ id: data.id, url: data.url });
    const other = await school.company('thief', stranger);
    const stolen = await school.send(
      'PUT',
      `/api/companies/${other}`,
      { video_preview_image_id: data.id },
      stranger,
    );
    expect(stolen.body.errors[0].field).toBe('video_preview_image_id');
    await school.send('POST', `${path}/delete_media/${data.id}`, undefined, owner);
    const after = await school.send('GET', path, undefined, owner);
    expect(after.body.data.video_preview_image_id).toBeNull();
  });

  test.each([
    ['virus.exe', png, 'an extension that is not on the list'],
    ['page.png', Buffer.from('<script>alert(1)</script>'), 'a page that calls itself a picture'],
    ['noname', png, 'no extension'],
    ['film.mp4', png, 'a picture that calls itself a film'],
  ])('%s is refused: %s', async (name, bytes) => {
    const answer = await upload(name, bytes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({
      field: 'file',
      message: 'Неизвестный формат файла',
    });
  });

  test('an HTML page is stored but served as an attachment', async () => {
    const { data } = (await upload('page.html', Buffer.from('<script>alert(1)</script>'))).json();
    const served = await school.app.inject({ url: `/api${data.url}` });
    expect(served.headers['content-disposition']).toMatch(/^attachment;/);
    expect(served.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  test('a file that is too large is refused and not stored', async () => {
    const before = await school.send(
      'GET',
      `/api/companies/${companyId}?with=company_files`,
      undefined,
      owner,
    );
    const answer = await upload('big.txt', Buffer.alloc(100_001, 'a'));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors[0]).toMatchObject({
      message: 'Файл слишком большой',
      code: 'too_large',
    });
    const after = await school.send(
      'GET',
      `/api/companies/${companyId}?with=company_files`,
      undefined,
      owner,
    );
    expect(after.body).toEqual(before.body);
  });

  test('a request without a file is refused', async () => {
    const answer = await school.send(
      'POST',
      `/api/companies/${companyId}/add_media`,
      { file: 'x' },
      owner,
    );
    expect(answer.status).toBe(415);
  });
});
