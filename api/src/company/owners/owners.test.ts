// Adding and removing owners of a company, which always has one; and leaving a company.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let founder: Caller;
let partner: Caller;
let manager: Caller;
let stranger: Caller;
let companyId: number;
let base: string;
beforeAll(async () => {
  school = await openSchool();
  founder = await school.person('founder@owners.test');
  partner = await school.person('partner@owners.test');
  manager = await school.person('manager@owners.test');
  stranger = await school.person('stranger@owners.test');
  companyId = await school.company('owners', founder);
  base = `/api/companies/${companyId}`;
  await school.join(companyId, partner, []);
  await school.join(companyId, manager, ['company_settings', 'users_show', 'users_delete']);
});

const make = (user: Caller, as: Caller) =>
  school.send('POST', `${base}/owners`, { user_id: user.userId }, as);
const relieve = (user: Caller, as: Caller) =>
  school.send('DELETE', `${base}/owners/${user.userId}`, undefined, as);
const leave = (as: Caller) => school.send('POST', `${base}/leave`, undefined, as);
const owners = async (as = founder) => {
  const { body } = await school.send('GET', `${base}/owners?sort=created_at`, undefined, as);
  return body.data.map(({ id }: { id: number }) => id);
};
const companiesOf = async (person: Caller) =>
  (await school.send('GET', '/api/companies', undefined, person)).body.meta.total;

test('only an owner adds another one, who must be an active member', async () => {
  expect((await make(manager, manager)).status).toBe(403);
  expect((await make(partner, stranger)).status).toBe(404);
  const foreign = await make(stranger, founder);
  expect(foreign.status).toBe(422);
  expect(foreign.body.errors[0]).toMatchObject({ field: 'user_id' });
  await school.send('POST', `${base}/users/block`, { users_id: [partner.userId] }, founder);
  expect((await make(partner, founder)).status).toBe(422);
  await school.send('POST', `${base}/users/unblock`, { users_id: [partner.userId] }, founder);

  const made = await make(partner, founder);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ id: partner.userId, is_owner: true });
  expect(await owners(manager)).toEqual([founder.userId, partner.userId]);
  const one = await school.send('GET', `${base}/owners/${partner.userId}`, undefined, founder);
  expect(one.body.data).toMatchObject({ id: partner.userId, is_owner: true });
  const history = await school.send(
    'GET',
    `${base}/users/${partner.userId}/audits`,
    undefined,
    founder,
  );
  expect(history.body.data[0].changes).toEqual([
    { field: 'is_owner', from: 'false', to: 'true', cut: false },
  ]);
});

test('when two owners remove each other concurrently, one stays', async () => {
  const both = await Promise.all([relieve(partner, founder), relieve(founder, partner)]);
  expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  expect(await owners(manager)).toHaveLength(1);
  const [left] = await owners(manager);
  await make(
    left === founder.userId ? partner : founder,
    left === founder.userId ? founder : partner,
  );
});

test('the last owner cannot be removed, and the error says what to do', async () => {
  expect((await relieve(partner, founder)).status).toBe(200);
  expect((await relieve(partner, founder)).status).toBe(404);
  const refused = await relieve(founder, founder);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'last_owner']);
  const staying = await leave(founder);
  expect(staying.status).toBe(409);
  expect(staying.body.errors[0]).toEqual({
    message:
      'Вы единственный владелец. Назначьте другого в настройках компании или удалите компанию',
    code: 'last_owner',
  });
  expect(await owners()).toEqual([founder.userId]);
});

test('a member who leaves loses access at once; an owner may leave if there is another one', async () => {
  expect((await leave(stranger)).status).toBe(404);
  expect((await leave(manager)).status).toBe(200);
  expect((await school.send('GET', base, undefined, manager)).status).toBe(404);
  expect(await companiesOf(manager)).toBe(0);
  await make(partner, founder);
  expect((await leave(founder)).status).toBe(200);
  expect(await owners(partner)).toEqual([partner.userId]);

  // A restored owner is an ordinary member.
  await school.send('POST', `${base}/users/restore`, { users_id: [founder.userId] }, partner);
  expect(await companiesOf(founder)).toBe(1);
  expect(await owners(partner)).toEqual([partner.userId]);
});
