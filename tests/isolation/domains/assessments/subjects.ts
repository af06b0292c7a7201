// Declares subjects and topics: the first of each is in use, one of the others is merged and two are deleted.
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';

const tables = ['subjects', 'topics'] as const;
type Table = (typeof tables)[number];

const parts = ['merged', 'deleted', 'idle'] as const;
type Part = 'used' | (typeof parts)[number];

const entry = ({ record }: Pick<ValueGenerator, 'record'>, table: Table, part: Part): number =>
  record(table, ({ name }) =>
    part === 'used'
      ? !parts.some((each) => String(name).endsWith(each))
      : String(name).endsWith(part),
  );

export const domain: DomainDeclaration = {
  tags: ['Subjects and topics'],
  writes: [writeEntries],
  sharedRows: {
    // Users who see any test may read the subjects.
    subjects: () => true,
    topics: () => true,
  },
  namedValues: (maker) => ({
    ...Object.fromEntries(
      tables.flatMap((table) => [
        [`${table}_id`, entry(maker, table, 'deleted')],
        [`DELETE ${company}/${table}/{id}.id`, entry(maker, table, 'idle')],
        [`POST ${company}/${table}/{id}/merge.id`, entry(maker, table, 'merged')],
      ]),
    ),
    subject_id: entry(maker, 'subjects', 'used'),
    in_subject: 1,
  }),
  bodies: Object.fromEntries(
    tables.map((table) => [
      `POST ${company}/${table}/{id}/merge`,
      (maker: ValueGenerator) => [{ into_id: entry(maker, table, 'used') }],
    ]),
  ),
  idTypes: {
    'MergeSubjectsInput.id': 'Subject',
    'MergeSubjectsInput.intoId': 'Subject',
    'MergeTopicsInput.id': 'Topic',
    'MergeTopicsInput.intoId': 'Topic',
    'AttachSubjectTopicsInput.id': 'Subject',
    'DetachSubjectTopicsInput.id': 'Subject',
    'AddSubjectTopicsInput.id': 'Subject',
  },
};

async function writeEntries(writer: Writer): Promise<void> {
  const { create, send, text } = writer;
  // The entries in use come first.
  const [subject, topic] = [entry(writer, 'subjects', 'used'), entry(writer, 'topics', 'used')];
  await send('POST', `/subjects/${subject}/attach_topics`, { topic_ids: [topic] });
  for (const table of tables) {
    for (const part of parts) await create(`/${table}`, { name: `${text('name')} ${part}` });
  }
}
