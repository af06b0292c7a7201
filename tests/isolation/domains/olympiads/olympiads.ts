// Declares olympiads, folders of test results with tables, for users who see the results of all tests in them.
import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../../api/src/jobs/tables.ts';
import { rowsOf } from '../../../../api/src/kit/database/database.ts';
import { operations } from '../../../kit/openapi.ts';
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedJob } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const folders = `${company}/test_result_folders`;
const download = `${folders}/{folder_id}/user_results_download`;

const fileName = 'olympiad.csv';

/** Records used by no other probe, by the suffix of their name. */
const spare = ['deleted', 'idle'] as const;
type Which = (typeof spare)[number];

const spareFolder = ({ record }: ValueGenerator, which: Which): number =>
  record('test_result_folders', ({ name }) => String(name).includes(` ${which}`));

/** A row of a learner in the table of the tested folder. */
const learner = ({ row }: ValueGenerator): Row => row('test_result_folder_rows');

const folder = (maker: ValueGenerator): number => Number(learner(maker)['folder_id']);

/** A change of the folder. */
const changeOf = (maker: ValueGenerator): number =>
  maker.record(
    'audits',
    ({ auditable_type, auditable_id, event }) =>
      auditable_type === 'test_result_folders' &&
      auditable_id === folder(maker) &&
      event === 'updated',
  );

const isWhole = ({ title }: Row): boolean => String(title).includes(' whole');

export const domain: DomainDeclaration = {
  tags: ['Test result folders'],
  menuPages: { 'olympic-tests': [{ query: 'olympiadListRouteQuery' }] },
  records: {
    // Written by `writeFolders`, in a fixed order.
    [`POST ${folders}`]: () => [],
  },
  writes: [writeFolders],
  finalWrites: describeFolders,
  partTables: {
    test_result_folder_tests: 'folder_id',
    test_result_folder_rows: 'folder_id',
    test_result_folder_results: 'folder_id',
  },
  namedValues: (maker) => ({
    has_prize: 1,
    // Courses also have folders.
    ...Object.fromEntries(
      operations
        .filter(({ route }) => route.startsWith(`${folders}/{folder_id}`))
        .map(({ method, route }) => [`${method} ${route}.folder_id`, folder(maker)]),
    ),
    test_result_folder_id: folder(maker),
    test_result_folder_export_id: maker.record(
      'jobs',
      ({ kind }) => kind === 'test_result_folder_export',
    ),
    test_result_folders_id: spareFolder(maker, 'deleted'),
    test_ids: maker.record('tests', isWhole),
    user_database_id: Number(learner(maker)['user_id']),
    test_result_folder_learner_id: Number(learner(maker)['id']),
    [`GET ${folders}/{folder_id}/user_results/user/{user_id}.user_id`]: learner(maker)['user_id'],
    [`GET ${folders}/{folder_id}/user_results/{id}.id`]: Number(learner(maker)['id']),
    [`GET ${folders}/{folder_id}/user_test_results/{id}.id`]: maker.record(
      'test_result_folder_results',
      ({ row_id }) => row_id === learner(maker)['id'],
    ),
    ...Object.fromEntries(
      ['GET', 'POST'].flatMap((method) => {
        const putBack = `${method} ${folders}/{id}/audits/{audit_id}/put_back`;
        return [
          [`${putBack}.id`, folder(maker)],
          [`${putBack}.audit_id`, changeOf(maker)],
        ];
      }),
    ),
    ...Object.fromEntries(
      [
        `GET ${folders}/{id}`,
        `PUT ${folders}/{id}`,
        `GET ${folders}/{id}/audits`,
        `GET ${folders}/{id}/audit_authors`,
        `GET ${folders}/{id}/test_results`,
        `GET ${folders}/{id}/table_processed`,
        `POST ${folders}/{id}/table_processed`,
        `POST ${folders}/{id}/diplomas`,
      ].map((route) => [`${route}.id`, folder(maker)]),
    ),
    [`DELETE ${folders}/{id}.id`]: spareFolder(maker, 'idle'),
    [`GET ${folders}/{folder_id}/user_results_file.file_name`]: fileName,
    [`GET ${download}/history.file_name`]: fileName,
    'test_result_folder_export.file_name': fileName,
    'export.file_name': fileName,
  }),
  bodies: {
    [`POST ${folders}`]: ({ text }) => [{ name: text('name') }],
    [`PUT ${folders}/{id}`]: ({ text }) => [{ name: text('name'), description: text('words') }],
    [`POST ${folders}/{id}/diplomas`]: () => [{}],
    [`POST ${download}`]: () => [{ format: 'csv' }],
    // A selection of all matching rows would delete everything.
    [`POST ${folders}/delete`]: (maker) => [
      { test_result_folders_id: [spareFolder(maker, 'deleted')] },
    ],
  },
  inputFields: {
    CreateTestResultFolderInput: ['name', 'description'],
    UpdateTestResultFolderInput: ['name', 'description'],
    PrintTestResultFolderDiplomasInput: [],
  },
  idTypes: {
    'ProcessTestResultFolderInput.id': 'TestResultFolder',
    'PrintTestResultFolderDiplomasInput.id': 'TestResultFolder',
    'ExportTestResultFolderInput.ids': 'TestResultFolderLearner',
    'CreateTestResultFolderInput.testIds': 'Test',
    'UpdateTestResultFolderInput.testIds': 'Test',
    'CreateTestResultFolderInput.schoolClassFieldId': 'CustomField',
    'UpdateTestResultFolderInput.schoolClassFieldId': 'CustomField',
  },
  withoutTexts: {
    [`GET ${folders}/{id}/table_processed`]: 'how far a job is',
    [`GET ${folders}/{folder_id}/user_results_file`]: 'the name of a file',
    [`GET ${download}/history`]: 'names of files',
  },
};

