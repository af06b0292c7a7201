// School subjects, topics of questions, and the relation between them.
import { foreignKey, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';

export const subjects = companyTable(
  'subjects',
  {
    name: sortedText().notNull(),
    /** From 1. */
    sort: integer().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('subjects_name').on(table.company_id, table.name),
    index('subjects_sort').on(table.company_id, table.sort, table.id),
    index('subjects_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

export const topics = companyTable(
  'topics',
  { name: sortedText().notNull(), created_at: createdAt(), updated_at: updatedAt() },
  (table) => [
    uniqueIndex('topics_name').on(table.company_id, table.name),
    index('topics_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

/** A topic may belong to several subjects; deleting a subject leaves its topics. */
export const subjectTopics = pgTable(
  'subject_topics',
  {
    company_id: integer().notNull(),
    subject_id: integer().notNull(),
    topic_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.subject_id, table.topic_id] }),
    foreignKey({
      columns: [table.company_id, table.subject_id],
      foreignColumns: [subjects.company_id, subjects.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.topic_id],
      foreignColumns: [topics.company_id, topics.id],
    }),
    index('subject_topics_topic_id').on(table.company_id, table.topic_id),
    ...tenantPolicies('subject_topics'),
  ],
);
