// The order board: counts and sums per status, with the list's filters, and stored sums that stay correct after any
// writes.
import fc from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type Caller, type School } from '../../../testing/school.ts';
import { rowsOf } from '../../kit/database/database.ts';

let school: School;
let owner: Caller;
let reader: Caller;
let companyId: number;
let statuses: { id: number }[];

beforeAll(async () => {
  school = await openSchool();
  owner = await school.person('owner@board.test');
  reader = await school.person('reader@board.test');
  companyId = await school.company('board', owner);
  await school.join(companyId, reader, ['crm_show']);
  statuses = await ok('GET', '/order_statuses');
});

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) =>
  school.send(method, `/api/companies/${companyId}${path}`, body, as);

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = owner) {
  const { status, body: answer } = await send(method, path, body, as);
  expect([method, path, status < 300, answer.errors]).toEqual([method, path, true, undefined]);
  return answer.data;
}

/** The non-empty columns: the position of the status, the number of orders and their sum. */
const board = async (query = '', as = owner): Promise<(number | string)[][]> =>
  (await ok('GET', `/orders/board?${query}`, undefined, as)).flatMap(
    ({ count, sum }: { count: number; sum: string }, place: number) =>
      count === 0 ? [] : [[place, count, sum]],
  );

describe('the board', () => {
  test('has a column for each status in order, with the number of orders and their sum', async () => {
    expect(await ok('GET', '/orders/board')).toEqual(
      statuses.map(({ id }) => ({ status_id: id, count: 0, sum: '0.00' })),
    );
    const folder = (await ok('POST', '/order_folder', { name: 'Осень' })).id;
    await ok('POST', '/orders', { name: 'Физика', fix_price: '1000.50', folder_id: folder });
    await ok('POST', '/orders', { name: 'Химия', fix_price: '2000' });
    const working = { status_id: statuses[1]?.id, price: '700' };
    const { id } = await ok('POST', '/orders', { name: 'Физика', ...working });
    expect(await board()).toEqual([
      [0, 2, '3000.50'],
      [1, 1, '700.00'],
    ]);
    expect(await board('search=физика', reader)).toEqual([
      [0, 1, '1000.50'],
      [1, 1, '700.00'],
    ]);
    expect(await board(`folder_id=${folder}&to_pay_from=1000`)).toEqual([[0, 1, '1000.50']]);
    expect(await board('deleted=1')).toEqual([]);
    await ok('POST', '/orders/delete', { orders_id: [id] });
    expect(await board()).toEqual([[0, 2, '3000.50']]);
    expect(await board('deleted=1')).toEqual([[1, 1, '700.00']]);
  });

  test('has only the columns of the statuses in the filter', async () => {
    const columns = async (query: string) =>
      (await ok('GET', `/orders/board?${query}`)).map(
        ({ status_id }: { status_id: number }) => status_id,
      );
    const [first, , third] = statuses.map(({ id }) => id);
    expect(await columns(`status_id=${third},${first}`)).toEqual([first, third]);
    expect(await columns('status_type=success')).toEqual([third]);
    expect(await columns(`status_type=success,new&search=физика`)).toEqual([first, third]);
  });

  test('requires the permission for orders and rejects invalid filters', async () => {
    const outsider = await school.person('outsider@board.test');
    await school.join(companyId, outsider, ['courses_show_all']);
    expect((await send('GET', '/orders/board', undefined, outsider)).status).toBe(403);
    expect((await send('GET', '/orders/board?relation=status')).status).toBe(422);
    expect((await send('GET', '/orders/board?status_id=first')).status).toBe(422);
  });
});

/** Any bulk change of orders. */
const anyWrite: fc.Arbitrary<(ids: readonly number[]) => SQL> = fc.oneof(
  fc
    .array(fc.record({ status: fc.nat(3), sum: fc.option(fc.nat(500)), isDeleted: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    })
    .map(
      (rows) => (ids: readonly number[]) =>
        sql`insert into orders (company_id, number, name, status_id, price, status) values ${sql.join(
          rows.map(
            ({ status, sum, isDeleted }, index) =>
              sql`(${companyId}, (select coalesce(max(number), 0) from orders where company_id = ${companyId}) + 1 + ${index}::integer, 'Проба', ${ids[status]}, ${sum}, ${isDeleted ? 'deleted' : 'active'})`,
          ),
          sql`, `,
        )}`,
    ),
  fc.record({ from: fc.nat(3), to: fc.nat(3), sum: fc.option(fc.nat(500)) }).map(
    ({ from, to, sum }) =>
      (ids: readonly number[]) =>
        sql`update orders set status_id = ${ids[to]}, fix_price = ${sum} where company_id = ${companyId} and status_id = ${ids[from]}`,
  ),
  fc
    .constantFrom('active', 'deleted')
    .map(
      (place) => () =>
        sql`update orders set status = ${place} where company_id = ${companyId} and id % 2 = 0`,
    ),
  fc
    .nat(3)
    .map(
      (place) => (ids: readonly number[]) =>
        sql`delete from orders where company_id = ${companyId} and status_id = ${ids[place]}`,
    ),
);

test('stored sums equal computed ones after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { maxLength: 6 }), async (writes) => {
      const ids = statuses.map(({ id }) => id);
      const there = await school.database.system(async (transaction) => {
        for (const write of writes) await transaction.execute(write(ids));
        return rowsOf<{ place: string; status_id: number; count: number; sum: string }>(
          transaction,
          sql`select status as place, status_id, count(*)::integer as count, round(sum(to_pay), 2)::text as sum
            from orders where company_id = ${companyId} group by 1, 2`,
        );
      });
      for (const [place, deleted] of [
        ['active', 0],
        ['deleted', 1],
      ] as const) {
        const counted = ids.map((id) => {
          const found = there.find((row) => row.place === place && row.status_id === id);
          return { status_id: id, count: found?.count ?? 0, sum: found?.sum ?? '0.00' };
        });
        expect(await ok('GET', `/orders/board?deleted=${deleted}`)).toEqual(counted);
      }
    }),
    { numRuns: 30 },
  );
});
