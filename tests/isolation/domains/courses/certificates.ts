// Declares certificates: the staff sees those of visible courses, learners their own, and anyone the one whose number
// they know.
import { sql } from 'drizzle-orm';
import type { DomainDeclaration } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const check = '/api/public/certificates/{number}';
const one = '/api/companies/{companyId}/certificates/{id}';

/** The number of no certificate. */
const guess = { number: '0000-0000-0000' };

export const domain: DomainDeclaration = {
  tags: ['Certificates'],
  writes: [certifyLearners],
  finalWrites: revokeAndRestore,
  partTables: { course_certificates: 'course_id' },
  namedValues: ({ record }) => ({
    certificate_id: record('course_certificates'),
    // The first one: certificates issued during the tests have not been revoked or restored.
    [`GET ${one}/audits.id`]: record('course_certificates'),
    [`GET ${one}/audit_authors.id`]: record('course_certificates'),
    'certificate.number': guess.number,
    revoked: 0,
  }),
  publicRoutes: {
    [`GET ${check}`]: { status: 404, values: guess },
    [`GET ${check}/pdf`]: { status: 404, values: guess },
  },
  nullForVisitors: ['Query.certificate'],
  emptyEvenForOwner: {
    'Query.certificate': 'a number that nobody guesses leads there',
    'LearnerCourse.certificate': 'a number and a time of the caller',
  },
  idTypes: {
    'RevokeCertificateInput.id': 'CourseCertificate',
    'RestoreCertificateInput.id': 'CourseCertificate',
  },
};

/** Issues a certificate of every course to the owner and to another learner. */
async function certifyLearners({ companyId, database, record, text }: Writer): Promise<void> {
  const user = record('users');
  record('courses');
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into course_certificates (company_id, course_id, user_id, full_name, course_name, company_name)
        select company_id, courses.id, learner.id, ${text('full_name')}, ${text('name')}, ${text('name')} from courses
        cross join (select ${user}::integer as id
          union select user_id from company_members where company_id = ${companyId} and is_owner) learner
        where company_id = ${companyId} on conflict do nothing`,
    ),
  );
}

/** The histories then contain the owner's name. */
async function revokeAndRestore({ send, text }: Writer): Promise<void> {
  for (const { id } of await send('GET', '/certificates?all=1')) {
    await send('POST', `/certificates/${id}/revoke`, { reason: text('reason') });
    await send('POST', `/certificates/${id}/restore`);
  }
}
