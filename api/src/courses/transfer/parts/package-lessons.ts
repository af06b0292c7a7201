// Lessons that packages include and exclude, in archives. Packages and lessons are referenced by their indexes.
import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { lessons } from '../../../lessons/tables.ts';
import {
  coursePackageClosedHomeworks,
  coursePackageClosedLessons,
  coursePackageClosedTests,
  coursePackageLessons,
  coursePackages,
  coursePackageTrialLessons,
  coursePackageZoomLessons,
} from '../../packages/package-tables.ts';
import { definePart, type ExportSource, type ImportTarget } from '../course-part.ts';

const tables = {
  lessons: coursePackageLessons,
  trial_lessons: coursePackageTrialLessons,
  zoom_lessons: coursePackageZoomLessons,
  closed_lessons: coursePackageClosedLessons,
  closed_homeworks: coursePackageClosedHomeworks,
};

type Kind = keyof typeof tables;
const kinds = Object.keys(tables) as Kind[];

const someLessons = z.array(z.int().min(0).max(1000)).max(1000);

const content = z
  .array(
    z.strictObject({
      package: z.int().min(0).max(100),
      lessons: someLessons,
      trial_lessons: someLessons,
      zoom_lessons: someLessons,
      closed_lessons: someLessons,
      closed_homeworks: someLessons,
    }),
  )
  .max(100);

type Opened = z.infer<typeof content>;

export const packageLessonsPart = definePart({
  name: 'package_lessons',
  title: 'Что открывают пакеты',
  content,
  read: readOpened,
  write: async (target, opened) => {
    const packages = target.createdIds.get(coursePackages) ?? [];
    const all = target.createdIds.get(lessons) ?? [];
    let count = 0;
    for (const each of opened) {
      const package_id = packages[each.package];
      if (package_id === undefined) continue;
      let isWhole = true;
      for (const kind of kinds) {
        const targets = [...new Set(each[kind])].flatMap((place) => all[place] ?? []);
        isWhole &&= targets.length === new Set(each[kind]).size;
        await tie(target, tables[kind], package_id, targets);
      }
      if (isWhole) count += 1;
      else await reportMissing(target, package_id);
    }
    return count;
  },
});

const why = 'нет части его уроков: что пакет открывает и закрывает, выберите заново';

async function readOpened({
  transaction,
  scope,
  courseId,
  indexes,
  reportOmission,
}: ExportSource): Promise<Opened> {
  const { companyId } = scope;
  const packages = await transaction
    .select({ id: coursePackages.id, name: coursePackages.name })
    .from(coursePackages)
    .where(and(eq(coursePackages.company_id, companyId), eq(coursePackages.course_id, courseId)));
  const ids = packages.map(({ id }) => id);
  const rowsIn = (table: (typeof tables)[Kind] | typeof coursePackageClosedTests) =>
    transaction
      .select({ package_id: table.package_id, target_id: table.target_id })
      .from(table)
      .where(and(eq(table.company_id, companyId), inArray(table.package_id, ids)));
  const tied = new Map<Kind, Awaited<ReturnType<typeof rowsIn>>>();
  for (const kind of kinds) tied.set(kind, await rowsIn(tables[kind]));
  const tests = new Set((await rowsIn(coursePackageClosedTests)).map((row) => row.package_id));
  const placeOf = indexes.get(lessons);
  return packages.flatMap(({ id, name }) => {
    if (tests.has(id)) {
      reportOmission(
        `Тесты пакета «${name}»`,
        'они в архив не входят: что пакет закрывает, выберите заново',
      );
    }
    const of = (kind: Kind) => (tied.get(kind) ?? []).filter((row) => row.package_id === id);
    const placesOf = (kind: Kind) => of(kind).flatMap((row) => placeOf?.get(row.target_id) ?? []);
    const isTied = kinds.some((kind) => of(kind).length > 0);
    if (kinds.some((kind) => placesOf(kind).length < of(kind).length)) {
      reportOmission(`Уроки пакета «${name}»`, why);
    }
    const at = indexes.get(coursePackages)?.get(id);
    if (at === undefined || !isTied) return [];
    return [
      {
        package: at,
        lessons: placesOf('lessons'),
        trial_lessons: placesOf('trial_lessons'),
        zoom_lessons: placesOf('zoom_lessons'),
        closed_lessons: placesOf('closed_lessons'),
        closed_homeworks: placesOf('closed_homeworks'),
      },
    ];
  });
}

async function tie(
  { transaction, scope }: ImportTarget,
  table: PgTable,
  package_id: number,
  targets: readonly number[],
): Promise<void> {
  if (targets.length === 0) return;
  const company_id = scope.companyId;
  const rows = targets.map((target_id) => ({ company_id, package_id, target_id }));
  await transaction.insert(table).values(rows as never);
}

async function reportMissing(
  { transaction, scope, reportOmission }: ImportTarget,
  packageId: number,
): Promise<void> {
  const [found] = await transaction
    .select({ name: coursePackages.name })
    .from(coursePackages)
    .where(and(eq(coursePackages.company_id, scope.companyId), eq(coursePackages.id, packageId)));
  reportOmission(`Уроки пакета «${found?.name ?? ''}»`, why);
}
