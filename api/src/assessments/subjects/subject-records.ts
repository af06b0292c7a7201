// Records of subjects and topics.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import { manyToMany, record } from '../../kit/records/record.ts';
import { subjects, subjectTopics, topics } from './subject-tables.ts';

/** Subjects and topics have no owner: a change affects all tests of the company. */
export const subjectGrants = {
  read: { all: 'tests_show_all', my: 'tests_show_my' },
  create: { all: 'tests_create' },
  update: { all: 'tests_update_all' },
  delete: { all: 'tests_delete_all' },
} as const satisfies Permissions;

const rights = { permissions: subjectGrants, mine: () => sql`true` } as const;

export const subjectRecord = record(subjects)({
  ...rights,
  name: 'Subject',
  description: 'A school subject with its topics.',
  history: { type: 'subjects' },
  // Sorting subjects also writes their rows, but must not change the version.
  version: ['name'],
  unsummed: ['sort'],
  hidden: ['updated_at'],
  order: 'name',
  computed: {
    topics_count: {
      schema: z.int().describe('Number of its topics.'),
      sql: ({ company_id, id }) =>
        sql`(select count(*)::integer from ${subjectTopics} link where link.company_id = ${company_id} and link.subject_id = ${id})`,
    },
  },
  relations: {
    topics: manyToMany(() => topicRecord, subjectTopics, { by: 'subject_id', target: 'topic_id' }),
  },
});

export const topicRecord = record(topics)({
  ...rights,
  name: 'Topic',
  description: 'A topic of test questions.',
  history: { type: 'topics' },
  hidden: ['updated_at'],
  order: 'name',
  computed: {
    subjects_count: {
      schema: z.int().describe('Number of its subjects.'),
      sql: ({ company_id, id }) =>
        sql`(select count(*)::integer from ${subjectTopics} link where link.company_id = ${company_id} and link.topic_id = ${id})`,
    },
  },
  relations: {
    subjects: manyToMany(() => subjectRecord, subjectTopics, {
      by: 'topic_id',
      target: 'subject_id',
    }),
  },
});
