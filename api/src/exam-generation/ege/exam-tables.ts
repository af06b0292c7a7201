// Tables of the exam data that an AI generates questions from: subjects, question numbers and examples.
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import {
  createdAt,
  isOneOf,
  oneOf,
  richHtml,
  sortedText,
  updatedAt,
} from '../../kit/database/columns.ts';
import { files, textFileColumns } from '../../media/tables.ts';
import { examAnswerTypes } from './exam-rules.ts';

export const examSubjects = companyTable(
  'ai_ege_subjects',
  {
    name: sortedText().notNull(),
    description: text(),
    sort: integer().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('ai_ege_subjects_name').on(table.company_id, table.name),
    index('ai_ege_subjects_sort').on(table.company_id, table.sort, table.id),
    index('ai_ege_subjects_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

export const examQuestionNumbers = companyTable(
  'ai_ege_question_numbers',
  {
    subject_id: integer().notNull(),
    name: sortedText().notNull(),
    answer_type: oneOf(examAnswerTypes).notNull().default('input'),
    /** The prompt; placeholders in braces are filled in: `exam-prompts.ts`. */
    prompt: text(),
    /** Whether the model is requested to describe a picture. */
    use_image: boolean().notNull().default(false),
    /** Whether the prompt includes examples. */
    use_example: boolean().notNull().default(false),
    /** The position within the subject. */
    sort: integer().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('ai_ege_question_numbers', 'answer_type', examAnswerTypes),
    foreignKey({
      columns: [table.company_id, table.subject_id],
      foreignColumns: [examSubjects.company_id, examSubjects.id],
    }).onDelete('cascade'),
    index('ai_ege_question_numbers_subject_id').on(
      table.company_id,
      table.subject_id,
      table.sort,
      table.id,
    ),
    index('ai_ege_question_numbers_sort').on(table.company_id, table.sort, table.id),
    index('ai_ege_question_numbers_name').on(table.company_id, table.name, table.id),
    index('ai_ege_question_numbers_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

export const examExamples = companyTable(
  'ai_ege_examples',
  {
    question_number_id: integer().notNull(),
    /** Rich text of the question. */
    text: richHtml().notNull(),
    answer: text().notNull(),
    /** Rich text. */
    solution: richHtml(),
    image_id: integer(),
    /** The position within the question number. */
    sort: integer().notNull(),
    /** The text that `search` matches: the words of the question, and the answer. */
    searched: text().generatedAlwaysAs(
      sql`regexp_replace(text, '<[^>]*>', ' ', 'g') || ' ' || answer`,
    ),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.question_number_id],
      foreignColumns: [examQuestionNumbers.company_id, examQuestionNumbers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.image_id],
      foreignColumns: [files.company_id, files.id],
    }),
    index('ai_ege_examples_question_number_id').on(
      table.company_id,
      table.question_number_id,
      table.sort,
      table.id,
    ),
    index('ai_ege_examples_sort').on(table.company_id, table.sort, table.id),
    index('ai_ege_examples_created_at').on(table.company_id, table.created_at, table.id),
    index('ai_ege_examples_image_id')
      .on(table.company_id, table.image_id)
      .where(sql`${table.image_id} is not null`),
    index('ai_ege_examples_searched').using(
      'gin',
      table.company_id,
      table.searched.op('gin_trgm_ops'),
    ),
  ],
);

/** Files shown in texts of examples; triggers maintain the rows. */
export const examExampleFiles = pgTable(
  'ai_ege_example_files',
  {
    company_id: integer().notNull(),
    example_id: integer().notNull(),
    file_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.example_id, table.file_id] }),
    foreignKey({
      columns: [table.company_id, table.example_id],
      foreignColumns: [examExamples.company_id, examExamples.id],
    }).onDelete('cascade'),
    ...textFileColumns('ai_ege_example_files', table),
  ],
);
