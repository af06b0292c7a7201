// The history of records, and the log of the company.
import type { Domain } from '../domain.ts';

export const domain: Domain = {
  tags: ['History'],
  shared: {
    // Whoever sees users sees their roles, groups and custom fields, and the history of all; whoever invites, of fields.
    audits: ({ auditable_type: type }, may) =>
      may('company_settings') ||
      (may('users_show') && ['users', 'roles', 'groups', 'custom_fields'].includes(type)) ||
      (may('users_welcome') && type === 'custom_fields'),
  },
  named: ({ row }) => ({
    // Somebody who has done something, to themselves.
    author_id: row(
      'audits',
      (audit) =>
        audit['auditable_type'] === 'users' && audit['auditable_id'] === audit['author_id'],
    )['author_id'],
  }),
  texts: { date_start: () => '01-01-2020', date_end: () => '01-01-2100' },
  idTypes: { 'AuditFilter.author': 'User' },
};
