// Makes waiting streams one at a time, round-robin by company. A worker updates a heartbeat every few seconds; when it
// shuts down it releases its stream, and after a crash the stream is restarted once the heartbeat is too old.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database } from '../../kit/database/database.ts';
import { Failure } from '../../kit/http/errors.ts';
import type { Payer, Reservation, Spending } from '../../kit/services/spending.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { removeBytes, recordPendingBytes } from '../files/orphaned-bytes.ts';
import { probeVideo, encodeRenditions, type Ffmpeg } from './ffmpeg.ts';
import { StreamFailure } from './ffmpeg-process.ts';
import {
  mediaFileName,
  playlistName,
  masterPlaylistName,
  masterPlaylist,
  videoCodec,
  renditionsOf,
  audioCodec,
  type Film,
  type Rendition,
} from './stream-rules.ts';

interface Parts {
  database: Database;
  storage: Storage;
  log: FastifyBaseLogger;
  /** The working folder. It needs the space of the output and, with a remote storage, of the video as well. */
  folder: string;
  /** Null: no streams are made here. */
  ffmpeg: Ffmpeg | null;
  spending: Pick<Spending, 'reserve' | 'require'>;
}

export interface StreamMaker {
  start: () => Promise<void>;
  /** The current stream is released for the next worker. */
  stop: () => Promise<void>;
}

/** Milliseconds between polls for waiting videos, and between heartbeats. */
const pause = 2000;
const wordEvery = 5000;

/** Seconds after which a heartbeat is too old, and after which a failed attempt is repeated. */
const silence = sql.raw('60');

/** Minutes until a video is retried that exceeded the company's daily limit. */
const putOff = sql.raw('30');

/** Maximum number of starts, since each may have crashed its process. */
const mostStarts = 10;

interface Taken {
  company_id: number;
  file_id: number;
  attempt: string;
  starts: number;
  /** The key of the video. */
  key: string;
}

/** The attempt may write nothing more: the file was deleted, or another worker has started the stream. */
class Gone extends Error {}

