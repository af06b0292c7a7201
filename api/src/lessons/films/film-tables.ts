// Tables of watched films: progress per learner, sessions of players, aggregated statistics and transcripts. A film is
// a video block of a lesson.
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
import { memberForeignKey } from '../../people/tables.ts';
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

/** Durations of films, as the first player reported them. */
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

/** What a learner has watched of a film, over all sessions. */
export const filmWatches = companyTable(
  'film_watches',
  {
    lesson_id: integer().notNull(),
    block_id: integer().notNull(),
    user_id: integer().notNull(),
    watched: ranges().notNull().default(noSeconds),
    /** The total seconds of `watched`. */
    watched_seconds: integer().notNull().default(0),
    /** The last position in seconds. */
    position: integer().notNull().default(0),
    /** Seconds, as the learner's player reports them. */
    duration: integer().notNull(),
    /**
     * The time until which real time is used up by what was watched, at the fastest playback speed. A heartbeat that
     * would need time beyond now is not credited.
     */
    used_until: instant().notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('film_watches_of_learner').on(table.company_id, table.block_id, table.user_id),
    goesWithBlock('film_watches', table),
    memberForeignKey(table),
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

/** A player on one page load. Deleted some days after its last heartbeat. */
export const filmSessions = pgTable(
  'film_sessions',
  {
    ...ofFilm,
    user_id: integer().notNull(),
    /** An id that the browser generates. */
    session: uuid().notNull(),
    began_at: instant().notNull(),
    heard_at: instant().notNull(),
    /** The number of the latest heartbeat. */
    sequence: integer().notNull(),
    /** The position of the player in the latest heartbeat. */
    position: integer().notNull(),
    /**
     * Ranges that the learner watched here for the first time, and ranges watched more than once.
     */
    first: ranges().notNull().default(noSeconds),
    again: ranges().notNull().default(noSeconds),
    /** The values of these and of the position that statistics already include. */
    counted_first: ranges().notNull().default(noSeconds),
    counted_again: ranges().notNull().default(noSeconds),
    counted_position: integer(),
    is_counted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.block_id, table.user_id, table.session] }),
    goesWithBlock('film_sessions', table),
    memberForeignKey(table),
    index('film_sessions_lesson_id').on(table.company_id, table.lesson_id, table.block_id),
    index('film_sessions_user_id').on(table.company_id, table.user_id),
    index('film_sessions_uncounted')
      .on(table.heard_at)
      .where(sql`${table.is_counted} = false`),
    index('film_sessions_heard').on(table.heard_at),
    ...tenantPolicies('film_sessions'),
  ],
);

/** The transcript of a film. While a new one is made, the previous one remains. */
export const filmTranscripts = pgTable(
  'film_transcripts',
  {
    ...ofFilm,
    /** The latest transcription job. Jobs are deleted earlier than transcripts. */
    job_id: integer().notNull(),
    /** The file that was transcribed. */
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

/** Statistics of each stretch of a film over all sessions. */
export const filmMoments = pgTable(
  'film_moments',
  {
    ...ofFilm,
    /** The number of the stretch in the film, from 0. */
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
