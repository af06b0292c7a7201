// Filters, files, deadlines and scheduled openings use the company's time zone.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../testing/school.ts';

let school: School;
let owner: Caller;
let companyId: number;
let base: string;

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@time-zone.test');
  companyId = await school.company('time-zone', owner);
  base = `/api/companies/${companyId}`;
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  school.send(method, `${base}${path}`, body, owner);

const countIn = async (time_zone: string) => {
  const { status, body } = await send('PUT', '', { time_zone });
  return [status, body.data?.time_zone];
};

test('is set by its name in any case, and returned with the company', async () => {
  expect((await send('GET', '')).body.data.time_zone).toBe('Europe/Moscow');
  expect(await countIn('asia/vladivostok')).toEqual([200, 'Asia/Vladivostok']);
  const [audit] = (await send('GET', '/admin/get_log?auditable_type=companies')).body.data;
  expect(audit.changes).toMatchObject([{ from: 'Europe/Moscow', to: 'Asia/Vladivostok' }]);
});

test.each(['', 'Владивосток', 'Asia/Nowhere', '+10:00', "UTC'; select 1 --"])(
  'refuses «%s», which is not a time zone',
  async (time_zone) => {
    const { status, body } = await send('PUT', '', { time_zone });
    expect([status, body.errors[0].field]).toEqual([422, 'time_zone']);
  },
);

describe('near midnight', () => {
  /** 01:30 on 2 March in Vladivostok, 17:30 on 1 March in Kaliningrad. */
  const instant = '2026-03-01T15:30:00Z';

  test('a filter by days uses the days of the company', async () => {
    const { id } = (await send('POST', '/orders', { name: 'Физика' })).body.data;
    await school.database.system((transaction) =>
      transaction.execute(
        sql`update orders set created_at = ${instant} where company_id = ${companyId} and id = ${id}`,
      ),
    );
    const onDay = async (day: string) => {
      const { body } = await send('GET', `/orders?created_from=${day}&created_to=${day}`);
      return body.data.length;
    };
    // The same prepared statement, with the current zone.
    for (const [zone, found] of [
      ['Asia/Vladivostok', [0, 1]],
      ['Europe/Kaliningrad', [1, 0]],
      ['Asia/Vladivostok', [0, 1]],
    ] as const) {
      await countIn(zone);
      expect([zone, await onDay('2026-03-01'), await onDay('2026-03-02')]).toEqual([
        zone,
        ...found,
      ]);
    }
  });

  test('a lesson opens and a course ends at midnight in the company’s time zone', async () => {
    const course = (await send('POST', '/courses', { name: 'Физика', status: 'visible' })).body
      .data;
    const lesson = (
      await send('POST', `/courses/${course.id}/lessons`, {
        name: 'Завтра',
        type: 'text',
        open_type: 'after_days',
        open_days_count: 1,
      })
    ).body.data;
    const learner = await school.person('learner@time-zone.test');
    await school.join(companyId, learner, ['learning_part_access', 'learn_courses']);
    await school.database.system((transaction) =>
      transaction.execute(
        sql`insert into course_students (company_id, course_id, user_id, created_at)
          values (${companyId}, ${course.id}, ${learner.userId}, '2099-03-01T15:30:00Z')`,
      ),
    );
    const learning = `${base}/learning/courses/${course.id}`;
    const opens = async () =>
      (await school.send('GET', `${learning}/lessons/${lesson.id}`, undefined, learner)).body.data
        .opens_at;
    await countIn('Asia/Vladivostok');
    expect(await opens()).toBe('2099-03-02T14:00:00.000Z');
    await countIn('Europe/Kaliningrad');
    expect(await opens()).toBe('2099-03-01T22:00:00.000Z');

    // It is this day on the Line Islands, and always an earlier one on Samoa.
    const zones = { first: 'Pacific/Kiritimati', last: 'Pacific/Pago_Pago' };
    const close_date = new Intl.DateTimeFormat('sv-SE', { timeZone: zones.first }).format();
    await send('PUT', `/courses/${course.id}`, { close_date });
    const hasEnded = async (zone: string) => {
      await countIn(zone);
      return (await school.send('GET', learning, undefined, learner)).body.data.is_ended;
    };
    expect(await hasEnded(zones.last)).toBe(false);
    expect(await hasEnded(zones.first)).toBe(true);
  });
});
