// The settings of a company's pages and accounts, under the names of the contract.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';

let school: School;
let owner: Caller;
let manager: Caller;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@fields.test');
  manager = await school.person('manager@fields.test');
  const companyId = await school.company('fields', owner);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, manager, ['company_settings']);
});

const change = (body: unknown, as = manager) => school.send('PUT', base, body, as);

test('every field is stored and returned under its name', async () => {
  const values = {
    firstLink: '/courses?tab=open',
    bitrixElements: '<div id="chat"></div>',
    menuParams: { columns: 3, colors: { text: '#172033' }, items: [1, 'два'] },
    verification_account_types: ['phone', 'email'],
    use_verification_account_type: true,
  };
  const { status, body } = await change(values);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ...values, bitixScripts: null });
  const some = await school.send('GET', `${base}?only=firstLink,menuParams`, undefined, manager);
  expect(some.body.data).toEqual({
    id: body.data.id,
    firstLink: values.firstLink,
    menuParams: values.menuParams,
  });
  expect((await change({ firstLink: '' })).body.data.firstLink).toBeNull();
});

test('only an owner sets scripts, because they run on public pages', async () => {
  const scripts = { bitixScripts: '<script src="https://bitrix.test/loader.js"></script>' };
  expect((await change(scripts)).status).toBe(403);
  expect((await change(scripts, owner)).body.data).toMatchObject(scripts);
  expect((await change({ bitixScripts: null })).status).toBe(403);
});

test.each([
  [{ firstLink: 'courses' }, 'firstLink'],
  [{ firstLink: '//evil.test' }, 'firstLink'],
  [{ firstLink: 'javascript:alert(1)' }, 'firstLink'],
  [{ bitrixElements: 'x'.repeat(20_001) }, 'bitrixElements'],
  [{ menuParams: [1] }, 'menuParams'],
  [{ menuParams: 'text' }, 'menuParams'],
  [{ verification_account_types: ['pigeon'] }, 'verification_account_types.0'],
  [
    { use_verification_account_type: true, verification_account_types: [] },
    'verification_account_types',
  ],
])('%j is refused at its field', async (body, field) => {
  const answer = await change(body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].field).toBe(field);
});

test('the last kind of verification cannot be removed while accounts are verified', async () => {
  await change({ use_verification_account_type: true, verification_account_types: ['email'] });
  expect((await change({ verification_account_types: [] })).status).toBe(422);
  const off = { use_verification_account_type: false, verification_account_types: [] };
  expect((await change(off)).body.data).toMatchObject(off);
});
