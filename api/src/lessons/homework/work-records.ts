// Records of submissions and their threads, for checkers and for the submitting learner.
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { courseRecord, lessonRecord } from '../../courses/index.ts';
import type { TableWith } from '../../kit/database/columns.ts';
import { markedText, companyFileOwner, personFileOwner } from '../../kit/files/signed-urls.ts';
import { reachOf, type QueryScope, type Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, hasMany, manyToMany, record } from '../../kit/records/record.ts';
import { fileRecord } from '../../media/index.ts';
import { memberRecord } from '../../people/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { ofReadableLesson, ofTaughtLesson } from '../grants.ts';
import { learn } from '../learning/records.ts';
import { homeworkMessageFiles, homeworkMessages, homeworkWorks } from './homework-tables.ts';

type Works = typeof homeworkWorks;
type OfTask = TableWith<'company_id' | 'lesson_id' | 'block_id'>;

/** How many learners with the same text are named. */
const namedAlike = 20;

export const checkHomework = { my: 'teacher_check_homework' } as const;

const homeworkGrants = {
  /** Results are readable where their lesson is. */
  read: [
    checkHomework,
    { my: 'lessons_show_results', mine: (table, asker) => ofReadableLesson(table as Works, asker) },
  ],
  update: checkHomework,
} as const satisfies Permissions;

const ofLesson = (table: OfTask, column: SQL): SQL =>
  sql`(select ${column} from lessons lesson where lesson.company_id = ${table.company_id} and lesson.id = ${table.lesson_id})`;

const ofBlock = (table: OfTask, column: SQL): SQL =>
  sql`(select ${column} from lesson_blocks block where block.company_id = ${table.company_id} and block.id = ${table.block_id})`;

/** The lowest and the highest points of a task; null for no limit. */
export const minPoints = (table: OfTask): SQL =>
  sql`coalesce(${ofBlock(table, sql`block.homework_min_points`)}, ${ofLesson(table, sql`lesson.homework_min_points`)})`;
export const maxPoints = (table: OfTask): SQL =>
  sql`case when ${table.block_id} is null then ${ofLesson(table, sql`lesson.homework_max_points`)} else ${ofBlock(table, sql`block.homework_max_points`)} end`;

export const workPointBounds = {
  min_points: {
    schema: z.int().describe('Minimum points of the task.'),
    sql: minPoints,
  },
  max_points: {
    schema: z.int().nullable().describe('Maximum points of the task; null if unlimited.'),
    sql: maxPoints,
  },
};

/** Names of the task that a submission is for. */
export const taskNames = {
  lesson_name: {
    schema: z.string(),
    sql: (table: Works) => ofLesson(table, sql`lesson.name`),
  },
  course_name: {
    schema: z.string(),
    sql: (table: Works) =>
      sql`(select course.name from courses course where course.company_id = ${table.company_id} and course.id = ${table.course_id})`,
  },
  task_title: {
    schema: z.string().nullable().describe('Title of the block of the task.'),
    sql: (table: Works) => ofBlock(table, sql`block.title`),
  },
};

/** Other learners who submitted the same text; empty unless the caller checks homework. */
const alikeTo = (table: Works, asker: QueryScope): SQL => {
  if (reachOf(asker, checkHomework) === 'none') return sql`'[]'::json`;
  return sql`(select coalesce(json_agg(json_build_object('work_id', alike.id, 'full_name', alike.full_name) order by alike.id), '[]'::json)
    from (select other.id, member.full_name from homework_works other
      join company_members member on member.company_id = other.company_id and member.user_id = other.user_id
      where other.company_id = ${table.company_id} and other.lesson_id = ${table.lesson_id} and other.words_digest = ${table.words_digest}
        and other.user_id <> ${table.user_id} and ${ofTaughtLesson(table, asker)}
      order by other.id limit ${sql.raw(String(namedAlike))}) alike)`;
};

/**
 * Texts of the learner may show the learner's own files; texts of others may show the company's files.
 */
const filesOwner = ({
  company_id,
  work_id,
  author_id,
}: TableWith<'company_id' | 'work_id' | 'author_id'>): SQL =>
  sql`case when ${author_id} = (select work.user_id from homework_works work where work.company_id = ${company_id} and work.id = ${work_id})
    then ${personFileOwner(sql`${author_id}`)} else ${companyFileOwner(sql`${company_id}`)} end`;

const messageRecord = record(homeworkMessages)({
  name: 'HomeworkMessage',
  description: 'A message in the thread of a submission: an answer, a comment, or a decision.',
  permissions: 'part',
  hidden: ['work_id', 'text'],
  computed: {
    text: {
      schema: z.string().nullable().describe('Rich text.'),
      sql: (table) => markedText(sql`${table.text}`, filesOwner(table)),
    },
  },
  relations: {
    author: belongsTo(() => staffRecord, 'author_id'),
    files: manyToMany(() => fileRecord, homeworkMessageFiles, {
      by: 'message_id',
      target: 'file_id',
    }),
  },
});

const lastMessage = {
  schema: z.int().describe('Id of the last message in the thread.'),
  sql: (table: Works) =>
    sql`(select max(message.id) from homework_messages message where message.company_id = ${table.company_id} and message.work_id = ${table.id})`,
};

export const workRecord = record(homeworkWorks)({
  name: 'HomeworkWork',
  description: 'A homework submission of a learner with its thread.',
  permissions: homeworkGrants,
  mine: ofTaughtLesson,
  history: { type: 'homework_works' },
  hidden: ['words_digest'],
  order: 'sent_at',
  // New messages are not part of the version, because a decision names the last message that the checker has seen.
  version: ['status', 'points'],
  computed: {
    ...taskNames,
    ...workPointBounds,
    last_message_id: lastMessage,
  },
  attached: {
    task: {
      schema: z.string().nullable().describe('Description of the task as rich text.'),
      sql: (table) =>
        markedText(
          sql`case when ${table.block_id} is null then ${ofLesson(table, sql`lesson.homework`)} else ${ofBlock(table, sql`block.text`)} end`,
          companyFileOwner(sql`${table.company_id}`),
        ),
    },
    same_text: {
      schema: z
        .array(
          z.object({ work_id: z.int(), full_name: z.string() }).meta({
            id: 'HomeworkSameText',
            description: 'A submission with the same text by another learner of the lesson.',
          }),
        )
        .describe(
          `The first ${namedAlike} submissions with the same text by other learners of the lesson; for checkers only.`,
        ),
      sql: alikeTo,
      rows: namedAlike,
    },
  },
  relations: {
    course: belongsTo(() => courseRecord, 'course_id'),
    lesson: belongsTo(() => lessonRecord, 'lesson_id'),
    user: belongsTo(() => memberRecord, 'user_id'),
    checker: belongsTo(() => staffRecord, 'checker_id'),
    messages: hasMany(() => messageRecord, 'work_id'),
  },
});

/** The same submission for its learner. */
export const ownWorkRecord = record(homeworkWorks)({
  name: 'LearnerHomeworkWork',
  description: 'The caller’s submission for a task with its thread.',
  permissions: { read: learn },
  mine: (table, { personId }) => sql`${table.user_id} = ${personId}`,
  hidden: ['words_digest', 'user_id', 'checker_id', 'created_at', 'updated_at'],
  computed: { last_message_id: lastMessage },
  relations: { messages: hasMany(() => messageRecord, 'work_id') },
});