export function createStreamMaker(parts: Parts): StreamMaker {
  const { database, log, folder, ffmpeg } = parts;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  const work = async (tools: Ffmpeg) => {
    let last = 0;
    while (!stopping.signal.aborted) {
      try {
        await reportAlive(database);
        await clearFolder(parts);
        const taken = await take(database, last);
        if (taken !== null) {
          last = taken.company_id;
          await makeOne(parts, tools, taken, stopping.signal);
          continue;
        }
      } catch (error) {
        log.error({ err: error }, 'processing waiting streams failed');
      }
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };

  return {
    start: async () => {
      if (ffmpeg === null) return;
      await mkdir(folder, { recursive: true });
      if (database.queue.isExclusive) await letGo(database);
      working = work(ffmpeg);
    },
    stop: async () => {
      stopping.abort(new Error('the process stops'));
      await working;
    },
  };
}

async function makeOne(
  parts: Parts,
  tools: Ffmpeg,
  taken: Taken,
  stopping: AbortSignal,
): Promise<void> {
  const { database, log } = parts;
  const given = new AbortController();
  const stopped = AbortSignal.any([stopping, given.signal]);
  let percent = 0;
  let saying: Promise<unknown> = Promise.resolve();
  const say = () => {
    saying = Promise.all([
      write(database, taken, sql`heard_at = now(), percent = ${percent}`),
      reportAlive(database),
    ]).catch((error: unknown) => error instanceof Gone && given.abort(error));
  };
  const words = setInterval(say, wordEvery).unref();
  const folder = join(parts.folder, taken.attempt);
  try {
    if (taken.starts > mostStarts) {
      throw new StreamFailure(
        'Подготовка несколько раз прерывалась: возможно, серверу не хватает памяти',
      );
    }
    const stream = await made(parts, tools, taken, {
      folder,
      stopped,
      reportProgress: (now) => (percent = now),
    });
    clearInterval(words);
    await write(
      database,
      taken,
      sql`status = 'ready', percent = 100, error = null, key = ${taken.attempt}::uuid, parts = ${JSON.stringify(stream)}::jsonb`,
    );
  } catch (error) {
    clearInterval(words);
    await removeBytes(parts, [taken.attempt]);
    await end(parts, taken, { error, isStopping: stopping.aborted, log });
  } finally {
    clearInterval(words);
    await saying;
    await rm(folder, { recursive: true, force: true });
  }
}

async function end(
  { database }: Parts,
  taken: Taken,
  { error, isStopping, log }: { error: unknown; isStopping: boolean; log: FastifyBaseLogger },
): Promise<void> {
  if (error instanceof Gone) return;
  const about = { company: taken.company_id, file: taken.file_id };
  let becomes = sql`status = 'waiting', heard_at = now()`;
  const isRefused = error instanceof Failure && (error.status === 409 || error.status === 422);
  if (isStopping) {
    becomes = sql`status = 'waiting', heard_at = null, percent = 0, starts = starts - 1`;
  } else if (isRefused) {
    log.info({ ...about, why: error.message }, 'a stream was postponed');
    becomes = sql`status = 'waiting', error = ${error.message}, heard_at = now() + ${putOff} * interval '1 minute', starts = starts - 1`;
  } else if (error instanceof StreamFailure) {
    log.info({ ...about, why: error.message }, "a video can't have a stream");
    becomes = sql`status = 'failed', error = ${error.message}`;
  } else {
    log.error({ ...about, err: error }, 'creating a stream failed');
  }
  await write(database, taken, becomes).catch((late: unknown) => {
    if (!(late instanceof Gone)) throw late;
  });
}

/** Makes a stream and writes it to the storage; returns the sizes of its parts by name. */
async function made(
  { database, storage, spending }: Parts,
  tools: Ffmpeg,
  { company_id: companyId, attempt, key }: Taken,
  {
    folder,
    stopped,
    reportProgress,
  }: { folder: string; stopped: AbortSignal; reportProgress: (percent: number) => void },
): Promise<Record<string, number>> {
  const payer: Payer = { companyId, personId: null };
  await database.system((transaction) => spending.require(transaction, payer, 'streams'));
  await mkdir(folder, { recursive: true });
  const path = storage.pathOf?.(key) ?? join(folder, 'film');
  if (storage.pathOf === undefined) {
    await pipeline(storage.read(key), createWriteStream(path), { signal: stopped });
  }
  const film = await probeVideo(tools, path, stopped);
  const renditions = renditionsOf(film);
  const work = { path, film, renditions, folder };
  const reservation = await spending.reserve(payer, 'streams', spentOn(film, renditions));
  await encodeRenditions(tools, work, {
    stopped,
    begun: (processId) => writeFile(join(folder, processFile), String(processId)),
    done: (seconds) =>
      reportProgress(
        film.duration === null ? 0 : Math.min(99, Math.floor((100 * seconds) / film.duration)),
      ),
  }).catch((error: unknown) => giveBack(error, reservation, stopped));
  const master = masterPlaylist(
    await Promise.all(
      renditions.map(async (rendition) => ({
        ...rendition,
        playlist: await readFile(join(folder, playlistName(rendition)), 'utf8'),
        codecs: [
          videoCodec(await beginningOf(join(folder, mediaFileName(rendition)))),
          ...(film.hasAudio ? [audioCodec] : []),
        ].join(','),
      })),
    ),
  );
  await writeFile(join(folder, masterPlaylistName), master);
  await recordPendingBytes({ database }, attempt);
  const parts: Record<string, number> = {};
  for (const name of [
    masterPlaylistName,
    ...renditions.flatMap((one) => [playlistName(one), mediaFileName(one)]),
  ]) {
    stopped.throwIfAborted();
    parts[name] = await storage.write(
      `${attempt}/${name}`,
      Readable.from(createReadStream(join(folder, name))),
    );
  }
  return parts;
}

/** The spending in seconds of video, per encoded rendition. Copied renditions cost almost nothing. */
const spentOn = ({ duration }: Film, renditions: readonly Rendition[]) => ({
  amount:
    Math.ceil(duration ?? unknownLength) *
    renditions.filter(({ copiesVideo }) => !copiesVideo).length,
  cost: 0,
});

/** Seconds assumed for a video without a known duration. */
const unknownLength = 3600;

/** Refunds the reservation; the next attempt pays for its own. */
async function giveBack(
  error: unknown,
  reservation: Reservation,
  stopped: AbortSignal,
): Promise<never> {
  if (stopped.aborted) await reservation.settle({ amount: 0, cost: 0 });
  throw error;
}

/** The number of bytes that contain a rendition's header. */
const described = 64 * 1024;

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(described), 0, described, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Claims the oldest waiting stream of the next company after `last`; null if nothing waits. */
async function take(database: Database, last: number): Promise<Taken | null> {
  const [taken] = await database.system((transaction) =>
    rowsOf<Taken>(
      transaction,
      // Materialized, because a joined subquery could run again for each row and choose another.
      sql`with next as materialized (
          select stream.company_id, stream.file_id, file.key from film_streams stream
          join files file on file.company_id = stream.company_id and file.id = stream.file_id
          join companies company on company.id = stream.company_id and company.deleted_at is null
          where stream.status in ('waiting', 'running') and coalesce(stream.heard_at < now() - ${silence} * interval '1 second', true)
          order by stream.company_id <= ${last}::integer, stream.company_id, stream.ordered_at limit 1 for update of stream skip locked
        )
        update film_streams taken set status = 'running', attempt = ${randomUUID()}::uuid, starts = taken.starts + 1, percent = 0,
          error = null, heard_at = now()
        from next where taken.company_id = next.company_id and taken.file_id = next.file_id
        returning taken.company_id, taken.file_id, taken.attempt, taken.starts, next.key`,
    ),
  );
  return taken ?? null;
}

/** Writes to a stream if this attempt still owns it. Throws Gone otherwise. */
async function write(
  database: Database,
  { company_id, file_id, attempt }: Taken,
  values: SQL,
): Promise<void> {
  const written = await database.system((transaction) =>
    rowsOf(
      transaction,
      sql`update film_streams set ${values}
        where company_id = ${company_id} and file_id = ${file_id} and attempt = ${attempt}::uuid and status = 'running' returning 1 as one`,
    ),
  );
  if (written.length === 0) throw new Gone();
}

/** Called at start when no other process runs: streams interrupted by a crash are released. */
async function letGo(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`update film_streams set status = 'waiting', heard_at = null, percent = 0 where status = 'running'`,
    ),
  );
}

