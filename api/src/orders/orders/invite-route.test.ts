// Invites for orders: created once for the customer, with the ordered packages.
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let course: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@order-invites.test');
  companyId = await school.company('order-invites', owner);
  course = (await ok('POST', '/courses', { name: 'Физика', status: 'visible' })).id;
});

const send = (method: 'GET' | 'POST', path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST', path: string, body?: object) {
  const { status, body: answer } = await send(method, path, body);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

const invited = async (order: object, as = owner) => {
  const { id } = await ok('POST', '/orders', order);
  return send('POST', `/orders/${id}/create_invite`, undefined, as);
};

const failure = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.errors[0].field ?? body.errors[0].code,
  body.errors[0].message,
];

test('an order without a course, or whose course has nothing to grant, is rejected', async () => {
  expect(failure(await invited({ name: 'Звонок' }))).toEqual([
    422,
    'course_id',
    'В заявке нет курса: выберите, на что приглашать',
  ]);
  expect(failure(await invited({ course_id: course }))).toEqual([
    422,
    'course_package_id',
    'Приглашение выдаёт пакет, а у курса их нет: добавьте курсу пакет',
  ]);
});

test('the customer is invited once, to the ordered course', async () => {
  const [usual, other] = [
    await ok('POST', `/courses/${course}/course_packages`, { name: 'Всё' }),
    await ok('POST', `/courses/${course}/course_packages`, { name: 'Половина' }),
  ];
  const answer = await invited({
    course_id: course,
    course_package_id: other.id,
    contact_email: 'yana@mail.test',
    contact_phone: '+7 900 111-22-33',
  });
  const { id, number, invite_id } = answer.body.data;
  const wanted = 'with=recipients;course_packages:name';
  expect(await ok('GET', `/invites/${invite_id}?${wanted}`)).toMatchObject({
    name: `Заявка № ${number}`,
    type: 'personal',
    user_limit: 1,
    state: 'works',
    send_type: 'email',
    recipients: [{ address: 'yana@mail.test' }],
    course_packages: [{ name: 'Половина' }],
  });
  expect(failure(await send('POST', `/orders/${id}/create_invite`))).toEqual([
    409,
    'invited',
    'У заявки уже есть приглашение',
  ]);
  const whole = await invited({ course_id: course, contact_phone: '+7 900 111-22-33' });
  const given = `/invites/${whole.body.data.invite_id}?with=recipients;course_packages:id`;
  expect(await ok('GET', given)).toMatchObject({
    send_type: 'phone',
    recipients: [{ address: '+79001112233' }],
    course_packages: [{ id: usual.id }],
  });
});

test('the route requires permissions to change orders and to invite', async () => {
  for (const flag of ['crm_update', 'users_welcome'] as const) {
    const person = await school.person(`${flag}@order-invites.test`);
    await school.join(companyId, person, ['crm_show', flag]);
    expect((await invited({ course_id: course }, person)).status).toBe(403);
  }
});
