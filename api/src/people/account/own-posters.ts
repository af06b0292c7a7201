// Posters of a person's own videos: the image that is shown before a video plays.
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { personRoute } from '../../kit/http/routes.ts';
import { accountFiles, posterParams, requirePoster } from '../../media/index.ts';
import { fileNotFound, ownFileRecord, readOwnFile } from './own-files.ts';

export function registerOwnPosters(app: FastifyInstance, database: Database): void {
  const route = {
    path: '/profile/images/main_media/:main_id/dependent_media/:poster_id',
    tag: 'Profile',
    params: posterParams,
    failures: [404] as const,
    answer: withPoster,
  };
  personRoute(app, database, {
    ...route,
    method: 'POST',
    summary: 'Set the poster of an own video',
    description: 'Both files must have been uploaded to the profile.',
    run: async ({ transaction, person, params: { main_id, poster_id } }) => {
      const [film, image] = await ownTypes(transaction, person.id, [main_id, poster_id]);
      if (film === undefined || image === undefined) throw fileNotFound();
      requirePoster(film, image);
      await setPoster(transaction, main_id, poster_id);
      return readWithPoster(transaction, person.id, main_id);
    },
  });
  personRoute(app, database, {
    ...route,
    method: 'DELETE',
    summary: 'Remove the poster of an own video',
    description: 'A video with another poster keeps it.',
    run: async ({ transaction, person, params: { main_id, poster_id } }) => {
      const types = await ownTypes(transaction, person.id, [main_id, poster_id]);
      if (types.includes(undefined)) throw fileNotFound();
      await setPoster(transaction, main_id, null, poster_id);
      return readWithPoster(transaction, person.id, main_id);
    },
  });
}

const withPoster = ownFileRecord.schema.extend({
  poster: ownFileRecord.schema
    .nullable()
    .describe('The image that is shown before the video plays.'),
});

/**
 * The media types of the person's files with these ids, in the same order. Locks the files against deletion.
 */
async function ownTypes(
  transaction: Transaction,
  personId: number,
  ids: [main: number, poster: number],
): Promise<(string | undefined)[]> {
  const { id, user_id, mime_type } = accountFiles;
  const own = await transaction
    .select({ id, mime_type })
    .from(accountFiles)
    .where(and(eq(user_id, personId), inArray(id, ids)))
    .orderBy(id)
    .for('no key update');
  return ids.map((each) => own.find((file) => file.id === each)?.mime_type);
}

/** With `instead`, only replaces this poster. */
async function setPoster(
  transaction: Transaction,
  filmId: number,
  poster_id: number | null,
  instead?: number,
): Promise<void> {
  await transaction
    .update(accountFiles)
    .set({ poster_id })
    .where(
      and(
        eq(accountFiles.id, filmId),
        instead === undefined ? undefined : eq(accountFiles.poster_id, instead),
      ),
    );
}

const readWithPoster = (transaction: Transaction, personId: number, id: number) =>
  readOwnFile(transaction, personId, id, { ...wholeRecord, with: { poster: wholeRecord } });