/** Updated at most once a minute. */
const reportAlive = (database: Database) =>
  database.system((transaction) =>
    transaction.execute(
      sql`insert into stream_makers as maker (heard_at) values (now())
        on conflict (id) do update set heard_at = now() where maker.heard_at < now() - interval '1 minute'`,
    ),
  );

/** The file with the id of the process that works in the folder. */
const processFile = 'process';

/** Removes folders left by killed processes, and ends ffmpeg processes that still run there. */
async function clearFolder({ database, folder }: Parts): Promise<void> {
  const there = await readdir(folder);
  if (there.length === 0) return;
  const current = await database.system((transaction) =>
    rowsOf<{ attempt: string }>(
      transaction,
      sql`select attempt from film_streams where status = 'running' and heard_at > now() - ${silence} * interval '1 second'`,
    ),
  );
  for (const attempt of there) {
    if (current.some((one) => one.attempt === attempt)) continue;
    await endOrphan(join(folder, attempt));
    await rm(join(folder, attempt), { recursive: true, force: true });
  }
}

/**
 * The id may belong to another process by now. Linux shows the working folder of a process; on other systems it is left
 * running.
 */
async function endOrphan(folder: string): Promise<void> {
  const id = Number(await readFile(join(folder, processFile), 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 1) return;
  const works = await readlink(`/proc/${id}/cwd`).catch(() => null);
  if (works === folder) process.kill(id, 'SIGKILL');
}
