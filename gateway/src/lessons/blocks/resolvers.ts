// What lessons are put together of.
import type { LessonBlockRow } from '../../__generated__/rows.ts';
import { relation, wholeRelation } from '../../kit/plan/needs.ts';
import { listWithin } from '../../kit/plan/reads.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { lessonBlocks, lessonsBelow } from '../collections.ts';

export default {
  resolvers: {
    Lesson: {
      blocks: listWithin<LessonBlockRow, { id: number; course_id: number; company_id: number }>({
        path: ({ company_id, course_id, id }) =>
          below(
            lessonsBelow({ company_id, id: course_id }).path,
            { lesson_id: id },
            '/lesson_with_blocks',
          ),
        name: 'lesson_blocks',
        needs: ['course_id'],
        size: 30,
      }),
    },
  },
  shapes: {
    LessonBlock: {
      lesson: relation('lesson'),
      media: relation('media'),
      captions: wholeRelation('captions'),
    },
    BlockMedia: { file: wholeRelation('file') },
  },
  nodes: nodesOf(lessonBlocks),
} satisfies Domain;
