// Branches, packages and chat links of a course in archives. They reference each other by their indexes.
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnOf } from '../../../kit/database/columns.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { countOf } from '../../../kit/values/plurals.ts';
import { name, optionalText, price, webAddress } from '../../../kit/values/texts.ts';
import { courseBranches } from '../../packages/branch-tables.ts';
import { ensureDefaults } from '../../packages/defaults.ts';
import {
  coursePackageRelations,
  coursePackages,
  packageRelationTypes,
} from '../../packages/package-tables.ts';
import { day } from '../../rules.ts';
import { courseChatLinkBlockPackages, courseChatLinkBlocks } from '../../tables.ts';
import { definePart, type ExportSource, type ImportTarget } from '../course-part.ts';

const most = 100;

/** Relations of all packages of a course: each is checked for a cycle. */
const mostRelations = 2000;
const place = z.int().min(0).max(most);

const content = z
  .strictObject({
    branches: z
      .array(z.strictObject({ name, is_default: z.boolean(), start_date: day, end_date: day }))
      .max(most)
      .refine(
        (branches) => new Set(branches.map((branch) => branch.name)).size === branches.length,
        'Названия веток повторяются',
      ),
    packages: z
      .array(
        z.strictObject({
          name,
          description: optionalText(1000),
          price,
          old_price: price,
          is_default: z.boolean(),
          branch: place.nullable(),
        }),
      )
      .max(most),
    relations: z
      .array(z.strictObject({ from: place, to: place, type: z.enum(packageRelationTypes) }))
      .max(mostRelations),
    chat_links: z
      .array(
        z.strictObject({
          title: name,
          url: webAddress(),
          active: z.boolean(),
          packages: z.array(place).max(most),
        }),
      )
      .max(50),
  })
  .refine(
    ({ branches, packages }) =>
      packages.every(({ branch }) => branch === null || branch < branches.length),
    'Пакет называет ветку, которой нет',
  );

type Sales = z.infer<typeof content>;

export const salesPart = definePart({
  name: 'sales',
  title: 'Ветки, пакеты и ссылки на чат',
  content,
  read: readSales,
  write: async (target, sales) => {
    const { transaction, scope, courseId } = target;
    const branches = await addBranches(target, sales);
    const packages = await addPackages(target, sales, branches);
    target.createdIds.set(coursePackages, packages);
    for (const kind of [courseBranches, coursePackages]) {
      await ensureDefaults(transaction, scope, kind, courseId, null);
    }
    const relations = await addRelations(target, sales, packages);
    await addChatLinks(target, sales, packages);
    return branches.length + packages.length + relations + sales.chat_links.length;
  },
});

async function readSales(source: ExportSource): Promise<Sales> {
  const { transaction, scope, courseId, reportOmission } = source;
  const rowsIn = <
    Table extends typeof courseBranches | typeof coursePackages | typeof courseChatLinkBlocks,
  >(
    table: Table,
  ) =>
    transaction
      .select()
      .from(table as PgTable)
      .where(ofCourse(table, scope.companyId, courseId))
      .orderBy(asc(columnOf(table, 'sort')), asc(columnOf(table, 'id'))) as unknown as Promise<
      Table['$inferSelect'][]
    >;
  const branches = await rowsIn(courseBranches);
  const packages = await rowsIn(coursePackages);
  const blocks = await rowsIn(courseChatLinkBlocks);
  const placeOf = (id: number) => packages.findIndex((each) => each.id === id);
  const { company_id } = coursePackageRelations;
  const relations = await transaction
    .select({
      from: coursePackageRelations.package_id,
      to: coursePackageRelations.related_package_id,
      type: coursePackageRelations.type,
    })
    .from(coursePackageRelations)
    .innerJoin(
      coursePackages,
      and(
        eq(coursePackages.company_id, company_id),
        eq(coursePackages.id, coursePackageRelations.package_id),
      ),
    )
    .where(ofCourse(coursePackages, scope.companyId, courseId))
    .orderBy(asc(coursePackageRelations.id));
  const tied = await transaction
    .select({
      block_id: courseChatLinkBlockPackages.block_id,
      package_id: courseChatLinkBlockPackages.package_id,
    })
    .from(courseChatLinkBlockPackages)
    .innerJoin(
      courseChatLinkBlocks,
      and(
        eq(courseChatLinkBlocks.company_id, courseChatLinkBlockPackages.company_id),
        eq(courseChatLinkBlocks.id, courseChatLinkBlockPackages.block_id),
      ),
    )
    .where(ofCourse(courseChatLinkBlocks, scope.companyId, courseId));
  const inside = relations.filter(({ to }) => placeOf(to) >= 0);
  for (const { from } of relations.filter(({ to }) => placeOf(to) < 0)) {
    reportOmission(
      `Связь пакета «${packages[placeOf(from)]?.name ?? ''}»`,
      'ведёт к пакету другого курса',
    );
  }
  if (inside.length > mostRelations) {
    const over = countOf(inside.length - mostRelations, ['связь', 'связи', 'связей']);
    reportOmission(`Ещё ${over} пакетов`, `в архив входит ${mostRelations} связей`);
  }
  source.indexes.set(coursePackages, new Map(packages.map(({ id }, at) => [id, at])));
  return {
    branches: branches.map(({ name, is_default, start_date, end_date }) => ({
      name,
      is_default,
      start_date,
      end_date,
    })),
    packages: packages.map(({ branch_id, ...sold }) => ({
      name: sold.name,
      description: sold.description,
      price: sold.price,
      old_price: sold.old_price,
      is_default: sold.is_default,
      branch: branch_id === null ? null : branches.findIndex(({ id }) => id === branch_id),
    })),
    relations: inside
      .slice(0, mostRelations)
      .map(({ from, to, type }) => ({ from: placeOf(from), to: placeOf(to), type })),
    chat_links: blocks.map(({ id, title, url, active }) => ({
      title,
      url,
      active,
      packages: tied
        .filter(({ block_id }) => block_id === id)
        .map(({ package_id }) => placeOf(package_id))
        .filter((at) => at >= 0),
    })),
  };
}

