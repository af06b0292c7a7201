// Tests that the SQL of access.ts agrees with access-rules.ts for generated packages.
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '../../../testing/school.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { tests } from '../../assessments/tables.ts';
import { courses } from '../course-tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { courseStudents } from '../tables.ts';
import { readOpenContent } from './access.ts';
import { computeOpenContent } from './access-rules.ts';
import { courseBranches } from './branch-tables.ts';
import * as tables from './package-tables.ts';

let school: School;
let company_id: number;
let user_id: number;
let course_id: number;
let branches: number[];
let lessonIds: number[];
let testIds: number[];

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  school = await openSchool();
  const owner = await school.person('owner@package-access.test');
  company_id = await school.company('package-access', owner);
  user_id = owner.userId;
  await school.database.system(async (transaction) => {
    const [course] = await transaction
      .insert(courses)
      .values({ company_id, name: 'Физика', author_id: user_id })
      .returning();
    course_id = course?.id ?? 0;
    const named = ['Осень', 'Весна'].map((name) => ({ company_id, course_id, name }));
    branches = ids(await transaction.insert(courseBranches).values(named).returning());
    const rows = (['text', 'video', 'homework', 'homework'] as const).map((type, sort) => ({
      company_id,
      course_id,
      name: type,
      type,
      sort,
    }));
    lessonIds = ids(await transaction.insert(lessons).values(rows).returning());
    const titles = ['Входной', 'Итоговый'].map((title) => ({ company_id, title }));
    testIds = ids(await transaction.insert(tests).values(titles).returning());
  });
});

/** Lessons and tests are given by their indexes. */
const content = fc.record({
  lessons: fc.subarray([0, 1, 2, 3]),
  closedLessons: fc.subarray([0, 1, 2, 3]),
  closedHomeworks: fc.subarray([2, 3]),
  zoomLessons: fc.subarray([0, 1, 2, 3]),
  closedTests: fc.subarray([0, 1]),
});
const packages = fc.record({ content, isHeld: fc.boolean(), place: fc.constantFrom(null, 0, 1) });
const place = fc.constantFrom(null, 0, 1);

const kinds = {
  lessons: tables.coursePackageLessons,
  closedLessons: tables.coursePackageClosedLessons,
  closedHomeworks: tables.coursePackageClosedHomeworks,
  zoomLessons: tables.coursePackageZoomLessons,
  closedTests: tables.coursePackageClosedTests,
} as const;

type Written = ReturnType<typeof withIds> & { isHeld: boolean; place: number | null };

const withIds = (drawn: Record<keyof typeof kinds, number[]>) => {
  const at = (all: number[], places: number[]) => places.map((index) => all[index] ?? 0);
  return {
    lessons: at(lessonIds, drawn.lessons),
    closedLessons: at(lessonIds, drawn.closedLessons),
    closedHomeworks: at(lessonIds, drawn.closedHomeworks),
    zoomLessons: at(lessonIds, drawn.zoomLessons),
    closedTests: at(testIds, drawn.closedTests),
  };
};

async function write(transaction: Transaction, drawn: readonly Written[]): Promise<void> {
  const isFirst = new Set<number | null>();
  for (const each of drawn) {
    const branch_id = each.place === null ? null : (branches[each.place] ?? null);
    const is_default = !isFirst.has(each.place);
    isFirst.add(each.place);
    const row = { company_id, course_id, branch_id, name: 'Пакет', is_default };
    const [added] = await transaction.insert(tables.coursePackages).values(row).returning();
    const package_id = added?.id ?? 0;
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const rows = each[kind].map((target_id) => ({ company_id, package_id, target_id }));
      if (rows.length > 0) await transaction.insert(kinds[kind]).values(rows);
    }
    if (each.isHeld) {
      await transaction
        .insert(tables.coursePackageUsers)
        .values({ company_id, package_id, user_id });
    }
  }
}

/** The learner's own packages, or else the default one of the branch or of the course. */
function learningBy(drawn: readonly Written[], own: number | null): Written[] {
  const held = drawn.filter(({ isHeld }) => isHeld);
  if (held.length > 0) return held;
  const ofPlace = (wanted: number | null) => drawn.find((each) => each.place === wanted);
  const found = (own === null ? undefined : ofPlace(own)) ?? ofPlace(null);
  return found === undefined ? [] : [found];
}

test('the SQL query agrees with the access rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(packages, { maxLength: 4 }), place, async (drawn, own) => {
      const written = drawn.map(({ content: each, isHeld, place: at }) => ({
        ...withIds(each),
        isHeld,
        place: at,
      }));
      const opened = await school.database.system(async (transaction) => {
        await transaction.execute(
          sql`delete from course_packages where company_id = ${company_id}`,
        );
        await transaction.delete(courseStudents).where(sql`company_id = ${company_id}`);
        const branch_id = own === null ? null : (branches[own] ?? null);
        await transaction
          .insert(courseStudents)
          .values({ company_id, course_id, user_id, branch_id });
        await write(transaction, written);
        return readOpenContent(transaction, {
          companyId: company_id,
          courseId: course_id,
          userId: user_id,
        });
      });
      expect(opened).toEqual(
        computeOpenContent(learningBy(written, own), {
          lessons: lessonIds,
          homeworks: lessonIds.slice(2),
        }),
      );
    }),
    { numRuns: 60 },
  );
});
