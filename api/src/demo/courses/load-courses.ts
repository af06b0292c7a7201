// Writes the demo school's courses with their people; the first ones also with lessons, marks and sales.
import { courses } from '../../courses/course-tables.ts';
import { courseTeachers } from '../../courses/people/people-tables.ts';
import { courseCategoryCourses, courseFavourites, courseStudents } from '../../courses/tables.ts';
import { entry, known } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import { insertGrades } from '../lessons/load-grades.ts';
import { insertLearning, moveLearning } from '../lessons/load-learning.ts';
import type { DemoTarget } from '../target.ts';
import { at } from '../random.ts';
import type { DemoCourse } from './courses.ts';
import { branchedCourses, insertBranches, insertBuyers, type Branches } from './load-branches.ts';
import type { Dictionaries } from './load-dictionaries.ts';
import { insertPackages } from './load-packages.ts';
import { insertShowcase, insertShowcaseLife } from './load-showcase.ts';
import { stages } from './showcase.ts';

/**
 * Writes courses with categories, teachers, learners and the owner's favourites; returns the number of course learners.
 */
export async function insertCourses(
  { transaction, companyId }: DemoTarget,
  batch: DemoCourse[],
  { types, formats, folders, categories }: Dictionaries,
  people: number[],
  isFirst: boolean,
): Promise<number> {
  const rows = batch.map((course) => ({
    company_id: companyId,
    name: course.name,
    anons: course.anons,
    status: course.status,
    status_before_deletion: course.statusBeforeDeletion,
    entity_type: course.entityType,
    type_id: known(types, course.type),
    format_id: known(formats, course.format),
    folder_id: course.folder === null ? null : known(folders, course.folder),
    author_id: entry(people, course.author),
    price: money(course.price),
    old_price: money(course.oldPrice),
    start_date: course.startDate,
    end_date: course.endDate,
    close_date: course.closeDate,
    // Maintained by triggers from here on.
    students_count: 0,
    deleted_at: course.deletedAt,
    created_at: course.createdAt,
    updated_at: course.updatedAt,
  }));
  const ids = await insertWithIds(transaction, courses, rows);
  const written = batch.map((course, place) => ({ ...course, id: entry(ids, place) }));
  await insert(
    transaction,
    courseCategoryCourses,
    written.flatMap((course) =>
      course.categories.map((category) => ({
        company_id: companyId,
        course_id: course.id,
        category_id: known(categories, category),
      })),
    ),
  );
  const place = { transaction, companyId };
  await insertPackages(place, written);
  const branched = new Map<number, Branches>();
  const withBranches = isFirst ? coursesIn(written).slice(0, branchedCourses) : [];
  for (const course of withBranches) {
    branched.set(course.id, await insertBranches(place, course));
  }
  const [showcase] = withBranches;
  if (showcase !== undefined) await insertShowcase(place, showcase);
  const students = written.flatMap((course) => {
    const branches: (number | null)[] = branched.get(course.id)?.branches ?? [null];
    return course.students.map((student, index) => {
      const progress = course === showcase ? at(stages, index) : progressOf(student);
      return {
        company_id: companyId,
        course_id: course.id,
        user_id: entry(people, student.place),
        branch_id: entry(branches, index % branches.length),
        created_at: student.since,
        progress,
        last_visited_at: progress === null ? null : student.since,
      };
    });
  });
  await insert(transaction, courseStudents, students);
  await insertLearning(transaction, companyId, [...branched.keys()]);
  await moveLearning(transaction, companyId, [...branched.keys()]);
  await insertGrades(place, [...branched.keys()]);
  if (showcase !== undefined) await insertShowcaseLife(place, showcase.id);
  for (const [id, branches] of branched) {
    const learners = students.filter(({ course_id }) => course_id === id);
    await insertBuyers(
      place,
      branches,
      learners.map(({ user_id, created_at }) => ({ user_id, created_at })),
    );
  }
  await insert(
    transaction,
    courseTeachers,
    written.map((course) => ({
      company_id: companyId,
      course_id: course.id,
      user_id: entry(people, course.author),
    })),
  );
  await insert(
    transaction,
    courseFavourites,
    written
      .filter(({ favourite }) => favourite)
      .map(({ id, updatedAt }) => ({
        company_id: companyId,
        user_id: entry(people, 0),
        course_id: id,
        created_at: updatedAt,
      })),
  );
  return students.length;
}

const coursesIn = <Item extends { entityType: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ entityType }) => entityType === 'course');

function money(roubles: number | null): string | null {
  return roubles === null ? null : roubles.toFixed(2);
}

/** A learner's progress in a course; null for the third that has not started. */
const progressOf = ({ place }: DemoCourse['students'][number]): number | null =>
  place % 3 === 0 ? null : (place * 37) % 101;
