// Posters of videos: the image shown before a video plays.
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfFile } from '@kafedra/common/files';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, pathId } from '../../kit/http/routes.ts';
import { readFile } from '../files/files.ts';
import { findStoredFiles, findStoredOrOwnFiles } from '../files/company-files.ts';
import { ownerIdOf, ownerParams, type MediaOwner } from '../owners/owner.ts';
import { fileRecord } from '../records.ts';
import { files } from '../tables.ts';

/** Videos and posters are files of the storage or the company's own files. */
export function registerPosters(app: FastifyInstance, database: Database, owner: MediaOwner): void {
  const params = ownerParams(owner).extend(posterParams.shape);
  const route = {
    path: `${owner.path}/main_media/:main_id/dependent_media/:poster_id`,
    tag: owner.tag,
    permission: owner.permission,
    params,
    answer: withPoster,
  };
  companyRoute(app, database, {
    ...route,
    method: 'POST',
    summary: 'Set the poster of a video',
    description: 'The previous poster image is not deleted.',
    run: async ({ transaction, scope, params: { main_id, poster_id, ...rest } }) => {
      await owner.require?.(transaction, scope, ownerIdOf(scope, rest));
      const stored = await findStoredOrOwnFiles(
        transaction,
        scope,
        [main_id, poster_id],
        'poster_id',
      );
      const [film, image] = [stored.get(main_id), stored.get(poster_id)];
      if (film === undefined || image === undefined) throw missing();
      requirePoster(film.mime_type, image.mime_type);
      return setPoster(transaction, scope, main_id, poster_id);
    },
  });
  companyRoute(app, database, {
    ...route,
    method: 'DELETE',
    summary: 'Remove the poster of a video',
    description: 'The image is not deleted. Nothing changes if the video has another poster.',
    run: async ({ transaction, scope, params: { main_id, poster_id, ...rest } }) => {
      await owner.require?.(transaction, scope, ownerIdOf(scope, rest));
      const stored = await findStoredFiles(transaction, scope, [main_id, poster_id]);
      if (stored.size < 2) throw missing();
      return setPoster(transaction, scope, main_id, null, poster_id);
    },
  });
}

export const posterParams = z.object({ main_id: pathId, poster_id: pathId });

/** Throws 422 unless the types are those of a video and an image. */
export function requirePoster(filmType: string, imageType: string): void {
  if (kindOfFile(filmType) !== 'film') {
    throw invalid('main_id', 'Обложка бывает только у видео', 'not_a_film');
  }
  if (kindOfFile(imageType) !== 'image') {
    throw invalid('poster_id', 'Обложкой может быть только изображение', 'not_an_image');
  }
}

const withPoster = fileRecord.schema.extend({
  poster: fileRecord.schema.nullable().describe('The poster image.'),
});

const missing = () => notFound('Файл не найден');

/** `instead`: sets the poster only if the current one is this. */
async function setPoster(
  transaction: Transaction,
  scope: Scope,
  filmId: number,
  poster_id: number | null,
  instead?: number,
) {
  await transaction
    .update(files)
    .set({ poster_id })
    .where(
      and(
        eq(files.company_id, scope.companyId),
        eq(files.id, filmId),
        instead === undefined ? undefined : eq(files.poster_id, instead),
      ),
    );
  return readFile(transaction, scope, filmId, { ...wholeRecord, with: { poster: wholeRecord } });
}
