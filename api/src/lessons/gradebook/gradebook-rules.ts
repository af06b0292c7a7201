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
export const maxColumns = 200;

/** Learners per page: each has as many cells as the course has columns. */
export const maxStudents = 100;

const average = z.number().nullable();

export const columnShape = z
  .object({
    key: z
      .string()
      .describe('Key that cells refer to: `lesson_3`, `homework_3`, `homework_3_7`, `test_5`.'),
    kind: z.enum(columnKinds),
    name: z.string(),
    lesson_id: z.int().describe('The lesson; for a test the first lesson that has it.'),
    lesson_name: z.string(),
    block_id: z.int().nullable().describe('For homework: the block of the task.'),
    test_id: z.int().nullable(),
    is_offline: z
      .boolean()
      .describe('Whether it is an offline lesson, whose cells are those of the journal.'),
    min_points: z.int().nullable(),
    max_points: z.int().nullable().describe('Null if unlimited, and for tests.'),
    is_over: z.boolean().describe('For homework: whether submissions are closed.'),
    can_grade: z
      .boolean()
      .describe('Whether the caller may check the homework or edit the journal of the lesson.'),
    average_points: average.describe('Average of the selected learners with a grade.'),
    average_percent: average.describe('The same as a percentage of the maximum.'),
    graded_count: z.int(),
    done_count: z
      .int()
      .describe('Number of learners whose homework is accepted, or who have finished it.'),
    waiting_count: z.int().describe('Number of submissions waiting for a check.'),
  })
  .meta({
    id: 'GradebookColumn',
    description: 'A gradebook column: a lesson, homework task or test of a course.',
  });

export type GradebookColumn = z.infer<typeof columnShape>;

export const cellShape = z
  .object({
    column: z.string().describe('The `key` of the column.'),
    state: z.enum(cellStates),
    points: z.number().nullable(),
    max_points: z.int().nullable(),
    attendance: z.enum(attendances).nullable().describe('For an offline lesson.'),
    note: z.string().nullable().describe('For an offline lesson; visible to staff only.'),
    work_id: z.int().nullable().describe('For homework: id of the submission.'),
    last_message_id: z
      .int()
      .nullable()
      .describe('For homework: id of the last message in the thread, required for a decision.'),
    attempt_id: z
      .int()
      .nullable()
      .describe('For a test: the attempt waiting for a check, or else the best one.'),
  })
  .meta({
    id: 'GradebookCell',
    description: 'The result of a learner in a lesson, homework task or test.',
  });

export type GradebookCell = z.infer<typeof cellShape>;
