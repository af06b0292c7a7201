// Schemas of a gradebook: kinds of columns, states of cells, and their JSON form.
import { z } from 'zod';
import { attendances } from '@kafedra/common/lessons/journal';

export const columnKinds = ['lesson', 'homework', 'test'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/**
 * States of a cell; an item that the learner has not begun has no cell. `expired`: homework not submitted in time, or
 * an attempt ended by its deadline. `absent`: the learner missed an offline lesson.
 */
export const cellStates = [
  'in_progress',
  'on_check',
  'returned',
  'accepted',
  'finished',
  'expired',
  'absent',
] as const;
export type CellState = (typeof cellStates)[number];

/** A table with more columns is unusable; the first ones of the course are returned. */
export const mostColumns = 200;

/** Learners per page: each has as many cells as the course has columns. */
export const mostStudents = 100;

const average = z.number().nullable();

export const columnShape = z
  .object({
    key: z
      .string()
      .describe('How cells name it: `lesson_3`, `homework_3`, `homework_3_7`, `test_5`.'),
    kind: z.enum(columnKinds),
    name: z.string(),
    lesson_id: z.int().describe('The lesson; of a test the first that gives it.'),
    lesson_name: z.string(),
    block_id: z.int().nullable().describe('Of homework: the block whose task it is.'),
    test_id: z.int().nullable(),
    is_offline: z.boolean().describe('An offline lesson: its cells are those of the journal.'),
    min_points: z.int().nullable(),
    max_points: z.int().nullable().describe('Null where nothing bounds them, and of tests.'),
    is_over: z.boolean().describe('Of homework: nothing is handed in any more.'),
    can_grade: z
      .boolean()
      .describe('Whether whoever asks checks the homework, or keeps the journal of the lesson.'),
    average_points: average.describe('Of the learners that are asked about who have a grade.'),
    average_percent: average.describe('The same of the highest that they could have got.'),
    graded_count: z.int(),
    done_count: z.int().describe('How many have it accepted, or finished.'),
    waiting_count: z.int().describe('How many wait to be checked.'),
  })
  .meta({
    id: 'GradebookColumn',
    description: 'A lesson, a task of homework or a test of a course, as its gradebook has it.',
  });

export type GradebookColumn = z.infer<typeof columnShape>;

export const cellShape = z
  .object({
    column: z.string().describe('The `key` of its column.'),
    state: z.enum(cellStates),
    points: z.number().nullable(),
    max_points: z.int().nullable(),
    attendance: z.enum(attendances).nullable().describe('Of an offline lesson.'),
    note: z.string().nullable().describe('Of an offline lesson: for the staff alone.'),
    work_id: z.int().nullable().describe('Of homework: the work.'),
    last_message_id: z
      .int()
      .nullable()
      .describe('Of homework: the last message of its thread, which a decision names.'),
    attempt_id: z
      .int()
      .nullable()
      .describe('Of a test: the attempt that waits for a teacher, or else the best one.'),
  })
  .meta({
    id: 'GradebookCell',
    description: 'What became of a lesson, a task of homework or a test with a learner.',
  });

export type GradebookCell = z.infer<typeof cellShape>;