const ofCourse = (
  table: typeof courseBranches | typeof coursePackages | typeof courseChatLinkBlocks,
  companyId: number,
  courseId: number,
): SQL | undefined => and(eq(table.company_id, companyId), eq(table.course_id, courseId));

const addBranches = (target: ImportTarget, { branches }: Sales) =>
  insert(target, courseBranches, branches);

const addPackages = (target: ImportTarget, { packages }: Sales, branches: readonly number[]) =>
  insert(
    target,
    coursePackages,
    packages.map(({ branch, ...sold }) => ({
      ...sold,
      branch_id: branch === null ? null : branches[branch],
    })),
  );

/** Returns the ids in the order of the rows. */
async function insert(
  { transaction, scope, courseId }: ImportTarget,
  table: PgTable,
  rows: readonly object[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, row] of rows.entries()) {
    const below = { company_id: scope.companyId, course_id: courseId, sort: index + 1 };
    ids.push(await insertOne(transaction, table, { ...row, ...below }));
  }
  return ids;
}

async function insertOne(transaction: Transaction, table: PgTable, row: object): Promise<number> {
  const [made] = await transaction
    .insert(table)
    .values(row)
    .returning({ id: columnOf(table, 'id') });
  return Number(made?.id);
}

/** Skips relations that would close a cycle. */
async function addRelations(
  { transaction, scope, reportOmission }: ImportTarget,
  { relations, packages: archivedPackages }: Sales,
  packages: readonly number[],
): Promise<number> {
  const accepted: Sales['relations'] = [];
  const ways = new Map<number, number[]>();
  for (const relation of relations) {
    const { from, to } = relation;
    const isKnown = packages[from] !== undefined && packages[to] !== undefined;
    const isTwice = ways.get(from)?.includes(to) ?? false;
    if (isKnown && !isTwice && !leads(ways, to, from)) {
      accepted.push(relation);
      ways.set(from, [...(ways.get(from) ?? []), to]);
    } else {
      reportOmission(
        `Связь пакета «${archivedPackages[from]?.name ?? ''}»`,
        'ведёт к самому пакету, повторяется или ведёт в никуда',
      );
    }
  }
  const rows = accepted.map(({ from, to, type }) => ({
    company_id: scope.companyId,
    package_id: packages[from] ?? 0,
    related_package_id: packages[to] ?? 0,
    type,
  }));
  if (rows.length > 0) await transaction.insert(coursePackageRelations).values(rows);
  return rows.length;
}

/** Whether a path of relations connects one package with another. */
function leads(ways: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    if (at === to) return true;
    for (const next of ways.get(at) ?? []) seen.add(next);
  }
  return false;
}

async function addChatLinks(
  target: ImportTarget,
  { chat_links: links }: Sales,
  packages: readonly number[],
): Promise<void> {
  const blocks = await insert(
    target,
    courseChatLinkBlocks,
    links.map(({ title, url, active }) => ({ title, url, active })),
  );
  const tied = links.flatMap((link, index) =>
    [...new Set(link.packages)].flatMap((at) => {
      const [block_id, package_id] = [blocks[index], packages[at]];
      if (block_id === undefined || package_id === undefined) return [];
      return [{ company_id: target.scope.companyId, block_id, package_id }];
    }),
  );
  if (tied.length > 0) await target.transaction.insert(courseChatLinkBlockPackages).values(tied);
}
