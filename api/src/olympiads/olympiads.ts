// Resources of olympiads: folders of test results, rows of their tables, and the results of each row.
import { sql } from 'drizzle-orm';
import { canBeTyped } from '../forms/index.ts';
import { customFields } from '../forms/tables.ts';
import { rowsOf, type Transaction } from '../kit/database/database.ts';
import { invalid } from '../kit/http/errors.ts';
import { columnFilter, idArray, flagFilter } from '../kit/lists/filters.ts';
import type { Row } from '../kit/lists/contract.ts';
import { has, type Scope } from '../kit/permissions/permissions.ts';
import { resource } from '../kit/resource/resource.ts';
import { conditionFlag } from '../kit/resource/conditions.ts';
import { testResource } from '../assessments/index.ts';
import { folderRecord, folderResultRecord, folderRowRecord } from './olympiad-records.ts';
import { newFolder, type SentFolder } from './olympiad-rules.ts';
import { testResultFolderRows } from './olympiad-tables.ts';

const tag = 'Test result folders';

/** Fields whose change makes the table outdated. */
const rules = ['user_prize', 'tie_rule', 'school_class_field_id', 'test_ids'] as const;

export const folderResource = resource({
  record: folderRecord,
  path: '/test_result_folders',
  tag,
  missing: 'Олимпиада не найдена',
  words: { one: 'одну олимпиаду', many: 'олимпиад', all: 'Олимпиады' },
  sort: ['name', 'created_at'],
  searched: ['name', 'description'],
  create: newFolder,
  beforeWrite: async (transaction, scope, sent, id) => {
    await requireField(transaction, scope, sent.school_class_field_id);
    await requireTests(transaction, scope, sent.test_ids, id);
    const { test_ids: _, ...columns }: Row = sent;
    const changesTable = rules.some((name) => name in sent);
    return {
      ...columns,
      // Without a table nothing is outdated.
      ...(id !== null &&
        changesTable && { is_outdated: sql`processed_at is not null`, is_changed: true }),
    };
  },
  afterWrite: (transaction, scope, id, sent) => writeTests(transaction, scope, id, sent.test_ids),
  bulk: {
    ids: 'test_result_folders_id',
    actions: {
      delete: {
        summary: 'Delete folders with their tables, keeping tests and attempts',
        does: 'delete',
      },
    },
  },
});

export const folderRowResource = resource({
  record: folderRowRecord,
  parent: { of: folderResource, by: 'folder_id' },
  path: '/user_results',
  tag,
  missing: 'Участника нет в таблице',
  words: { one: 'одного участника', many: 'участников', all: 'Участники' },
  readOnly: true,
  sort: ['place', 'full_name'],
  searched: ['full_name'],
  filters: ['user_id'],
  specialFilters: {
    school_class: {
      description: 'Learners of one of these classes.',
      whole: true,
      filter: columnFilter('school_class', testResultFolderRows.school_class),
    },
    prize: {
      description: 'Learners with one of these prizes, by name.',
      whole: true,
      filter: columnFilter('prize', testResultFolderRows.prize),
    },
    has_prize: {
      description: '1: learners with a prize only; 0: learners without one only.',
      condition: conditionFlag,
      filter: flagFilter('has_prize', () => sql`(${testResultFolderRows.prize} is not null)`),
    },
  },
  counted: [['folder_id']],
});

export const folderResultResource = resource({
  record: folderResultRecord,
  parent: { of: folderResource, by: 'folder_id' },
  path: '/user_test_results',
  tag,
  missing: 'Результат не найден',
  words: { one: 'один результат', many: 'результатов', all: 'Результаты' },
  readOnly: true,
  sort: ['points'],
  descending: true,
  filters: ['test_id', 'user_id'],
  counted: [['folder_id'], ['folder_id', 'test_id']],
});

/**
 * The field's values become visible to all who read the results, so only users who see members may choose it.
 */
async function requireField(
  transaction: Transaction,
  scope: Scope,
  id: number | null | undefined,
): Promise<void> {
  if (id == null) return;
  const [field] = has(scope, 'users_show')
    ? await rowsOf<{ type: (typeof customFields.$inferSelect)['type'] }>(
        transaction,
        sql`select type from ${customFields} where company_id = ${scope.companyId} and id = ${id} and subtype = 'user'`,
      )
    : [];
  if (field === undefined) throw invalid('school_class_field_id', 'Поле не найдено', 'not_found');
  if (!canBeTyped(field.type)) {
    throw invalid('school_class_field_id', 'Выберите поле, в котором записан класс');
  }
}

/** Tests that already belong to the olympiad are not checked again. */
async function requireTests(
  transaction: Transaction,
  scope: Scope,
  ids: readonly number[] | undefined,
  folderId: number | null,
): Promise<void> {
  if (ids === undefined) return;
  const [there, held] = await Promise.all([
    testResource.existingIds(transaction, scope, ids, {}),
    rowsOf<{ test_id: number }>(
      transaction,
      sql`select test_id from test_result_folder_tests where company_id = ${scope.companyId} and folder_id = ${folderId}::integer`,
    ),
  ]);
  const known = new Set([...there, ...held.map(({ test_id }) => test_id)]);
  if (ids.some((id) => !known.has(id)))
    throw invalid('test_ids', testResource.missing, 'not_found');
}

async function writeTests(
  transaction: Transaction,
  { companyId }: Scope,
  id: number,
  ids: SentFolder['test_ids'],
): Promise<void> {
  if (ids === undefined) return;
  await transaction.execute(
    sql`delete from test_result_folder_tests where company_id = ${companyId} and folder_id = ${id} and test_id <> all(${idArray(ids)})`,
  );
  if (ids.length === 0) return;
  await transaction.execute(
    sql`insert into test_result_folder_tests (company_id, folder_id, test_id, sort)
      select ${companyId}, ${id}, chosen.test_id, chosen.sort from unnest(${idArray(ids)}) with ordinality as chosen (test_id, sort)
      on conflict (company_id, folder_id, test_id) do update set sort = excluded.sort`,
  );
}
