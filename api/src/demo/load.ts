// Loads the demo school into a database in one transaction, so that it is never partially visible.
import { and, eq } from 'drizzle-orm';
import { companies } from '../company/tables.ts';
import { courses } from '../courses/course-tables.ts';
import { courseFolders } from '../courses/course-tables.ts';
import {
  courseCategories,
  courseFormats,
  courseTypes,
} from '../courses/dictionaries/dictionary-tables.ts';
import { courseTeachers } from '../courses/people/people-tables.ts';
import { courseCategoryCourses, courseFavourites, courseStudents } from '../courses/tables.ts';
import type { Database, Transaction } from '../kit/database/database.ts';
import { branchedCourses, insertBranches, insertBuyers, type Branches } from './load-branches.ts';
import { insertGrades } from './load-grades.ts';
import { insertLearning, moveLearning } from './load-learning.ts';
import { insertOrders } from './load-orders.ts';
import { insertPayments } from './load-payments.ts';
import { insertShowcase, insertShowcaseLife } from './load-showcase.ts';
import { insertTests } from './load-tests.ts';
import { insertPromoCodes } from './load-promo-codes.ts';
import { insertSubjects } from './load-subjects.ts';
import { slugOf } from '../kit/values/transliteration.ts';
import { hashInBackground, type StandardRoleName } from '../people/index.ts';
import { users } from '../people/account/account-tables.ts';
import { companyMembers, memberRoles, roles } from '../people/tables.ts';
import { demoSchool, type DemoSchool, type DemoSize } from './content.ts';
import type { DemoCourse } from './courses.ts';
import { insertExams } from './exams.ts';
import { entry, known, only, paired, since } from './ids.ts';
import { batches, insert, insertWithIds } from './insert.ts';
import {
  insertCommunity,
  insertInvites,
  insertLearners,
  insertPackages,
} from './load-community.ts';
import type { DemoPerson } from './people.ts';
import { at } from './random.ts';
import { admin, company, type Category } from './school.ts';
import { stages } from './showcase.ts';
import { insertViews } from './views.ts';

/** The progress of loading. */
export interface Loaded {
  people: number;
  courses: number;
  students: number;
}

/** People or courses per batch. */
const batchSize = 1000;

/**
 * Loads a school of this size and reports progress. Returns null and writes nothing if the installation has a demo
 * school already.
 */
export async function loadDemoSchool(
  database: Database,
  size: DemoSize,
  onProgress: (loaded: Loaded) => void = () => {},
): Promise<Loaded | null> {
  const passwordHash = await hashInBackground(admin.password);
  const loaded = await database.forBackground().system(async (transaction) => {
    if (await isLoaded(transaction)) return null;
    const school = demoSchool(size);
    const place: Place = { transaction, companyId: await insertCompany(transaction) };
    const roleIds = await insertRoles(place, school);
    const community = await insertCommunity(place, roleIds);
    const people: number[] = [];
    const written: Loaded = { people: 0, courses: 0, students: 0 };
    for (const batch of batches(school.people(), batchSize)) {
      const begun = people.length;
      people.push(...(await insertPeople(place, batch, roleIds, passwordHash, begun === 0)));
      const learners = batch.flatMap(({ role }, index) =>
        role === 'Ученик'
          ? [{ id: entry(people, begun + index), ...school.learner(begun + index) }]
          : [],
      );
      await insertLearners(place, community, learners);
      written.people = people.length;
      onProgress({ ...written });
    }
    const { firstTeacher, teachers, firstLearner } = school.staff;
    await insertTests(place, people.slice(firstTeacher, firstTeacher + teachers));
    await insertSubjects(place);
    await insertExams(place);
    await insertInvites(place, community, roleIds, {
      author: entry(people, 0),
      learners: people.slice(firstLearner),
    });
    await insertViews(place, entry(people, 0));
    const dictionaries = await insertDictionaries(place, school);
    for (const batch of batches(school.courses(), batchSize)) {
      const isFirst = written.courses === 0;
      written.students += await insertCourses(place, batch, dictionaries, people, isFirst);
      written.courses += batch.length;
      onProgress({ ...written });
    }
    await insertOrders(place, {
      managers: people.slice(0, firstTeacher),
      learners: people.slice(firstLearner, firstLearner + 40),
    });
    await insertPromoCodes(place);
    await insertPayments(place, entry(people, 0));
    return written;
  });
  // Without statistics the planner would read whole tables for one page of a list.
  if (loaded !== null) await database.vacuum();
  return loaded;
}

/** The transaction and company to write to. */
export interface Place {
  transaction: Transaction;
  companyId: number;
}

/** Ids of dictionary entries. */
interface Dictionaries {
  types: Map<string, number>;
  formats: Map<string, number>;
  folders: Map<string, number>;
  categories: Map<Category, number>;
}

async function isLoaded(transaction: Transaction): Promise<boolean> {
  const found = await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.code, company.code));
  return found.length > 0;
}

