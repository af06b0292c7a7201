// Declares observers, who read the data of learners connected to them, and of no others.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

export const domain: DomainDeclaration = {
  tags: ['Observers'],
  finalWrites: connectLearner,
  namedValues: ({ record, row }) => {
    const owner = Number(row('company_members', ({ is_owner }) => is_owner === true)['user_id']);
    const learner = Number(row('test_attempts', ({ seed }) => seed === observedSeed)['user_id']);
    const ofLearner = (table: string) => record(table, ({ user_id }) => user_id === learner);
    return {
      observed_user_id: learner,
      observers_id: owner,
      [`GET ${company}/users/available_observers/{id}.id`]: owner,
      [`GET ${company}/observed/users/{id}.id`]: learner,
      [`GET ${company}/observed/courses/{id}.id`]: ofLearner('course_students'),
      [`GET ${company}/observed/homeworks/{id}.id`]: ofLearner('homework_works'),
      [`GET ${company}/observed/attempts/{id}.id`]: ofLearner('test_attempts'),
    };
  },
  idTypes: {
    'AttachUserObserversInput.observerIds': 'User',
    'DetachUserObserversInput.observerIds': 'User',
  },
  members: {
    'an observer of nobody': ['admin_part_access', 'learning_part_access', 'users_observer'],
  },
};

/** The random seed that identifies the attempt of the observed learner. */
const observedSeed = 4242;

/**
 * Makes the owner the observer of a learner, who attends courses, has submitted homework and taken a test.
 */
async function connectLearner({ companyId, database, record, send, text }: Writer): Promise<void> {
  const courses: Row[] = await send('GET', '/courses?all=1');
  const [learner]: Row[] = await send('GET', `/users?course_id=${courses.map(({ id }) => id)}`);
  const learnerId = Number(learner?.['id']);
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`with works as (
          insert into homework_works (company_id, course_id, lesson_id, user_id, status, sent_at)
          select company_id, course_id, id, ${learnerId}::integer, 'returned', now() from lessons where company_id = ${companyId}
          on conflict do nothing returning company_id, id, user_id
        )
        insert into homework_messages (company_id, work_id, author_id, type, text)
        select company_id, id, user_id, 'answer', ${text('text')} from works`,
    );
    await transaction.execute(
      sql`insert into test_attempts (company_id, test_id, user_id, number, seed, shuffle_answers, max_points, state, finished_at, points, waiting_count)
        values (${companyId}, ${record('tests')}, ${learnerId}, 1, ${observedSeed}, false, 1, 'checked', now(), 0, 0)`,
    );
    await transaction.execute(
      sql`insert into user_observers (company_id, user_id, observer_id)
        select company_id, ${learnerId}::integer, user_id from company_members where company_id = ${companyId} and is_owner`,
    );
  });
}
