// Tests subjects over servers that implement only the documented contract.
import { afterEach, expect, it } from 'vitest';
import type { PlainModes, PlainRest } from '../../../testing/plain/server.ts';
import { startPlainGateway, type TestGateway } from '../../../testing/start.ts';
import { toGlobalId } from '../../kit/records/ids.ts';

let gateway: TestGateway<PlainRest>;
afterEach(() => gateway.close());

const idOf = (type: string, id: number) => toGlobalId({ type, companyId: 7, id });

it.each<[string, PlainModes]>([
  ['in snake_case', {}],
  ['in camelCase', { spelling: 'camelCase' }],
  ['that rejects unknown parameters', { refuses: 422 }],
])(
  'over a server %s subjects are read with their topics in one call, and topics are changed',
  async (_, mode) => {
    gateway = await startPlainGateway(mode);
    const { data } = await gateway.ask(
      '{ company(code: "demo") { subjects { nodes { name topics { name } } } } }',
    );
    expect(data.company.subjects.nodes).toEqual([
      { name: 'Математика', topics: [{ name: 'Дроби' }, { name: 'Проценты' }] },
      { name: 'Экономика', topics: [{ name: 'Проценты' }] },
    ]);
    gateway.rest.forget();
    const attached = await gateway.ask(
      `mutation ($input: AttachSubjectTopicsInput!) { attachSubjectTopics(input: $input) {
      subject { topics { name } } userErrors { message }
    } }`,
      { variables: { input: { id: idOf('Subject', 2), topicIds: [idOf('Topic', 1)] } } },
    );
    expect(attached.data.attachSubjectTopics).toEqual({
      subject: { topics: [{ name: 'Проценты' }, { name: 'Дроби' }] },
      userErrors: [],
    });
    const [write] = gateway.rest.calls;
    expect([write?.method, write?.path, write?.body]).toEqual([
      'POST',
      '/companies/7/subjects/2/attach_topics',
      { topic_ids: [1] },
    ]);
  },
);
