// The order of domains: a domain imports only those before it, and other domains' tables for foreign keys and joins.
// In web, `shell` combines them all.
// What an earlier domain needs of a later one, the later one declares there (docs/architecture.md, «Domains»).
export const domainOrder = [
  'media',
  'jobs',
  'exports',
  'crm',
  'audits',
  'help',
  'forms',
  'people',
  'company',
  'assessments',
  'question-exchange',
  'exam-generation',
  'courses',
  'lessons',
  'olympiads',
  'orders',
  'payments',
  'demo',
  'shell',
] as const;
