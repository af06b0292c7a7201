// The export of a course's journal, and the viewer's earlier exports of it.
import { courses } from '../../courses/index.ts';
import { exportBelow } from '../../exports/index.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const { all, one, fields, nodes, order, shape } = exportBelow(
  courses,
  'JournalExport',
  'journal',
  'JournalStudent',
  'course_id',
);

export default {
  resolvers: {
    Course: { journalExports: all, journalExport: one },
    JournalExport: fields,
    Mutation: { exportJournal: order },
  },
  shapes: { JournalExport: shape },
  nodes,
} satisfies Domain;
