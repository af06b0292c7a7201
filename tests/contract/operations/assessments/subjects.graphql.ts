// Uses every GraphQL field and mutation of subjects and topics once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testSubjects({ ask, mutate }: GraphqlHelpers): void {
  test('subjects get topics, are sorted and merged', async () => {
    const companyId: string = (await ask('{ company(code: "demo") { id } }')).company.id;
    const subject = async (name: string): Promise<string> =>
      (await mutate('createSubject', { companyId, name }, 'subject { id }')).subject.id;
    const [one, other] = [await subject('Схема: один'), await subject('Схема: другой')];
    const { topic } = await mutate(
      'createTopic',
      { companyId, name: 'Схема: тема' },
      'topic { id }',
    );
    const named = { id: one, topicIds: [topic.id] };
    const shown = 'subject { topicsCount topics { name } }';
    const attached = await mutate('attachSubjectTopics', named, shown);
    expect(attached.subject).toEqual({ topicsCount: 1, topics: [{ name: 'Схема: тема' }] });
    const detached = await mutate('detachSubjectTopics', named, shown);
    expect(detached.subject).toEqual({ topicsCount: 0, topics: [] });
    const names = ['схема: тема', 'Схема: новая тема'];
    const added = await mutate(
      'addSubjectTopics',
      { id: one, names },
      'attachedCount createdCount subject { topicsCount }',
    );
    expect(added).toMatchObject({ attachedCount: 2, createdCount: 1, subject: { topicsCount: 2 } });
    const sorted = await mutate(
      'sortSubjects',
      { companyId, subjectIds: [other, one] },
      'subjects { id databaseId createdAt }',
    );
    expect(sorted.subjects).toMatchObject([{ id: other }, { id: one }]);
    const merged = await mutate(
      'mergeSubjects',
      { id: one, intoId: other },
      'subject { id topicsCount } deletedSubjectId',
    );
    expect(merged).toMatchObject({
      subject: { id: other, topicsCount: 2 },
      deletedSubjectId: one,
    });
    const { company } = await ask(
      `query ($subject: [ID!]) { company(code: "demo") {
        topics(filter: { subject: $subject, inSubject: true }, orderBy: { field: NAME, direction: ASC }) {
          totalCount nodes { id databaseId subjectsCount subjects { name } createdAt }
        }
      } }`,
      { subject: [other] },
    );
    expect(company.topics).toMatchObject({
      totalCount: 2,
      nodes: [{ subjectsCount: 1, subjects: [{ name: 'Схема: другой' }] }, { id: topic.id }],
    });
    const fresh: string = company.topics.nodes[0].id;
    const topics = await mutate(
      'mergeTopics',
      { id: fresh, intoId: topic.id },
      'topic { id subjectsCount } deletedTopicId',
    );
    expect(topics).toMatchObject({
      topic: { id: topic.id, subjectsCount: 1 },
      deletedTopicId: fresh,
    });
    await mutate('deleteSubjects', { companyId, subjects: { ids: [other] } }, 'deletedCount');
    const gone = await mutate(
      'deleteTopics',
      { companyId, topics: { ids: [topic.id] } },
      'deletedTopicIds deletedCount skipped { count }',
    );
    expect(gone).toMatchObject({ deletedTopicIds: [topic.id], deletedCount: 1, skipped: [] });
  });
}
