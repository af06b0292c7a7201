// Writes branches of the demo school's first courses: lessons, packages, learners, and the remarks of commercial
// offers.
import { and, eq, sql } from 'drizzle-orm';
import { courseRemarks } from '../../courses/commercial-offer/remark-tables.ts';
import { courseBranches } from '../../courses/packages/branch-tables.ts';
import * as tables from '../../courses/packages/package-tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { lessonWebinars } from '../../lessons/webinars/webinar-tables.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import { entry } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';

/** The number of courses with branches. */
export const branchedCourses = 8;

/** The remarks in the offer of each such course. */
const offered =
  'В цену входят учебные материалы и проверка домашних заданий. За группу от десяти учеников скидку посчитаем отдельно.';

const branchNames = ['Осенний поток', 'Весенний поток'] as const;

/** The packages of each branch, with the surcharge on the course's price in roubles. */
const packages = [
  { name: 'Самостоятельный', description: 'Уроки и тесты, без проверки домашних заданий', more: 0 },
  { name: 'С куратором', description: 'Куратор проверяет домашние задания', more: 3000 },
  { name: 'Индивидуальный', description: 'Личные занятия с преподавателем', more: 12_000 },
] as const;

const lessonsOfCourse = [
  { name: 'Как устроен курс', type: 'video', status: 'trial' },
  { name: 'Основные понятия', type: 'text', status: 'visible' },
  { name: 'Разбор задач', type: 'webinar', status: 'visible' },
  { name: 'Домашнее задание № 1', type: 'homework', status: 'visible' },
  { name: 'Промежуточный тест', type: 'test', status: 'visible' },
  { name: 'Итоговая встреча', type: 'webinar', status: 'draft' },
] as const;

/** The position of the webinar that learners see. */
const webinarPlace = 2;

interface Course {
  id: number;
  price: number | null;
  startDate: string | null;
  createdAt: string;
}

/** The branches of a course, and the packages of each, in order. */
export interface Branches {
  branches: number[];
  packages: number[][];
}

export async function insertBranches(place: DemoTarget, course: Course): Promise<Branches> {
  const { transaction, companyId: company_id } = place;
  const of = { company_id, course_id: course.id };
  const since = { created_at: course.createdAt, updated_at: course.createdAt };
  const start = course.startDate ?? course.createdAt.slice(0, 10);
  await insert(transaction, courseRemarks, [{ ...of, ...since, text: offered }]);
  const branches = await insertWithIds(
    transaction,
    courseBranches,
    branchNames.map((name, index) => ({
      ...of,
      ...since,
      name,
      is_default: index === 0,
      sort: index + 1,
      start_date: dayAfter(start, index * 150),
      end_date: dayAfter(start, index * 150 + 120),
    })),
  );
  const lessonIds = await insertWithIds(
    transaction,
    lessons,
    lessonsOfCourse.map((lesson, index) => ({ ...of, ...since, ...lesson, sort: index + 1 })),
  );
  await giveTime(place, entry(lessonIds, webinarPlace), start);
  const sold = branches.flatMap((branch_id, at) =>
    packages.map(({ name, description, more }, index) => ({
      ...of,
      ...since,
      branch_id,
      name,
      description,
      price: ((course.price ?? 0) + more).toFixed(2),
      old_price: null,
      is_default: index === 0,
      sort: at * packages.length + index + 3,
    })),
  );
  const packageIds = await insertWithIds(transaction, tables.coursePackages, sold);
  const ofBranch = branches.map((_, at) =>
    packageIds.slice(at * packages.length, (at + 1) * packages.length),
  );
  for (const ids of ofBranch) await insertContent(place, ids, lessonIds);
  return { branches, packages: ofBranch };
}

/** The webinar was created with its lesson. Past webinars have taken place. */
async function giveTime(
  { transaction, companyId }: DemoTarget,
  lessonId: number,
  start: string,
): Promise<void> {
  const starts_at = instantOn(dayAfter(start, 90), 0.9);
  await transaction
    .update(lessonWebinars)
    .set({
      starts_at,
      duration: 90,
      link: 'https://meet.kafedra.test/razbor',
      status: sql`case when ${starts_at}::timestamptz < now() then 'finished' else 'coming_soon' end`,
    })
    .where(and(eq(lessonWebinars.company_id, companyId), eq(lessonWebinars.lesson_id, lessonId)));
}

/** The first package excludes homework and the last meeting; the last package includes the second. */
async function insertContent(
  { transaction, companyId: company_id }: DemoTarget,
  ids: readonly number[],
  lessonIds: readonly number[],
): Promise<void> {
  const named = (package_id: number, ...places: number[]) =>
    places.map((at) => ({ company_id, package_id, target_id: entry(lessonIds, at) }));
  const [alone, curated, individual] = [entry(ids, 0), entry(ids, 1), entry(ids, 2)];
  await insert(transaction, tables.coursePackageClosedHomeworks, named(alone, 3));
  await insert(transaction, tables.coursePackageClosedLessons, named(alone, 5));
  await insert(transaction, tables.coursePackageTrialLessons, named(alone, 0));
  await insert(transaction, tables.coursePackageZoomLessons, [
    ...named(curated, 2),
    ...named(individual, 2, 5),
  ]);
  await insert(transaction, tables.coursePackageRelations, [
    { company_id, package_id: individual, related_package_id: curated, type: 'included' as const },
  ]);
}

/** Every second learner is in the other branch, each with one of its packages. */
export async function insertBuyers(
  { transaction, companyId: company_id }: DemoTarget,
  { packages: ofBranches }: Branches,
  learners: readonly { user_id: number; created_at: string }[],
): Promise<void> {
  await insert(
    transaction,
    tables.coursePackageUsers,
    learners.map((learner, index) => {
      const ids = entry(ofBranches, index % ofBranches.length);
      const at = Math.floor(index / ofBranches.length) % ids.length;
      return { company_id, ...learner, package_id: entry(ids, at) };
    }),
  );
}
