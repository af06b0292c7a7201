// Which sites may embed a form, according to its settings.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@embedding.test');
  base = `/api/companies/${await school.company('embedding', owner)}`;
});

const originsOf = async (code: string, form: string | number) => {
  const path = `/api/public/company/get_form_origins?code=${code}&form=${form}`;
  const { status, body } = await school.send('GET', path);
  return status === 200 ? body.data.allowed_origins : status;
};

const newForm = (values: object) =>
  school.send('POST', `${base}/forms`, { name: 'Заявка', type: 'register', ...values }, owner);

test('allowed origins are returned by the form’s id or code, and only for the company’s forms', async () => {
  const { body } = await newForm({
    code: 'on-sites',
    allowed_origins: ['https://School.ru/page', 'https://school.ru', 'http://localhost:3000'],
  });
  const origins = ['https://school.ru', 'http://localhost:3000'];
  expect(await originsOf('embedding', body.data.id)).toEqual(origins);
  expect(await originsOf('Embedding', 'On-Sites')).toEqual(origins);
  expect(await originsOf('embedding', 'nowhere')).toBe(404);
  expect(await originsOf('embedding-2', 'on-sites')).toBe(404);
  const other = await school.person('other@embedding.test');
  await school.company('embedding-2', other);
  expect(await originsOf('embedding-2', body.data.id)).toBe(404);
});

test.each(['school.ru', 'https://*', 'https://*.school.ru', 'https://a;sandbox', 'ftp://a.ru'])(
  'invalid origins are rejected: %s',
  async (origin) => {
    const { status, body } = await newForm({ allowed_origins: [origin] });
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'allowed_origins.0', message: 'Введите адрес сайта целиком, с https://' }],
    ]);
  },
);
