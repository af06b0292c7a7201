// Olympiads: folders of test results, their tables, and the jobs that work on them.
import type {
  PrintTestResultFolderDiplomasInput,
  ProcessTestResultFolderInput,
  Resolvers,
  TestResultFolderPrizeInput,
} from '../__generated__/resolvers.ts';
import type {
  JobRow,
  TestResultFolderLearnerRow,
  TestResultFolderResultRow,
  TestResultFolderRow,
  TestResultFolderTestResultRow,
  TestResultFolderUserResultRow,
} from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { historyOf } from '../audits/index.ts';
import { noJob as failed, startedJob, type StartedJob } from '../jobs/index.ts';
import { withCall } from '../kit/plan/calls.ts';
import { embeddedRelation, columns, relation } from '../kit/plan/needs.ts';
import { connection, recordById } from '../kit/plan/reads.ts';
import { deletesMany } from '../kit/mutations/bulk.ts';
import { selectionOf } from '../kit/mutations/selection.ts';
import { requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { nodeReaders } from '../kit/records/node.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { globalId, globalIds, omitNull, type Translation } from '../kit/mutations/translations.ts';
import { creates, updates } from '../kit/mutations/writes.ts';
import { below } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { folders, resultsBelow, learnersBelow } from './collections.ts';

const prizes: Translation<readonly TestResultFolderPrizeInput[]> = {
  names: ['user_prize'],
  body: (given) => ({
    user_prize: given.map(({ name, fromPlace, toPlace, diplomaText }) => ({
      name,
      from_place: fromPlace,
      to_place: toPlace,
      diploma_text: diplomaText,
    })),
  }),
};

const translations = {
  prizes: omitNull(prizes),
  schoolClassFieldId: globalId('CustomField', 'school_class_field_id', 'Поле не найдено'),
  testIds: omitNull(globalIds('Test', 'test_ids', 'Тест не найден')),
};

const at = (
  { company_id, id }: Pick<TestResultFolderRow, 'company_id' | 'id'>,
  call: `/${string}`,
) => below(folders(company_id).path, { id }, call);

const anywhere = { company_id: 0, id: 0 };

/** A list at its own path below a folder; empty when the response is not an array. */
const listBelow = <Row>(call: `/${string}`) =>
  withCall(
    async (folder: TestResultFolderRow, _: object, { rest }: Context) => {
      const { data } = await rest.get<Row[]>(at(folder, call));
      return Array.isArray(data) ? data : [];
    },
    { method: 'GET', route: at(anywhere, call).route, records: [], size: () => 50 },
  );

const resultsOf = (folder: Pick<TestResultFolderRow, 'company_id' | 'id'>, userId: number) =>
  below(below(folders(folder.company_id).path, { folder_id: folder.id }, '/user_results/user'), {
    user_id: userId,
  });

const resolvers: Resolvers = {
  Company: {
    testResultFolders: connection(folders, { sort: 'name' }),
    testResultFolder: recordById(folders),
  },
  TestResultFolder: {
    ...historyOf(folders),
    learners: connection(learnersBelow, { sort: 'place' }),
    results: connection(resultsBelow, { sort: 'points', desc: true }),
    testResults: listBelow<TestResultFolderTestResultRow>('/test_results'),
    userResults: withCall(
      async (
        folder: TestResultFolderRow,
        { userDatabaseId }: { userDatabaseId: number },
        { rest }: Context,
      ) => {
        const { data } = await rest.get<TestResultFolderUserResultRow[]>(
          resultsOf(folder, userDatabaseId),
          { with: 'test.lesson:id,name' },
        );
        return Array.isArray(data) ? data : [];
      },
      { method: 'GET', route: resultsOf(anywhere, 0).route, records: [], size: () => 50 },
    ),
    processing: withCall(
      async (folder: TestResultFolderRow, _: object, { rest }: Context) => {
        const { data } = await rest.get<{ job: JobRow | null }>(at(folder, '/table_processed'));
        return data.job && { ...data.job, company_id: folder.company_id };
      },
      { method: 'GET', route: at(anywhere, '/table_processed').route, records: [], size: () => 1 },
    ),
  },
  TestResultFolderLearner: {
    id: ({ company_id, id }: TestResultFolderLearnerRow) =>
      toGlobalId({ type: 'TestResultFolderLearner', companyId: company_id, id }),
  },
  TestResultFolderResult: {
    id: ({ company_id, id }: TestResultFolderResultRow) =>
      toGlobalId({ type: 'TestResultFolderResult', companyId: company_id, id }),
  },
  TestResultFolderUserResult: {
    testTitle: ({ test }: TestResultFolderUserResultRow) => test?.title ?? null,
    lessonName: ({ test }: TestResultFolderUserResultRow) => test?.lesson?.name ?? null,
  },
  Mutation: {
    createTestResultFolder: creates(folders, translations),
    updateTestResultFolder: updates(folders, translations),
    deleteTestResultFolders: deletesMany(selectionOf(folders, 'олимпиады')),
    processTestResultFolder: mutation<ProcessTestResultFolderInput, StartedJob>(
      { call: `POST ${at(anywhere, '/table_processed').route}`, failed },
      (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'TestResultFolder');
        const path = at({ company_id: companyId, id }, '/table_processed');
        return startedJob({ context, info, companyId }, path, {});
      },
    ),
    printTestResultFolderDiplomas: mutation<PrintTestResultFolderDiplomasInput, StartedJob>(
      {
        call: `POST ${at(anywhere, '/diplomas').route}`,
        failed,
        fields: { users_id: 'userDatabaseIds' },
      },
      ({ id: folder, userDatabaseIds }, context, info) => {
        const { companyId, id } = requireInCompany(folder, 'TestResultFolder');
        const path = at({ company_id: companyId, id }, '/diplomas');
        const body = { users_id: userDatabaseIds ?? null };
        return startedJob({ context, info, companyId }, path, body);
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    TestResultFolder: {
      prizes: columns('user_prize'),
      schoolClassField: relation('school_class_field'),
      tests: relation('tests'),
      schoolClasses: embeddedRelation('school_classes'),
    },
    TestResultFolderTest: { test: relation('test') },
    TestResultFolderLearner: { user: relation('user'), results: relation('results') },
    TestResultFolderResult: { user: relation('user') },
    TestResultFolderTestResult: {},
    TestResultFolderUserResult: { testTitle: columns('test'), lessonName: columns('test') },
  },
  nodes: nodeReaders(folders),
} satisfies Domain;
