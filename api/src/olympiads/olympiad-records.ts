// Records of olympiads (folders of test results), their tests and the rows of their tables.
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { TableWith } from '../kit/database/columns.ts';
import { reachOf, type QueryScope, type Permissions } from '../kit/permissions/permissions.ts';
import { belongsTo, hasMany, ownedThrough, record } from '../kit/records/record.ts';
import { digest } from '../kit/records/version.ts';
import { customFieldRecord } from '../forms/index.ts';
import { customFields } from '../forms/tables.ts';
import { staffRecord } from '../people/staff.ts';
import { isOwnTest, testGrants, testRecord } from '../assessments/index.ts';
import { tests } from '../assessments/tables.ts';
import {
  testResultFolderResults,
  testResultFolderRows,
  testResultFolders,
  testResultFolderTests,
} from './olympiad-tables.ts';

/** A row is a sum over all tests, so users who see results of only some of them may not read it. */
const ofSeenTests = (folder: TableWith<'company_id' | 'id'>, asker: QueryScope) => {
  const reach = reachOf(asker, testGrants.read);
  if (reach !== 'mine') return reach === 'all' ? sql`true` : sql`false`;
  const held = alias(tests, 'held');
  return sql`not exists (select 1 from test_result_folder_tests link
    join tests held on held.company_id = link.company_id and held.id = link.test_id
    where link.company_id = ${folder.company_id} and link.folder_id = ${folder.id}
      and (${isOwnTest(held, asker)}) is not true)`;
};

const read = { my: 'tests_show_results' } as const;

export const folderGrants = {
  read,
  create: { all: 'tests_create' },
  update: { all: 'tests_update_all' },
  delete: { all: 'tests_delete_all' },
} as const satisfies Permissions;

const prize = z
  .object({
    name: z.string(),
    from_place: z.int(),
    to_place: z.int().describe('The last place that gets it.'),
    diploma_text: z.string().nullable(),
  })
  .meta({ id: 'TestResultFolderPrize', description: 'A prize for places of the table.' });

/** School classes that a table can be filtered by; a school has fewer. */
const maxClasses = 200;

export const folderTestRecord = record(testResultFolderTests)({
  name: 'TestResultFolderTest',
  description: 'A test of a folder of results, with its position.',
  permissions: 'part',
  hidden: ['folder_id'],
  unsummed: ['sort'],
  order: 'sort',
  relations: { test: belongsTo(() => testRecord, 'test_id') },
});

export const folderRecord = record(testResultFolders)({
  name: 'TestResultFolder',
  description: 'An olympiad: its tests, its prizes, and the table of the learners’ results.',
  permissions: folderGrants,
  mine: ofSeenTests,
  history: {
    type: 'test_result_folders',
    names: { school_class_field_id: { in: customFields, by: 'name' } },
  },
  // Excludes columns that finishing an attempt or processing the table also writes.
  version: (folder) =>
    digest(
      sql`${folder.name}`,
      sql`${folder.description}`,
      sql`${folder.user_prize}`,
      sql`${folder.tie_rule}`,
      sql`${folder.school_class_field_id}`,
      sql`(select string_agg(link.test_id::text, ',' order by link.sort) from test_result_folder_tests link
        where link.company_id = ${folder.company_id} and link.folder_id = ${folder.id})`,
    ),
  hidden: ['user_prize', 'is_changed', 'processing', 'updated_at'],
  order: 'name',
  computed: {
    user_prize: {
      schema: z.array(prize),
      sql: ({ user_prize }) => sql`${user_prize}`,
    },
    tests_count: {
      schema: z.int(),
      sql: (folder) =>
        sql`(select count(*)::integer from test_result_folder_tests link where link.company_id = ${folder.company_id} and link.folder_id = ${folder.id})`,
    },
  },
  attached: {
    school_classes: {
      schema: z
        .array(z.string())
        .describe(`School classes of the learners in its table, sorted; at most ${maxClasses}.`),
      sql: (folder) =>
        sql`(select coalesce(jsonb_agg(class.name order by class.name collate "und-x-icu"), '[]'::jsonb) from (
          select distinct held.school_class as name from test_result_folder_rows held
          where held.company_id = ${folder.company_id} and held.folder_id = ${folder.id} and held.school_class is not null
          order by 1 limit ${sql.raw(String(maxClasses))}) as class)`,
      rows: 1000,
    },
  },
  relations: {
    tests: hasMany(() => folderTestRecord, 'folder_id'),
    school_class_field: belongsTo(() => customFieldRecord, 'school_class_field_id'),
  },
});

const ofFolder = { permissions: { read }, mine: ownedThrough(() => folderRecord, 'folder_id') };

export const folderResultRecord = record(testResultFolderResults)({
  ...ofFolder,
  name: 'TestResultFolderResult',
  description: 'A learner’s attempt at a test that counts in the table of a folder.',
  hidden: ['folder_id', 'row_id', 'points', 'sort'],
  order: 'sort',
  computed: {
    points: { schema: z.number(), sql: ({ points }) => sql`${points}::double precision` },
  },
  relations: {
    user: belongsTo(() => staffRecord, 'user_id'),
    test: belongsTo(() => testRecord, 'test_id'),
  },
});

export const folderRowRecord = record(testResultFolderRows)({
  ...ofFolder,
  name: 'TestResultFolderLearner',
  description: 'A learner in the table of a folder of results, as last processed.',
  hidden: ['folder_id', 'points', 'diploma_text'],
  order: 'place',
  unsummed: ['place'],
  computed: {
    points: { schema: z.number(), sql: ({ points }) => sql`${points}::double precision` },
  },
  relations: {
    user: belongsTo(() => staffRecord, 'user_id'),
    results: hasMany(() => folderResultRecord, 'row_id'),
  },
});
