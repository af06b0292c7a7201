// Relations between packages: a package includes or requires another. Relations must not form a cycle.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { courseGrants } from '../grants.ts';
import { packageRelationRecord } from '../records.ts';
import { coursePackageRelations, packageRelationTypes } from './package-tables.ts';
import { coursePackageResource } from './packages.ts';
import { lockRelations } from './move-relations.ts';

const missing = 'Связь пакетов не найдена';

/** Relations per package; they are read in one page with it. */
const most = 50;

const type = z
  .enum(packageRelationTypes)
  .describe(
    '`included`: given together with the package; `required`: needed before the package can be given.',
  );

export const packageRelationResource = resource({
  record: packageRelationRecord,
  path: '/course_package_relations',
  tag: 'Packages and branches',
  missing,
  words: { one: 'одну связь', many: 'связей', all: 'Связи' },
  partOf: { of: coursePackageResource, by: 'package_id' },
  sort: ['created_at'],
  filters: ['package_id', 'related_package_id', 'type'],
  create: z.strictObject({
    package_id: z.int32(),
    related_package_id: z.int32().describe('A package of this or another course.'),
    type,
  }),
  update: z.strictObject({ type: type.optional() }),
  beforeWrite: async (transaction, scope, sent, id) => {
    await lockRelations(transaction, scope);
    const pair = 'package_id' in sent ? sent : await pairOf(transaction, scope, id);
    // An included package is given too, so the caller needs the right to change it.
    await requirePackage(transaction, scope, pair.package_id);
    await requirePackage(transaction, scope, pair.related_package_id);
    if (id === null) await requireNew(transaction, scope, pair.package_id, pair.related_package_id);
    return sent;
  },
});

async function pairOf(transaction: Transaction, { companyId }: Scope, relation: number | null) {
  const { company_id, id, package_id, related_package_id } = coursePackageRelations;
  const [pair] = await transaction
    .select({ package_id, related_package_id })
    .from(coursePackageRelations)
    .where(and(eq(company_id, companyId), eq(id, relation ?? 0)));
  if (pair === undefined) throw notFound(missing);
  return pair;
}

async function requirePackage(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const { skipped } = await coursePackageResource.selectRows(courseGrants.update, {
    transaction,
    scope,
    chosen: { ids: [id] },
  });
  if (skipped.some(({ code }) => code === 'not_found')) {
    throw notFound(coursePackageResource.missing);
  }
  if (skipped.length > 0) throw forbidden();
}

/** Throws if the two are already related, or the relation would close a cycle. */
async function requireNew(
  transaction: Transaction,
  { companyId }: Scope,
  packageId: number,
  relatedId: number,
): Promise<void> {
  const field = 'related_package_id';
  const { company_id, package_id, related_package_id } = coursePackageRelations;
  const ofPackage = and(eq(company_id, companyId), eq(package_id, packageId));
  const same = and(ofPackage, eq(related_package_id, relatedId));
  if ((await transaction.$count(coursePackageRelations, same)) > 0) {
    throw invalid(field, 'Эти пакеты уже связаны', 'taken');
  }
  if ((await transaction.$count(coursePackageRelations, ofPackage)) >= most) {
    throw conflict('too_many', `Связей не больше ${most}: удалите лишние`);
  }
  const { circle } = await rowOf<{ circle: boolean }>(
    transaction,
    sql`with recursive reached (id) as (
      select ${relatedId}::integer
      union
      select relation.related_package_id from reached join course_package_relations relation
        on relation.company_id = ${companyId} and relation.package_id = reached.id
    )
    select exists (select 1 from reached where id = ${packageId}) as circle`,
  );
  if (circle) throw invalid(field, 'Пакет не может вести к самому себе', 'circle');
}
