// Uses every GraphQL field and mutation of olympiads once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

const exported = 'id fileName format rowCount isReady url job { id } createdAt expiresAt';

const folder = `id databaseId name description version prizes { name fromPlace toPlace diplomaText } tieRule schoolClassField { name }
  tests { testId test { id } } testsCount processedAt isOutdated learnersCount schoolClasses
  testResults { testId title learnersCount averagePoints bestPoints maxPoints }
  learners(first: 5, search: "", filter: { hasPrize: true }, orderBy: { field: PLACE }) { totalCount
    nodes { id userId user { databaseId } fullName schoolClass place points maxPoints duration finishedAt prize results { id testId points } } }
  results(first: 5, orderBy: { field: POINTS, direction: DESC }) { totalCount
    nodes { id userId user { fullName } testId attemptId schoolClass points maxPoints duration finishedAt } }
  processing { kind status report { taken { count } } }
  audits(first: 5) { nodes { id } } auditAuthors(latest: 5) { name } createdAt viewerCanUpdate viewerCanDelete`;

export function testOlympiads({ ask, mutate }: GraphqlHelpers): void {
  test('an olympiad is created, its table calculated, read, exported and printed', async () => {
    const { company } = await ask(
      '{ company(code: "demo") { id users(first: 1, search: "admin@demo.school") { nodes { id databaseId } } } }',
    );
    const [me] = company.users.nodes;
    const { test: made } = await mutate(
      'createTest',
      { companyId: company.id, title: 'Тур олимпиады' },
      'test { id databaseId }',
    );
    const question = { type: 'INPUT', question: '<p>2 + 2?</p>', answers: [{ value: '4' }] };
    const input = { testId: made.id, active: true, ...question };
    await mutate('createTestQuestion', input, 'testQuestion { id }');
    await mutate('activateTest', { id: made.id }, 'test { id }');
    await mutate('attachTestAllowUsers', { id: made.id, userIds: [me.id] }, 'test { id }');
    const learners = await ask(
      'query ($id: Int!) { company(code: "demo") { learnerTest(databaseId: $id) { id } } }',
      { id: made.databaseId },
    );
    const testId = learners.company.learnerTest.id;
    const { learnerAttempt } = await mutate('beginTest', { testId }, 'learnerAttempt { id }');
    await mutate('finishAttempt', { attemptId: learnerAttempt.id }, 'learnerAttempt { state }');

    const { testResultFolder } = await mutate(
      'createTestResultFolder',
      { companyId: company.id, name: 'Олимпиада по схеме', testIds: [made.id] },
      `testResultFolder { ${folder} }`,
    );
    const { id, databaseId, version } = testResultFolder;
    const prizes = [{ name: 'Победитель', fromPlace: 1, toPlace: 1, diplomaText: 'Ура' }];
    const changed = await mutate(
      'updateTestResultFolder',
      { id, version, prizes, tieRule: 'SHORTER_TIME' },
      `testResultFolder { ${folder} }`,
    );
    expect(changed.testResultFolder).toMatchObject({ prizes, tieRule: 'SHORTER_TIME' });
    await mutate('processTestResultFolder', { id }, 'job { id kind }');
    const read = async () =>
      (
        await ask(
          `query ($id: Int!, $user: Int!) { company(code: "demo") {
            testResultFolders(first: 5, search: "схеме", orderBy: { field: NAME }) { totalCount nodes { id } }
            testResultFolder(databaseId: $id) { ${folder}
              userResults(userDatabaseId: $user) { testId testTitle lessonName attemptId schoolClass points maxPoints duration finishedAt } } } }`,
          { id: databaseId, user: me.databaseId },
        )
      ).company;
    await expect.poll(async () => (await read()).testResultFolder.processing.status).toBe('DONE');
    const { testResultFolders, testResultFolder: whole } = await read();
    expect(testResultFolders.nodes).toEqual([{ id }]);
    expect(whole).toMatchObject({
      isOutdated: false,
      learnersCount: 1,
      testResults: [{ learnersCount: 1 }],
      learners: { nodes: [{ place: 1, prize: 'Победитель' }] },
      results: { totalCount: 1 },
      userResults: [{ testTitle: 'Тур олимпиады', lessonName: null }],
    });
    const userDatabaseIds = [me.databaseId];
    await mutate('printTestResultFolderDiplomas', { id, userDatabaseIds }, 'job { id kind }');
    const { testResultFolderExport } = await mutate(
      'exportTestResultFolder',
      { testResultFolderId: id, format: 'CSV', matching: { filter: { hasPrize: true } } },
      `testResultFolderExport { ${exported} }`,
    );
    const { node } = await ask(
      `query ($id: ID!, $fileName: String!) { node(id: $id) { ... on TestResultFolder {
        exports(first: 5) { totalCount nodes { id } } export(fileName: $fileName) { ${exported} } } } }`,
      { id, fileName: testResultFolderExport.fileName },
    );
    expect(node.exports.totalCount).toBe(1);
    await mutate(
      'deleteTestResultFolders',
      { companyId: company.id, testResultFolders: { ids: [id] } },
      'deletedCount deletedTestResultFolderIds',
    );
  });
}
