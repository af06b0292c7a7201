// Keeps catalogue addresses of courses unique. A course has up to two (category and slug); courses in the trash reserve
// theirs.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, invalid } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

/** An arbitrary number that no other advisory lock uses. */
const addressesLock = 7_254_017;

/** Serializes changes of course addresses in the company until the transaction ends. */
async function holdAddresses(transaction: Transaction, { companyId }: Scope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${addressesLock}, ${companyId})`);
}

const places = ['first', 'second'] as const;

/** A query of all course addresses of the company. */
const addresses = (companyId: number) =>
  sql.join(
    places.map((place) => {
      const id = sql.identifier(`catalog_url_${place}_category_id`);
      const slug = sql.identifier(`catalog_url_${place}_category_slug`);
      return sql`select id as course_id, status, ${sql.raw(`'${place}'`)} as place, ${id} as category_id, ${slug} as slug
        from courses where company_id = ${companyId} and ${id} is not null and ${slug} is not null`;
    }),
    sql` union all `,
  );

/**
 * Throws 422 if another course has the address. `id` is the written course, or null for a new one.
 */
export async function requireFreeAddresses(
  transaction: Transaction,
  scope: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const { companyId } = scope;
  const named = (place: (typeof places)[number]) => [
    `catalog_url_${place}_category_id`,
    `catalog_url_${place}_category_slug`,
  ];
  if (!places.some((place) => named(place).some((name) => sent[name] != null))) return;
  await holdAddresses(transaction, scope);
  const [stored = {}] =
    id === null
      ? []
      : await rowsOf<Row>(
          transaction,
          sql`select ${sql.join(
            places.flatMap(named).map((name) => sql.identifier(name)),
            sql`, `,
          )} from courses where company_id = ${companyId} and id = ${id}`,
        );
  const course: Row = { ...stored, ...sent };
  for (const place of places) {
    const [category, slug] = named(place).map((name) => course[name]);
    if (category == null || slug == null) continue;
    const [other] = await rowsOf<{ status: string }>(
      transaction,
      sql`select status from (${addresses(companyId)}) as taken
        where category_id = ${Number(category)} and slug = ${String(slug)} and course_id <> ${id ?? 0}
        order by (status = 'deleted') limit 1`,
    );
    if (other === undefined) continue;
    const whose = other.status === 'deleted' ? 'курса в корзине' : 'другого курса';
    throw invalid(`catalog_url_${place}_category_slug`, `Такой адрес уже есть у ${whose}`, 'taken');
  }
}

/** Throws 409 if merging category `id` into `into` would give two courses the same address. */
export async function refuseSameAddresses(
  transaction: Transaction,
  scope: Scope,
  id: number,
  into: number,
): Promise<void> {
  await holdAddresses(transaction, scope);
  const [same] = await rowsOf<{ slug: string }>(
    transaction,
    sql`with taken as (${addresses(scope.companyId)})
      select one.slug from taken one join taken other on other.slug = one.slug and other.course_id <> one.course_id
      where one.category_id = ${id} and other.category_id = ${into} order by one.slug limit 1`,
  );
  if (same === undefined) return;
  throw conflict(
    'same_address',
    `В обеих категориях есть курс с адресом «${same.slug}»: измените один из адресов`,
  );
}
