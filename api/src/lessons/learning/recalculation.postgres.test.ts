// Tests two lessons of a learner finished concurrently: both count, and one certificate is issued.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formOf, png } from '../../../testing/files.ts';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { untilBlockingAnother } from '../../../testing/blocked-transaction.ts';
import { recalculateCourses } from './recalculation.ts';

let school: School;
let owner: Caller;
let companyId: number;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@settling-meet.test');
  companyId = await school.company('settling-meet', owner);
});

const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await school.send(method, `/api/companies/${companyId}${path}`, body, owner);
  expect([path, answer.status < 300, answer.body.errors]).toEqual([path, true, undefined]);
  return answer.body.data;
};

test('the second event counts the lesson that the first has finished', async () => {
  const { headers, payload } = formOf('основа.png', png);
  const image = await school.app.inject({
    method: 'POST',
    url: `/api/companies/${companyId}/add_media`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  const { id: course } = await send('POST', '/courses', {
    name: 'Вместе',
    status: 'visible',
    certificate_id: image.json().data.id,
  });
  const [one, other] = [
    await send('POST', `/courses/${course}/lessons`, { name: 'А', type: 'text' }),
    await send('POST', `/courses/${course}/lessons`, { name: 'Б', type: 'text' }),
  ];
  await send('POST', `/courses/${course}/users/attach`, { users_id: [owner.userId] });
  const first = await school.database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into lesson_progress (company_id, course_id, lesson_id, user_id, finished_at)
        values (${companyId}, ${course}, ${one.id}, ${owner.userId}, now())`,
    );
    const learner = sql`select ${course}::integer as course_id, ${owner.userId}::integer as user_id`;
    await recalculateCourses(transaction, companyId, learner);
    const finishing = send('POST', `/learning/courses/${course}/lessons/${other.id}/finish`);
    await untilBlockingAnother(transaction);
    return { finishing };
  });
  await first.finishing;
  expect(await send('GET', `/learning/courses/${course}`)).toMatchObject({
    progress: 100,
    certificate: { number: expect.any(String) },
  });
  expect(await send('GET', `/certificates?course_id=${course}`)).toHaveLength(1);
});
