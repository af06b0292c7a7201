// Records of comments: for the staff with all comments, and for learners with those of an open lesson.
import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { courseRecord, lessonRecord } from '../../courses/index.ts';
import type { TableWith } from '../../kit/database/columns.ts';
import { storedCount } from '../../kit/lists/stored-counts.ts';
import type { QueryScope, Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import type { RecordOf } from '../../kit/records/contract.ts';
import { ofReadableLesson, ofTaughtLesson } from '../grants.ts';
import { lessonComments, likeValues, type LikeValue } from './comment-tables.ts';
import { staffRecord } from '../../people/staff.ts';

type Comments = typeof lessonComments;

/** The permission to answer and moderate comments on one's own lessons. */
export const answerComments = { my: 'teacher_feedback_on_user_comments' } as const;

const commentGrants = {
  /** Comments are readable where their lesson is. */
  read: [
    answerComments,
    { my: 'lessons_view', mine: (table, asker) => ofReadableLesson(table as Comments, asker) },
  ],
  /** Only authors change the text of a comment. */
  update: { ...answerComments, mine: (table, asker) => isOwn(table as Comments, asker) },
  delete: answerComments,
} as const satisfies Permissions;

const isOwn = (table: Comments, { personId }: QueryScope): SQL =>
  sql`coalesce(${table.author_id} = ${personId}, false)`;

const likesOf = (table: TableWith<'company_id' | 'id'>, value: LikeValue): SQL<number> =>
  storedCount(
    table.company_id,
    'lesson_comment_likes',
    ['comment_id', 'value'],
    [[table.id, sql`${value}::text`]],
  );

const likes = {
  likes_count: { schema: z.int(), sql: (table: Comments) => likesOf(table, 'like') },
  dislikes_count: { schema: z.int(), sql: (table: Comments) => likesOf(table, 'dislike') },
};

export const commentRecord: RecordOf<Comments> = record(lessonComments)({
  name: 'LessonComment',
  description: 'A comment on a lesson.',
  permissions: commentGrants,
  mine: ofTaughtLesson,
  version: ['text'],
  order: 'created_at',
  computed: {
    lesson_name: {
      schema: z.string(),
      sql: (table) =>
        sql`(select lesson.name from lessons lesson where lesson.company_id = ${table.company_id} and lesson.id = ${table.lesson_id})`,
    },
    course_name: {
      schema: z.string(),
      sql: (table) =>
        sql`(select course.name from courses course where course.company_id = ${table.company_id} and course.id = ${table.course_id})`,
    },
    replies_count: {
      schema: z
        .int()
        .describe(
          'For the first comment of a discussion: the number of replies that learners see.',
        ),
      sql: ({ company_id, id }) =>
        storedCount(
          company_id,
          'lesson_comments',
          ['parent_id', 'status'],
          [[id, sql`'visible'::text`]],
        ),
    },
    ...likes,
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    lesson: belongsTo(() => lessonRecord, 'lesson_id'),
    author: belongsTo(() => staffRecord, 'author_id'),
    answered: belongsTo((): RecordOf => commentRecord, 'answered_id'),
    hidden_by: belongsTo(() => staffRecord, 'hidden_by_id'),
  },
});

/** Whether the caller sees the text: a visible comment, or the author's own hidden one. */
const isTextVisible = (table: Comments, asker: QueryScope): SQL =>
  sql`(${table.status} = 'visible' or (${table.status} = 'hidden' and ${isOwn(table, asker)}))`;

/**
 * Whether the first comment of a discussion is listed: its text is visible, or it has a visible reply.
 */
export const isListedDiscussion = (table: Comments, asker: QueryScope): SQL => {
  const reply = alias(lessonComments, 'standing_reply');
  return sql`(${isTextVisible(table, asker)} or exists (select 1 from lesson_comments standing_reply
    where ${reply.company_id} = ${table.company_id} and ${reply.parent_id} = ${table.id} and ${reply.status} = 'visible'))`;
};

/** Permissions follow the lesson: routes serve it only to those to whom the lesson is open. */
export const learnerCommentRecord: RecordOf<Comments> = record(lessonComments)({
  name: 'LearnerComment',
  description: 'A comment on a lesson, for its learners.',
  permissions: 'part',
  version: ['text'],
  hidden: [
    'text',
    'course_id',
    'lesson_id',
    'author_id',
    'parent_id',
    'is_withdrawn',
    'hidden_at',
    'hidden_by_id',
  ],
  computed: {
    text: {
      schema: z
        .string()
        .nullable()
        .describe('Plain text; null if deleted, and if hidden, except for the author.'),
      sql: (table, asker) => sql`case when ${isTextVisible(table, asker)} then ${table.text} end`,
    },
    answered_name: {
      schema: z.string().nullable().describe('For a reply to a reply: full name of the addressee.'),
      sql: (table) => sql`(select member.full_name from lesson_comments answered
        join company_members member on member.company_id = answered.company_id and member.user_id = answered.author_id
        where answered.company_id = ${table.company_id} and answered.id = ${table.answered_id} and ${table.answered_id} <> ${table.parent_id})`,
    },
    is_own: { schema: z.boolean(), sql: isOwn },
    can_restore: {
      schema: z.boolean().describe('Whether the caller has deleted it and can restore it.'),
      sql: (table, asker) => sql`(${table.is_withdrawn} and ${isOwn(table, asker)})`,
    },
    ...likes,
    my_like: {
      schema: z.enum(likeValues).nullable(),
      sql: (table, { personId }) =>
        sql`(select liked.value from lesson_comment_likes liked where liked.company_id = ${table.company_id} and liked.comment_id = ${table.id} and liked.user_id = ${personId})`,
    },
  },
  relations: {
    author: belongsTo(() => staffRecord, 'author_id'),
    replies: hasMany((): RecordOf<Comments> => learnerCommentRecord, 'parent_id', {
      where: isTextVisible,
    }),
  },
});
