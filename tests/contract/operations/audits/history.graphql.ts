// Reads the history of records by GraphQL and restores earlier values.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testHistory({ ask, mutate }: GraphqlHelpers): void {
  test('earlier values of every type with a history are restored', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const { course } = await mutate(
      'createCourse',
      { companyId: company.id, name: 'Было' },
      'course { id }',
    );
    await mutate('updateCourse', { id: course.id, name: 'Стало' }, 'course { id }');
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on Audited {
        audits(filter: { field: ["name"], event: [UPDATED] }) { nodes {
          id viewerCanPutBack changes { field from to cut } wholeChanges { from }
          putBack(moment: BEFORE) { version fields { field from to refusal } }
        } }
        auditAuthors(latest: 100) { databaseId name }
      } } }`,
      { id: course.id },
    );
    const [audit] = node.audits.nodes;
    expect(audit).toMatchObject({
      viewerCanPutBack: true,
      changes: [{ field: 'name', from: 'Было', to: 'Стало', cut: false }],
      wholeChanges: [{ from: 'Было' }],
      putBack: { fields: [{ field: 'name', from: 'Стало', to: 'Было', refusal: null }] },
    });
    const [{ databaseId }] = node.auditAuthors;
    const again = await ask(
      `query ($id: ID!, $filter: HistoryFilter) { node(id: $id) { ... on Audited {
        audits(filter: $filter) { totalCount } } } }`,
      { id: course.id, filter: { author: [databaseId], change: [audit.id] } },
    );
    expect(again.node.audits.totalCount).toBe(1);
    const { version } = audit.putBack;
    const input = { id: course.id, auditId: audit.id, moment: 'BEFORE', fields: ['name'], version };
    const { record } = await mutate(
      'putBackChanges',
      input,
      'record { __typename id ... on Course { name } }',
    );
    expect(record).toEqual({ __typename: 'Course', id: course.id, name: 'Было' });
    const { putBackChanges: stale } = await ask(
      `mutation ($input: PutBackChangesInput!) { putBackChanges(input: $input) {
        record { ... on Course { name } } userErrors { code }
      } }`,
      { input: { ...input, moment: 'AFTER' } },
    );
    expect(stale).toEqual({ record: { name: 'Было' }, userErrors: [{ code: 'stale' }] });
  });
}
