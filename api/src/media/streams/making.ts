// Makes the streams that wait, one at a time, companies in turn. Whoever has begun one says every few seconds that they are
// there; a process that ends lets go of it, and what a killed one had begun is begun anew when nothing was heard of it.
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
import { dropBytes, expectBytes } from '../files/orphaned-bytes.ts';
import { lookAt, makeRenditions, type Ffmpeg } from './ffmpeg.ts';
import { Unmakeable } from './ffmpeg-process.ts';
import {
  bytesOf,
  listOf,
  masterName,
  masterOf,
  pictureCodec,
  renditionsOf,
  soundCodec,
  type Film,
  type Rendition,
} from './stream-rules.ts';

interface Parts {
  database: Database;
  storage: Storage;
  log: FastifyBaseLogger;
  /** Where streams lie while they are made: as large as the films, and as large again in a bucket. */
  folder: string;
  /** Null: nobody makes streams here. */
  ffmpeg: Ffmpeg | null;
  spending: Pick<Spending, 'reserve' | 'require'>;
}

export interface StreamMaker {
  start: () => Promise<void>;
  /** What is being made is begun anew by whoever is there next. */
  stop: () => Promise<void>;
}

/** Milliseconds between two looks for a film that waits, and between two words of whoever makes one. */
const pause = 2000;
const wordEvery = 5000;

/** Seconds after which nobody is believed to make a stream any more, or a failed attempt is repeated. */
const silence = sql.raw('60');

/** Minutes until a film for which the company's day had no room is looked at again. */
const putOff = sql.raw('30');

/** How often a stream is begun before it has failed: one may end its process each time. */
const mostStarts = 10;

/** A stream that is to be made. */
interface Taken {
  company_id: number;
  file_id: number;
  attempt: string;
  starts: number;
  /** Of the film. */
  key: string;
}

/** Nothing more is to be written: the file is gone, or somebody else has begun it. */
class Gone extends Error {}

export function streamMaker(parts: Parts): StreamMaker {
  const { database, log, folder, ffmpeg } = parts;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  const work = async (tools: Ffmpeg) => {
    let last = 0;
    while (!stopping.signal.aborted) {
      try {
        await sayHere(database);
        await clearFolder(parts);
        const taken = await take(database, last);
        if (taken !== null) {
          last = taken.company_id;
          await makeOne(parts, tools, taken, stopping.signal);
          continue;
        }
      } catch (error) {
        log.error({ err: error }, 'films could not be made ready for streaming');
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
      sayHere(database),
    ]).catch((error: unknown) => error instanceof Gone && given.abort(error));
  };
  const words = setInterval(say, wordEvery).unref();
  const folder = join(parts.folder, taken.attempt);
  try {
    if (taken.starts > mostStarts) {
      throw new Unmakeable(
        'Подготовка несколько раз прерывалась: возможно, серверу не хватает памяти',
      );
    }
    const stream = await made(parts, tools, taken, {
      folder,
      stopped,
      tell: (now) => (percent = now),
    });
    clearInterval(words);
    await write(
      database,
      taken,
      sql`status = 'ready', percent = 100, error = null, key = ${taken.attempt}::uuid, parts = ${JSON.stringify(stream)}::jsonb`,
    );
  } catch (error) {
    clearInterval(words);
    await dropBytes(parts, [taken.attempt]);
    await end(parts, taken, { error, isStopping: stopping.aborted, log });
  } finally {
    clearInterval(words);
    await saying;
    await rm(folder, { recursive: true, force: true });
  }
}

/** What becomes of a stream whose attempt came to nothing. */
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
    log.info({ ...about, why: error.message }, 'a film waits for another day');
    becomes = sql`status = 'waiting', error = ${error.message}, heard_at = now() + ${putOff} * interval '1 minute', starts = starts - 1`;
  } else if (error instanceof Unmakeable) {
    log.info({ ...about, why: error.message }, 'a film has no stream');
    becomes = sql`status = 'failed', error = ${error.message}`;
  } else {
    log.error({ ...about, err: error }, 'a stream could not be made');
  }
  await write(database, taken, becomes).catch((late: unknown) => {
    if (!(late instanceof Gone)) throw late;
  });
}

