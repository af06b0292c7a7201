// Declares record histories and the company's audit log.
import type { DomainDeclaration, ValueGenerator } from '../domain-declaration.ts';

export const domain: DomainDeclaration = {
  tags: ['History'],
  // Changes every course, including those of the demo school.
  finalWrites: async ({ send, word }) => {
    for (const { id, name } of await send('GET', '/courses?all=1')) {
      await send('PUT', `/courses/${id}`, { name: `${name} ${word}` });
    }
  },
  sharedRows: {
    // Users who see all tests see their dictionaries' history; those who see users see the history of roles, groups and
    // custom fields; those who invite see the history of fields.
    audits: ({ auditable_type: type }, may) =>
      may('company_settings') ||
      (may('tests_show_all') &&
        ['test_categories', 'question_criterion_templates'].includes(type)) ||
      (may('users_show') && ['users', 'roles', 'groups', 'custom_fields'].includes(type)) ||
      (may('users_welcome') && type === 'custom_fields'),
  },
  namedValues: ({ row, record }) => ({
    ...changedRecords(record, row),
    // A user who has changed themselves.
    author_id: row(
      'audits',
      (audit) =>
        audit['auditable_type'] === 'users' && audit['auditable_id'] === audit['author_id'],
    )['author_id'],
  }),
  texts: { date_start: () => '01-01-2020', date_end: () => '01-01-2100' },
  idTypes: {
    'AuditFilter.author': 'User',
    'HistoryFilter.change': 'Audit',
    'PutBackChangesInput.id': 'Course',
    'PutBackChangesInput.auditId': 'Audit',
  },
  inputValues: { 'auditAuthors.latest': 1000 },
};

/** Records whose earlier values are restored: the table by collection. */
const taking = {
  users: 'company_members',
  roles: 'roles',
  invites: 'invites',
  custom_fields: 'custom_fields',
  forms: 'forms',
  courses: 'courses',
  lessons: 'lessons',
  lesson_blocks: 'lesson_blocks',
  webinars: 'lesson_webinars',
  external_webinars: 'external_webinars',
  test_categories: 'test_categories',
  tests: 'tests',
  questions: 'test_questions',
  question_criterion_templates: 'question_criterion_templates',
  orders: 'orders',
  order_statuses: 'order_statuses',
  payment_statuses: 'payment_statuses',
  ai_ege_subjects: 'ai_ege_subjects',
  ai_ege_question_numbers: 'ai_ege_question_numbers',
  ai_ege_examples: 'ai_ege_examples',
};

/** Types whose name in the history differs from their collection. */
const types: Readonly<Record<string, string>> = { questions: 'test_questions' };

/** A separate change of each, by path parameter. */
function changedRecords(
  record: ValueGenerator['record'],
  row: ValueGenerator['row'],
): Record<string, number> {
  const named = Object.entries(taking).flatMap(([path, table]) => {
    const type = types[path] ?? path;
    const id = record(table);
    const audit = row(
      'audits',
      ({ auditable_type, auditable_id, event }) =>
        auditable_type === type && auditable_id === id && event === 'updated',
    );
    const made = row(
      'audits',
      ({ auditable_type, author_id }) => auditable_type === type && author_id !== null,
    );
    const one = `/api/companies/{companyId}/${path}/{id}`;
    const putBack = `${one}/audits/{audit_id}/put_back`;
    return [
      [`GET ${one}/audit_authors.id`, Number(made['auditable_id'])],
      ...['GET', 'POST'].flatMap((method) => [
        [`${method} ${putBack}.id`, id],
        [`${method} ${putBack}.audit_id`, Number(audit['id'])],
      ]),
    ];
  });
  return Object.fromEntries(named);
}
