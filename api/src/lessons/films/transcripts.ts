// Transcribes films of the company: a job sends the file to a speech recognition service and stores the timed text with
// the block. The transcript is used while the block shows that file.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob, jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { failedDependency, forbidden, invalid } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/http/routes.ts';
import type { Speech, SpeechSegment } from '../../kit/services/speech.ts';
import type { Spending } from '../../kit/services/spending.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { blockGrants } from '../blocks/block-records.ts';
import { blocksOfCompany, blocksOfLesson } from '../blocks/blocks.ts';
import { segments } from './learner-film.ts';

export interface TranscriptParts {
  database: Database;
  jobs: Jobs;
  storage: Storage;
  speech: Speech;
  spending: Pick<Spending, 'require'>;
}

const input = z.object({ block_id: z.int() });

export const filmTranscript = ({ storage, speech }: Pick<TranscriptParts, 'storage' | 'speech'>) =>
  defineJob({
    kind: 'film_transcript',
    input,
    run: async (job) => {
      const { scope } = job;
      const { block_id: blockId } = job.input;
      const { file, lessonId } = await job.step(async (transaction) => {
        const block = await blocksOfCompany.find(transaction, scope, blockId, wholeRecord);
        // The permission may have been withdrawn since the job was created.
        if (block['can_update'] !== true) throw forbidden();
        return {
          file: await fileOf(transaction, scope, blockId),
          lessonId: Number(block['lesson_id']),
        };
      });
      if (file === null) throw failedDependency(noFile, 'no_file');
      const refusal = speech.refusalOf(file.size);
      if (refusal !== null) throw failedDependency(refusal, 'not_configured');
      if ((await storage.sizeOf(file.key)) === null) throw failedDependency(gone, 'no_file');
      const said = await speech.transcribe({ ...file, open: () => storage.read(file.key) }, scope);
      return async (transaction) => {
        await transaction.execute(
          sql`update film_transcripts set file_id = ${file.id}, segments = ${JSON.stringify(said)}::jsonb, updated_at = now()
            where company_id = ${scope.companyId} and lesson_id = ${lessonId} and block_id = ${blockId}`,
        );
        return {};
      };
    },
  });

const gone = 'Файла этого видео больше нет в хранилище';

const noFile = 'Здесь нет видео школы: текст получают из файла, а не по ссылке';

const transcript = z
  .object({
    status: z
      .enum(['none', 'queued', 'running', 'done', 'error'])
      .describe('`none`: not requested, or cancelled.'),
    is_available: z
      .boolean()
      .describe('Whether the installation has a speech recognition service.'),
    error: z.string().nullable().describe('The error message, in Russian.'),
    text: z.string().nullable().describe('The full text; null until it is ready.'),
    segments: segments.nullable(),
  })
  .meta({
    id: 'FilmTranscript',
    description: 'The transcript of a film and its status.',
  });

export function registerTranscripts(app: FastifyInstance, parts: TranscriptParts): void {
  const { database, jobs, spending, speech } = parts;
  const job = filmTranscript(parts);
  jobs.handle(job);
  const path = `${blocksOfLesson.path}/:id`;
  const route = { tag: blocksOfLesson.tag, params: blocksOfLesson.params.one } as const;

  companyRoute(app, database, {
    ...route,
    method: 'POST',
    path: `${path}/get_text_from_video`,
    summary: 'Request the transcript of a film',
    description:
      'A job transcribes the film; `get_status_text_from_video` returns its status. Requires a film from a file.',
    permission: blockGrants.update,
    answer: z.object({ job: jobRecord.schema }),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id, ...above } }) => {
      const place = await blocksOfLesson.resolveWritableParents(transaction, scope, above);
      await blocksOfLesson.lock({ transaction, scope, grant: blockGrants.update, place }, id);
      if ((await fileOf(transaction, scope, id)) === null) throw invalid('id', noFile, 'no_file');
      await spending.require(transaction, scope, 'speech');
      const jobId = await jobs.enqueue(transaction, scope, job, { input: { block_id: id } });
      await transaction.execute(
        sql`insert into film_transcripts (company_id, lesson_id, block_id, job_id) values (${scope.companyId}, ${place['lesson_id']}, ${id}, ${jobId})
          on conflict (company_id, block_id) do update set job_id = excluded.job_id`,
      );
      return { job: await jobResource.find(transaction, scope, jobId) };
    },
  });

  companyRouteInSteps(app, {
    ...route,
    method: 'GET',
    path: `${path}/get_status_text_from_video`,
    summary: 'Get the transcript of a film and its status',
    permission: blockGrants.read,
    answer: transcript,
    run: async ({ scope, params: { id, ...above } }) => {
      const stored = await database.company(scope, async (transaction) => {
        const place = await blocksOfLesson.resolveParents(transaction, scope, above);
        await blocksOfLesson.find(transaction, scope, id, wholeRecord, place);
        const [row] = await rowsOf<StoredTranscript>(
          transaction,
          sql`select job_id, case when ${isOfFile} then segments end as segments from film_transcripts transcript
            where company_id = ${scope.companyId} and block_id = ${id}`,
        );
        return row;
      });
      const is_available = speech.refusalOf(0) === null;
      if (stored === undefined) return { is_available, ...transcriptOf('none', null, null) };
      // Read as the system, because jobs are visible only to the user who started them.
      const [ordered] = await database.system((transaction) =>
        rowsOf<{ status: keyof typeof statuses; error: string | null }>(
          transaction,
          sql`select status, error from jobs where company_id = ${scope.companyId} and id = ${stored.job_id}`,
        ),
      );
      const status = ordered === undefined ? 'none' : statuses[ordered.status];
      if (status === 'done' || status === 'none') {
        const known = stored.segments === null ? 'none' : 'done';
        return { is_available, ...transcriptOf(known, null, stored.segments) };
      }
      return { is_available, ...transcriptOf(status, ordered?.error ?? null, stored.segments) };
    },
  });
}

interface StoredTranscript {
  job_id: number;
  segments: SpeechSegment[] | null;
}

const statuses = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'error',
  cancelled: 'none',
} as const;

const transcriptOf = (
  status: z.infer<typeof transcript>['status'],
  error: string | null,
  said: SpeechSegment[] | null,
) => ({ status, error, text: said && said.map(({ text }) => text).join(' '), segments: said });

/** False when the block got another file after the transcription. */
const isOfFile = sql`exists (select 1 from lesson_block_media shown where shown.company_id = transcript.company_id
  and shown.block_id = transcript.block_id and shown.file_id = transcript.file_id)`;

interface FilmFile {
  id: number;
  key: string;
  name: string;
  size: number;
}

/** The film of a block if it is a file of the company. */
async function fileOf(
  transaction: Transaction,
  { companyId }: Scope,
  blockId: number,
): Promise<FilmFile | null> {
  const [file] = await rowsOf<FilmFile>(
    transaction,
    sql`select file.id, file.key, file.file_name as name, file.size::float8 as size from lesson_blocks block
      join lesson_block_media shown on shown.company_id = block.company_id and shown.block_id = block.id
      join files file on file.company_id = shown.company_id and file.id = shown.file_id
      where block.company_id = ${companyId} and block.id = ${blockId} and block.type = 'video' order by shown.sort limit 1`,
  );
  return file ?? null;
}
