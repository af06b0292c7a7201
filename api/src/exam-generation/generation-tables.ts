// Questions that an AI has written for a test: what was ordered, and each question until somebody takes it or throws it away.
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
import type { GenerationOrder, Problem } from './generation-rules.ts';

export const generationKinds = ['text', 'exam'] as const;

export const generatedStates = ['offered', 'taken', 'thrown'] as const;

export const testGenerations = companyTable(
  'test_generations',
  {
    test_id: integer().notNull(),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** By which its state is asked for. */
    key: uuid().notNull(),
    kind: oneOf(generationKinds).notNull(),
    /** What the questions are about, in short. */
    title: text().notNull(),
    order: jsonb().$type<GenerationOrder>().notNull(),
    /** It goes sooner than the questions. */
    job_id: integer().notNull(),
    /** How many of the asks of its order were answered, or given up: a job that is begun again goes on behind them. */
    done_asks: integer().notNull().default(0),
    /** What did not come, and why. */
    problems: jsonb().$type<Problem[]>().notNull().default([]),
    input_tokens: integer().notNull().default(0),
    output_tokens: integer().notNull().default(0),
    /** Roubles, by the prices of the day; null where nobody has set any. */
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
    /** That of its generation. */
    test_id: integer().notNull(),
    /** From 1 among those of its generation. */
    place: integer().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    /** What of it was not understood, or is still to be done, in Russian. */
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
