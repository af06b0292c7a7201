// What learners watch of the films of lessons: of each film what each has seen in all, what each player tells of it, and
// what all of them together saw and where they stopped. A film is a block of a lesson.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { instant, ranges, updatedAt } from '../../kit/database/columns.ts';
import type { SpeechSegment } from '../../kit/services/speech.ts';
import { tenantPolicies } from '../../kit/database/tenancy.ts';
import { goesWithMember } from '../../people/tables.ts';
import { lessonBlocks } from '../blocks/block-tables.ts';

const ofFilm = {
  company_id: integer().notNull(),
  lesson_id: integer().notNull(),
  block_id: integer().notNull(),
};

const goesWithBlock = (
  name: string,
  table: Record<'company_id' | 'lesson_id' | 'block_id', AnyPgColumn>,
) =>
  foreignKey({
    name: `${name}_block`,
    columns: [table.company_id, table.lesson_id, table.block_id],
    foreignColumns: [lessonBlocks.company_id, lessonBlocks.lesson_id, lessonBlocks.id],
  }).onDelete('cascade');

const noSeconds = sql`'{}'`;

/** How long films are, by the first player that told it. */
export const films = pgTable(
  'films',
  {
    ...ofFilm,
    /** Seconds. */
    duration: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id] }),
    check('films_duration', sql`duration > 0`),
    goesWithBlock('films', table),
    index('films_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    ...tenantPolicies('films'),
  ],
);

/** What a learner has seen of a film, in all sessions. */
export const filmWatches = companyTable(
  'film_watches',
  {
    lesson_id: integer().notNull(),
    block_id: integer().notNull(),
    user_id: integer().notNull(),
    watched: ranges().notNull().default(noSeconds),
    /** Seconds that `watched` holds. */
    watched_seconds: integer().notNull().default(0),
    /** Second at which they were last. */
    position: integer().notNull().default(0),
    /** Seconds, as their player tells it. */
    duration: integer().notNull(),
    /**
     * Until when the time that has really passed is used up by what they have seen, at the fastest that there is: what
     * would need more than until now is not believed.
     */
    used_until: instant().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('film_watches_of_learner').on(table.company_id, table.block_id, table.user_id),
    goesWithBlock('film_watches', table),
    goesWithMember(table),
    index('film_watches_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    index('film_watches_user_id').on(table.company_id, table.user_id),
    index('film_watches_seconds').on(
      table.company_id,
      table.block_id,
      table.watched_seconds,
      table.id,
    ),
    index('film_watches_updated').on(table.company_id, table.block_id, table.updated_at, table.id),
  ],
);

/** One player on one page. It goes some days after it was heard of last. */
export const filmSessions = pgTable(
  'film_sessions',
  {
    ...ofFilm,
    user_id: integer().notNull(),
    /** The browser's own name for it. */
    session: uuid().notNull(),
    began_at: instant().notNull(),
    heard_at: instant().notNull(),
    /** The number of its latest message. */
    sequence: integer().notNull(),
    /** Where the player stood then. */
    position: integer().notNull(),
    /** What the learner saw here for the first time, and what they saw more than once. */
    first: ranges().notNull().default(noSeconds),
    again: ranges().notNull().default(noSeconds),
    /** Of these, and of the position, what the numbers of the film have counted already. */
    counted_first: ranges().notNull().default(noSeconds),
    counted_again: ranges().notNull().default(noSeconds),
    counted_position: integer(),
    is_counted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id, table.user_id, table.session] }),
    goesWithBlock('film_sessions', table),
    goesWithMember(table),
    index('film_sessions_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    index('film_sessions_user_id').on(table.company_id, table.user_id),
    index('film_sessions_uncounted')
      .on(table.heard_at)
      .where(sql`${table.is_counted} = false`),
    index('film_sessions_heard').on(table.heard_at),
    ...tenantPolicies('film_sessions'),
  ],
);

/** What is said in a film: ordered once more, it is the words of before until others come. */
export const filmTranscripts = pgTable(
  'film_transcripts',
  {
    ...ofFilm,
    /** The last that was ordered. It goes sooner than the words. */
    job_id: integer().notNull(),
    /** Whose words they are. */
    file_id: integer(),
    segments: jsonb().$type<SpeechSegment[]>(),
    updated_at: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id] }),
    goesWithBlock('film_transcripts', table),
    index('film_transcripts_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    ...tenantPolicies('film_transcripts'),
  ],
);

/** What all sessions together saw of each stretch of a film. */
export const filmMoments = pgTable(
  'film_moments',
  {
    ...ofFilm,
    /** From 0: the stretch's number in the film. */
    moment: integer().notNull(),
    viewers: integer().notNull().default(0),
    replays: integer().notNull().default(0),
    /** Sessions that ended in it. */
    exits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id, table.moment] }),
    goesWithBlock('film_moments', table),
    index('film_moments_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    ...tenantPolicies('film_moments'),
  ],
);
