// Subjects in their manual order, and their topics.
import type {
  AddSubjectTopicsInput,
  Resolvers,
  SortSubjectsInput,
} from '../../__generated__/resolvers.ts';
import type { SubjectRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecords } from '../../kit/records/records.ts';
import { globalIds, inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, performs, updates } from '../../kit/mutations/writes.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const subjects = companyCollection('Subject', 'subjects');
const topics = companyCollection('Topic', 'topics');

const topicIds = globalIds('Topic', 'topic_ids', 'Тема не найдена');

/** The response of our api when topics are added by name. */
interface Added {
  readonly subject: Partial<SubjectRow>;
  readonly attached_count: number;
  readonly created_count: number;
}

const resolvers: Resolvers = {
  Company: {
    subjects: connection(subjects, { sort: 'sort' }),
    topics: connection(topics, { sort: 'name' }),
  },
  Mutation: {
    createSubject: creates(subjects),
    updateSubject: updates(subjects),
    deleteSubjects: deletesMany(selectionOf(subjects, 'предметы')),
    mergeSubjects: merges(subjects, 'Предмет не найден'),
    sortSubjects: mutation<SortSubjectsInput, { subjects: SubjectRow[] }>(
      {
        call: `POST ${subjects.route}/multi_sort`,
        failed: { subjects: [] },
        fields: { subject_ids: 'subjectIds' },
      },
      async ({ companyId: global, subjectIds }, { rest, shapes }, info) => {
        const { id: companyId } = requireGlobal(global, 'Company');
        const ids = inputIds(companyId, 'Subject', subjectIds, 'subjectIds', 'Предмет не найден');
        const collection = subjects(companyId);
        await rest.write('POST', under(collection.path, '/multi_sort'), { subject_ids: ids });
        const plan = planRecord(info, shapes, { at: ['subjects'] });
        return { subjects: plan ? await loadRecords(rest, collection, ids, plan) : [] };
      },
    ),
    attachSubjectTopics: performs(subjects, 'attach_topics', { topicIds }),
    detachSubjectTopics: performs(subjects, 'detach_topics', { topicIds }),
    addSubjectTopics: mutation<
      AddSubjectTopicsInput,
      { subject: SubjectRow | null; attachedCount: number; createdCount: number }
    >(
      {
        call: `POST ${subjects.route}/{id}/add_topics`,
        failed: { subject: null, attachedCount: 0, createdCount: 0 },
      },
      async ({ id: global, names }, context, info) => {
        const { companyId, id } = requireInCompany(global, 'Subject');
        const collection = subjects(companyId);
        const { data } = await context.rest.write<Added>(
          'POST',
          below(collection.path, { id }, '/add_topics'),
          { names },
        );
        return {
          subject: await selectedRecord(context, info, 'subject', collection, data.subject, id),
          attachedCount: data.attached_count,
          createdCount: data.created_count,
        };
      },
    ),
    createTopic: creates(topics),
    updateTopic: updates(topics),
    deleteTopics: deletesMany(selectionOf(topics, 'темы')),
    mergeTopics: merges(topics, 'Тема не найдена'),
  },
};

export default {
  resolvers,
  shapes: { Subject: { topics: relation('topics') }, Topic: { subjects: relation('subjects') } },
  nodes: nodeReaders(subjects, topics),
} satisfies Domain;