async function insertCompany(transaction: Transaction): Promise<number> {
  const row = {
    ...company,
    plan: 'basic',
    plan_period: 'year',
    paid_until: new Date(Date.now() + 365 * 24 * 3600 * 1000).toISOString(),
    updated_at: company.created_at,
  } as const;
  return only(await insertWithIds(transaction, companies, [row]));
}

async function insertRoles(
  { transaction, companyId }: Place,
  school: DemoSchool,
): Promise<Map<StandardRoleName, number>> {
  const rows = school.roles.map((role) => ({
    ...role,
    company_id: companyId,
    admin_ban_on_registration: false,
    learning_ban_on_registration: false,
    ...since(company.created_at),
  }));
  const ids = await insertWithIds(transaction, roles, rows);
  return paired(
    school.roles.map(({ name }) => name),
    ids,
  );
}

/** Writes accounts and memberships. Staff may sign in; learners have no password. */
async function insertPeople(
  { transaction, companyId }: Place,
  people: DemoPerson[],
  roleIds: Map<StandardRoleName, number>,
  passwordHash: string,
  ownerIsFirst: boolean,
): Promise<number[]> {
  const ids = await insertWithIds(
    transaction,
    users,
    people.map(({ role, name, surname, email, phone, createdAt }) => ({
      login: email,
      email,
      confirmed_login: email,
      password_hash: role === 'Ученик' || role === 'Наблюдатель' ? null : passwordHash,
      name,
      surname,
      phone,
      super_admin: false,
      failed_login_count: 0,
      ...since(createdAt),
    })),
  );
  const members = people.map((person, place) => ({ ...person, id: entry(ids, place) }));
  await insert(
    transaction,
    companyMembers,
    members.map(({ id, createdAt, lastVisitAt }, place) => ({
      company_id: companyId,
      user_id: id,
      is_owner: ownerIsFirst && place === 0,
      last_visit_at: lastVisitAt,
      created_at: createdAt,
    })),
  );
  await insert(
    transaction,
    memberRoles,
    members.map(({ id, role }) => ({
      company_id: companyId,
      user_id: id,
      role_id: known(roleIds, role),
    })),
  );
  return ids;
}

async function insertDictionaries(
  { transaction, companyId }: Place,
  school: DemoSchool,
): Promise<Dictionaries> {
  const named = async (
    table: typeof courseTypes | typeof courseFormats,
    names: readonly string[],
  ) => {
    const rows = names.map((name) => ({
      company_id: companyId,
      name,
      ...since(company.created_at),
    }));
    return paired(names, await insertWithIds(transaction, table, rows));
  };
  const categories = new Map<Category, number>();
  const insertCategories = async (
    some: Category[],
    parentOf: (category: Category) => number | null,
  ) => {
    const rows = some.map((category) => ({
      company_id: companyId,
      title: category.title,
      parent_id: parentOf(category),
      sort: school.categories.indexOf(category) + 1,
      slug: slugOf(`${category.parent ?? ''} ${category.title}`, 100),
      view_type: category.parent === 'Подборки' ? ('tags' as const) : ('tiles' as const),
      ...since(company.created_at),
    }));
    const ids = await insertWithIds(transaction, courseCategories, rows);
    some.forEach((category, place) => categories.set(category, entry(ids, place)));
  };
  await insertCategories(
    school.categories.filter(({ parent }) => parent === null),
    () => null,
  );
  const parents = new Map([...categories].map(([{ title }, id]) => [title, id]));
  await insertCategories(
    school.categories.filter(({ parent }) => parent !== null),
    ({ parent }) => known(parents, parent ?? ''),
  );
  return {
    types: await named(courseTypes, school.courseTypes),
    formats: await named(courseFormats, school.courseFormats),
    folders: await insertFolders({ transaction, companyId }, school),
    categories,
  };
}

async function insertFolders(
  { transaction, companyId }: Place,
  { courseFolders: names, nestedFolders }: DemoSchool,
): Promise<Map<string, number>> {
  const rows = names.map((name, index) => ({
    company_id: companyId,
    name,
    sort: index + 1,
    ...since(company.created_at),
  }));
  const folders = paired(names, await insertWithIds(transaction, courseFolders, rows));
  for (const [folder, parent] of nestedFolders) {
    await transaction
      .update(courseFolders)
      .set({ parent_id: known(folders, parent) })
      .where(
        and(eq(courseFolders.company_id, companyId), eq(courseFolders.id, known(folders, folder))),
      );
  }
  return folders;
}

/** A learner's progress in a course; null for the third that has not started. */
const progressOf = ({ place }: DemoCourse['students'][number]): number | null =>
  place % 3 === 0 ? null : (place * 37) % 101;

/**
 * Writes courses with categories, teachers, learners and the owner's favourites; returns the number of course learners.
 */
async function insertCourses(
  { transaction, companyId }: Place,
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