/** Writes a folder with a test and a table, and folders to delete. */
async function writeFolders(writer: Writer): Promise<void> {
  const { call, companyId, create, database, record, remember, text } = writer;
  const [test, user] = [record('tests', isWhole), record('users')];
  const folderOf = (name: string) =>
    create('/test_result_folders', {
      name,
      description: text('description'),
      test_ids: [test],
      user_prize: [{ name: text('prize'), from_place: 1, to_place: 3 }],
    });
  for (const which of spare) await folderOf(`${text('name')} ${which}`);
  const { id: folderId } = await folderOf(text('name'));
  const { job } = await create(`/test_result_folders/${folderId}/table_processed`, {});
  await finishedJob(call, `/api/companies/${companyId}/jobs/${job.id}`);
  await database.system(async (transaction) => {
    await transaction.execute(
      sql`update test_result_folders set school_class_field_id = (
          select min(id) from custom_fields where company_id = ${companyId} and subtype = 'user')
        where company_id = ${companyId} and id = ${folderId}`,
    );
    await transaction.execute(
      sql`delete from test_result_folder_rows where company_id = ${companyId} and folder_id = ${folderId}`,
    );
  });
  const [row] = await database.system((transaction) =>
    rowsOf<Row>(
      transaction,
      sql`insert into test_result_folder_rows (company_id, folder_id, user_id, full_name, school_class, place, points, max_points, duration, finished_at, prize)
        values (${companyId}, ${folderId}, ${user}, ${text('full_name')}, ${text('school_class')}, 1, 1, 1, 1000, now(), ${text('prize')}) returning *`,
    ),
  );
  const [result] = await database.system((transaction) =>
    rowsOf<Row>(
      transaction,
      sql`insert into test_result_folder_results (company_id, folder_id, row_id, user_id, test_id, sort, attempt_id, school_class, points, max_points, duration, finished_at)
        values (${companyId}, ${folderId}, ${row?.['id']}, ${user}, ${test}, 1, 1, ${text('school_class')}, 1, 1, 1000, now()) returning *`,
    ),
  );
  remember('user_results', row as Row);
  remember('user_test_results', result as Row);
}

/** Exports the table and changes the folder. */
async function describeFolders(writer: Writer): Promise<void> {
  const { call, companyId, create, database, row, send, text } = writer;
  const id = Number(row('user_results')['folder_id']);
  const { job_id } = await create(`/test_result_folders/${id}/user_results_download`, {
    format: 'csv',
  });
  await finishedJob(call, `/api/companies/${companyId}/jobs/${job_id}`);
  await database.system(async (transaction) => {
    await transaction
      .update(jobs)
      .set({ file_name: fileName })
      .where(and(eq(jobs.company_id, companyId), eq(jobs.kind, 'test_result_folder_export')));
  });
  await send('PUT', `/test_result_folders/${id}`, { description: text('description') });
}
