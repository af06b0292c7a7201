// Tables of AI generations and of their questions, each of which is offered until it is added to the test or discarded.
import {
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../company/tables.ts';
import { createdAt, isOneOf, oneOf, updatedAt } from '../kit/database/columns.ts';
import { users } from '../people/account/account-tables.ts';
import { tests } from '../assessments/tables.ts';
import type { QuestionContent } from './content.ts';
import type { GenerationRequest, GenerationProblem } from './generation-rules.ts';

export const generationKinds = ['text', 'exam'] as const;

export const generatedStates = ['offered', 'taken', 'thrown'] as const;

export const testGenerations = companyTable(
  'test_generations',
  {
    test_id: integer().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Identifies the generation in requests for its progress. */
    key: uuid().notNull(),
    kind: oneOf(generationKinds).notNull(),
    /** A short description of the subject of the questions. */
    title: text().notNull(),
    order: jsonb().$type<GenerationRequest>().notNull(),
    /** The job is deleted before the questions. */
    job_id: integer().notNull(),
    /** Batches that were answered or given up; a restarted job continues after them. */
    done_asks: integer().notNull().default(0),
    /** Which questions are missing, and why. */
    problems: jsonb().$type<GenerationProblem[]>().notNull().default([]),
    input_tokens: integer().notNull().default(0),
    output_tokens: integer().notNull().default(0),
    /** Roubles, by the prices at that time; null if no prices are set. */
    cost: numeric({ precision: 12, scale: 4 }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('test_generations', 'kind', generationKinds),
    foreignKey({
      columns: [table.company_id, table.test_id],
      foreignColumns: [tests.company_id, tests.id],
    }).onDelete('cascade'),
    uniqueIndex('test_generations_key').on(table.company_id, table.key),
    index('test_generations_created_at').on(table.company_id, table.created_at, table.id),
    index('test_generations_test_id').on(
      table.company_id,
      table.test_id,
      table.created_at,
      table.id,
    ),
  ],
);

export const generatedQuestions = companyTable(
  'generated_questions',
  {
    generation_id: integer().notNull(),
    /** The test of its generation. */
    test_id: integer().notNull(),
    /** The position in its generation, from 1. */
    place: integer().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    /** What was not understood or must still be done, in Russian. */
    notes: text().array().notNull().default([]),
    state: oneOf(generatedStates).notNull().default('offered'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('generated_questions', 'state', generatedStates),
    foreignKey({
      columns: [table.company_id, table.generation_id],
      foreignColumns: [testGenerations.company_id, testGenerations.id],
    }).onDelete('cascade'),
    uniqueIndex('generated_questions_place').on(table.company_id, table.generation_id, table.place),
    index('generated_questions_sort').on(table.company_id, table.place, table.id),
  ],
);
