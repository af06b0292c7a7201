// Loads the demo school into a database in one transaction, so that it is never partially visible.
import { eq } from 'drizzle-orm';
import { companies } from '../company/tables.ts';
import type { Database, Transaction } from '../kit/database/database.ts';
import { hashInBackground } from '../people/index.ts';
import { insertSubjects } from './assessments/load-subjects.ts';
import { insertTests } from './assessments/load-tests.ts';
import { demoSchool, type DemoSize } from './content.ts';
import { insertCourses } from './courses/load-courses.ts';
import { insertDictionaries } from './courses/load-dictionaries.ts';
import { insertExams } from './exam-generation/exams.ts';
import { entry, only } from './ids.ts';
import { batches, insertWithIds } from './insert.ts';
import { insertOrders } from './orders/load-orders.ts';
import { insertPayments } from './payments/load-payments.ts';
import { insertPromoCodes } from './payments/load-promo-codes.ts';
import { insertCommunity, insertInvites, insertLearners } from './people/load-community.ts';
import { insertPeople, insertRoles } from './people/load-people.ts';
import { admin, company } from './school.ts';
import { insertViews } from './views.ts';
import type { DemoTarget } from './target.ts';

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
    const place: DemoTarget = { transaction, companyId: await insertCompany(transaction) };
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
