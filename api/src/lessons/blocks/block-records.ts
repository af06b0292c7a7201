// Records of lesson blocks, and of a lesson with all its blocks.
import { ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isOwnLesson, lessonGrants, lessonRecord } from '../../courses/index.ts';
import type { TableWith } from '../../kit/database/columns.ts';
import { markedText, companyFileOwner } from '../../kit/files/signed-urls.ts';
import type { Permissions } from '../../kit/permissions/permissions.ts';
import {
  belongsTo,
  hasMany,
  ofAnyTable,
  readableThrough,
  record,
} from '../../kit/records/record.ts';
import { digest } from '../../kit/records/version.ts';
import { fileRecord } from '../../media/index.ts';
import { testRecord } from '../../assessments/index.ts';
import { blockStreamFields } from '../films/block-stream.ts';
import { lessons } from '../tables.ts';
import { blockWebinarFields } from '../webinars/active-webinars.ts';
import { lessonBlockMedia, lessonBlocks } from './block-tables.ts';

type OfBlock = TableWith<'company_id' | 'lesson_id'>;

/** Blocks of lessons that the caller owns. */
const ofOwnLesson = ofAnyTable<OfBlock>((table, asker) => {
  const lesson = alias(lessons, 'lesson_of_block');
  return sql`exists (select 1 from lessons lesson_of_block where ${lesson.company_id} = ${table.company_id}
    and ${lesson.id} = ${table.lesson_id} and ${isOwnLesson(lesson, asker)})`;
});

const change = { ...lessonGrants.update, mine: ofOwnLesson };

/** Blocks are changed by those who may change their lesson. */
export const blockGrants = {
  read: lessonGrants.read,
  create: change,
  update: change,
  delete: change,
} as const satisfies Permissions;

export const blockAnswers = z.array(
  z
    .object({ question: z.string(), answer: z.string().describe('Rich text.') })
    .meta({ id: 'BlockAnswer', description: 'A question of a block with its answer.' }),
);

/** The answers with rich texts for display, as JSON. */
export const shownAnswers = ({ company_id, answers }: TableWith<'company_id' | 'answers'>): SQL =>
  sql`${markedText(sql`${answers}::text`, companyFileOwner(sql`${company_id}`))}::jsonb`;

export const blockMediaRecord = record(lessonBlockMedia)({
  name: 'BlockMedia',
  description: 'A file of a lesson block with its position.',
  permissions: 'part',
  hidden: ['block_id'],
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

export const lessonBlockRecord = record(lessonBlocks)({
  name: 'LessonBlock',
  description: 'A block of a lesson.',
  permissions: blockGrants,
  mine: readableThrough(() => lessonRecord, 'lesson_id'),
  history: { type: 'lesson_blocks' },
  // Only edited fields: publishing, moving or attaching a block does not conflict with an edit.
  version: (table) =>
    digest(
      ...[
        table.title,
        table.text,
        table.address,
        table.source,
        table.language,
        table.tone,
        table.answers,
        table.captions_id,
        table.homework_min_points,
        table.homework_max_points,
        table.test_id,
      ].map((column) => sql`${column}`),
      sql`(select array_agg(row(shown.file_id, shown.caption, shown.alt)::text order by shown.sort) from lesson_block_media shown
        where shown.company_id = ${table.company_id} and shown.block_id = ${table.id})`,
    ),
  hidden: ['answers'],
  order: 'sort',
  computed: {
    ...blockWebinarFields,
    answers: {
      schema: blockAnswers.nullable().describe('For `faq`: the questions in order.'),
      sql: shownAnswers,
    },
    ...blockStreamFields,
  },
  // Spelled as in the specification.
  attached: { webinarData: blockWebinarFields.webinar_data },
  relations: {
    lesson: belongsTo(() => lessonRecord, 'lesson_id'),
    media: hasMany(() => blockMediaRecord, 'block_id'),
    otherMedia: hasMany(() => blockMediaRecord, 'block_id'),
    captions: belongsTo(() => fileRecord, 'captions_id'),
    test: belongsTo(() => testRecord, 'test_id'),
  },
});

export const lessonWithBlocksRecord = record(lessons)({
  name: 'LessonWithBlocks',
  description: 'A lesson with its blocks in order, without the trash.',
  permissions: 'part',
  hidden: ['author_id'],
  relations: {
    lesson_blocks: hasMany(() => lessonBlockRecord, 'lesson_id', {
      where: (table) => ne(table.status, 'deleted'),
    }),
  },
});