/** Makes a stream and puts it into the storage; answers the bytes of its parts by their names. */
async function made(
  { database, storage, spending }: Parts,
  tools: Ffmpeg,
  { company_id: companyId, attempt, key }: Taken,
  {
    folder,
    stopped,
    tell,
  }: { folder: string; stopped: AbortSignal; tell: (percent: number) => void },
): Promise<Record<string, number>> {
  const payer: Payer = { companyId, personId: null };
  await database.system((transaction) => spending.require(transaction, payer, 'streams'));
  await mkdir(folder, { recursive: true });
  const path = storage.pathOf?.(key) ?? join(folder, 'film');
  if (storage.pathOf === undefined) {
    await pipeline(storage.read(key), createWriteStream(path), { signal: stopped });
  }
  const film = await lookAt(tools, path, stopped);
  const renditions = renditionsOf(film);
  const work = { path, film, renditions, folder };
  const reservation = await spending.reserve(payer, 'streams', spentOn(film, renditions));
  await makeRenditions(tools, work, {
    stopped,
    begun: (processId) => writeFile(join(folder, processFile), String(processId)),
    done: (seconds) =>
      tell(film.duration === null ? 0 : Math.min(99, Math.floor((100 * seconds) / film.duration))),
  }).catch((error: unknown) => giveBack(error, reservation, stopped));
  const master = masterOf(
    await Promise.all(
      renditions.map(async (rendition) => ({
        ...rendition,
        playlist: await readFile(join(folder, listOf(rendition)), 'utf8'),
        codecs: [
          pictureCodec(await beginningOf(join(folder, bytesOf(rendition)))),
          ...(film.hasSound ? [soundCodec] : []),
        ].join(','),
      })),
    ),
  );
  await writeFile(join(folder, masterName), master);
  await expectBytes({ database }, attempt);
  const parts: Record<string, number> = {};
  for (const name of [masterName, ...renditions.flatMap((one) => [listOf(one), bytesOf(one)])]) {
    stopped.throwIfAborted();
    parts[name] = await storage.write(
      `${attempt}/${name}`,
      Readable.from(createReadStream(join(folder, name))),
    );
  }
  return parts;
}

/** Seconds, for each size whose pictures are made anew: of what is copied hardly anything is computed. */
const spentOn = ({ duration }: Film, renditions: readonly Rendition[]) => ({
  amount: Math.ceil(duration ?? unknownLength) * renditions.filter(({ copies }) => !copies).length,
  cost: 0,
});

/** Seconds of a film that does not tell how long it is. */
const unknownLength = 3600;

/** Whoever comes next begins anew, and pays for it. */
async function giveBack(
  error: unknown,
  reservation: Reservation,
  stopped: AbortSignal,
): Promise<never> {
  if (stopped.aborted) await reservation.settle({ amount: 0, cost: 0 });
  throw error;
}

/** Bytes within which a rendition says what it is. */
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

/** Of the company that comes after the last one, what was ordered first; null where nothing waits. */
async function take(database: Database, last: number): Promise<Taken | null> {
  const [taken] = await database.system((transaction) =>
    rowsOf<Taken>(
      transaction,
      // What is chosen is materialized: joined as a query it may be asked for again with each row, and choose another.
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

/** Writes to a stream, if it is still this attempt's. Throws Gone. */
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

/** After a process was killed, where there is no other: nobody makes what it had begun. */
async function letGo(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`update film_streams set status = 'waiting', heard_at = null, percent = 0 where status = 'running'`,
    ),
  );
}

/** Once a minute is enough. */
const sayHere = (database: Database) =>
  database.system((transaction) =>
    transaction.execute(
      sql`insert into stream_makers as told (heard_at) values (now())
        on conflict (id) do update set heard_at = now() where told.heard_at < now() - interval '1 minute'`,
    ),
  );

/** Holds the id of the process that works in the folder beside it. */
const processFile = 'process';

/** Takes away what killed processes have left, and ends what still works there without them. */
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

/** Its number may be another process' by now: whether it works in that folder, Linux tells, and elsewhere it is left alone. */
async function endOrphan(folder: string): Promise<void> {
  const id = Number(await readFile(join(folder, processFile), 'utf8').catch(() => ''));
  if (!Number.isInteger(id) || id <= 1) return;
  const works = await readlink(`/proc/${id}/cwd`).catch(() => null);
  if (works === folder) process.kill(id, 'SIGKILL');
}
