// Observers: they read of the learners who are connected to them, and of nobody else.
import { sql } from 'drizzle-orm';
import type { Domain } from '../domain.ts';
import type { Writer } from '../writing.ts';

const company = '/api/companies/{companyId}';

export const domain: Domain = {
  tags: ['Observers'],
  describes: connectEverybody,
  named: ({ record, row }) => {
    const owner = Number(row('company_members', ({ is_owner }) => is_owner === true)['user_id']);
    // Homework has been handed in by two: the owner and one more.
    const learner = Number(row('homework_works', ({ user_id }) => user_id !== owner)['user_id']);
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
  members: {
    'an observer of nobody': ['admin_part_access', 'learning_part_access', 'users_observer'],
  },
};

/** The owner watches over everybody else; one of them, who hands in homework and takes tests, learns in every course. */
async function connectEverybody({ companyId, database, record }: Writer): Promise<void> {
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`insert into course_students (company_id, course_id, user_id)
        select company_id, id, ${record('users')}::integer from courses where company_id = ${companyId} on conflict do nothing`,
    );
    await transaction.execute(
      sql`insert into user_observers (company_id, user_id, observer_id)
        select learner.company_id, learner.user_id, owner.user_id from company_members learner
        join company_members owner on owner.company_id = learner.company_id and owner.is_owner
        where learner.company_id = ${companyId} and not learner.is_owner
        on conflict do nothing`,
    );
  });
}
