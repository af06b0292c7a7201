// Staff routes for the stream of a film: conversion progress, and starting the conversion again.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { blockGrants, lessonBlockRecord } from '../blocks/block-records.ts';
import { blocksOfLesson } from '../blocks/blocks.ts';

export function registerFilmStreams(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: `${blocksOfLesson.path}/:id/prepare_film`,
    tag: blocksOfLesson.tag,
    summary: 'Recreate the stream of a film',
    description:
      'The film is queued, and waits for ffmpeg on installations without it; the previous stream remains until then. Nothing changes if it is already queued or being processed.',
    permission: blockGrants.update,
    params: blocksOfLesson.params.one,
    answer: lessonBlockRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above } }) => {
      const place = await blocksOfLesson.resolveWritableParents(transaction, scope, above);
      await blocksOfLesson.lock({ transaction, scope, grant: blockGrants.update, place }, id);
      const ordered = await rowsOf(
        transaction,
        sql`insert into film_streams as stream (company_id, file_id)
          select file.company_id, file.id from lesson_block_media shown
          join files file on file.company_id = shown.company_id and file.id = shown.file_id and file.mime_type like 'video/%'
          join lesson_blocks block on block.company_id = shown.company_id and block.id = shown.block_id and block.type = 'video'
          where shown.company_id = ${scope.companyId} and shown.block_id = ${id}
          on conflict (company_id, file_id) do update set
            status = case when stream.status = 'running' then 'running' else 'waiting' end,
            error = null,
            starts = case when stream.status = 'running' then stream.starts else 0 end,
            heard_at = case when stream.status = 'running' then stream.heard_at end,
            percent = case when stream.status = 'running' then stream.percent else 0 end,
            ordered_at = case when stream.status = 'waiting' then stream.ordered_at else now() end
          returning 1 as one`,
      );
      if (ordered.length === 0) {
        throw invalid('id', 'Здесь нет видео школы: готовят файл, а не ссылку', 'no_file');
      }
      return blocksOfLesson.find(transaction, scope, id, wholeRecord, place);
    },
  });
}
