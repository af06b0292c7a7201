// Archives of file storage entries: requested by people who may see them, and created during the download.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { rowOf, rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { Failure, notFound } from '../../kit/http/errors.ts';
import { mayCall, type Scope, type ScopeOfMember } from '../../kit/permissions/permissions.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { fileStorageItems } from '../file-storage/storage-tables.ts';
import { useFiles } from '../grants.ts';
import { addressOf } from '../records.ts';
import { linkExpired } from '../files/stream-file.ts';
import { files } from '../tables.ts';
import {
  emptyFolders,
  folderPaths,
  nameWithExtension,
  safeName,
  uniqueNames,
  type NamedFile,
  type NamedFolder,
} from './archive-names.ts';
import { fileArchives } from './archive-tables.ts';
import { createZip, type ZippedFile } from './zip.ts';

/** Files of one archive. */
const mostFiles = 10_000;

/** Minutes for which its URL works. */
const lifetime = 10;

export const archiveSchema = z
  .object({
    file_name: z.string(),
    url: z.string().describe('URL of the content, relative to the public origin.'),
    count: z.int().describe('Number of files.'),
    size: z.number().describe('Total bytes of the files, about the size of the archive.'),
    expires_at: z.iso.datetime().describe('When the URL expires.'),
  })
  .meta({
    id: 'FileArchive',
    description: 'A ZIP archive of files in the file storage, created during the download.',
  });

interface Ordered {
  /** Ids of the entries. */
  ids: number[];
  archive: z.infer<typeof archiveSchema>;
}

/** Stores the request for an archive. Returns null without such entries; throws 422 for too many. */
export async function requestArchive(
  transaction: Transaction,
  scope: Scope,
  { rows, folder }: { rows: SQL | undefined; folder: { id: number; name: string } | null },
): Promise<Ordered | null> {
  const { ids, count, size } = await rowOf<{ ids: number[]; count: number; size: number }>(
    transaction,
    sql`select count(*)::integer as count, coalesce(sum(size), 0)::float8 as size,
        coalesce((array_agg(id order by id))[1:${sql.raw(String(mostFiles))}], '{}') as ids
      from ${fileStorageItems} where ${rows}`,
  );
  if (count === 0) return null;
  if (count > mostFiles) {
    const message = `Не больше ${mostFiles.toLocaleString('ru')} файлов в одном архиве`;
    throw new Failure(422, [{ message, code: 'too_many' }]);
  }
  const file_name = `${safeName(folder?.name ?? 'Файлы')}.zip`;
  const [archive] = await transaction
    .insert(fileArchives)
    .values({
      company_id: scope.companyId,
      author_id: scope.personId,
      access_token_id: scope.accessTokenId ?? null,
      file_name,
      folder_id: folder?.id ?? null,
      item_ids: ids,
      expires_at: sql`now() + ${sql.raw(String(lifetime))} * interval '1 minute'`,
    })
    .returning({
      url: sql<string>`${addressOf(fileArchives)}`,
      expires_at: sql<string>`${wireValue(fileArchives.expires_at)}`,
    });
  if (archive === undefined) throw new Error('the archive was not stored');
  return { ids, archive: { file_name, count, size, ...archive } };
}

export interface ArchiveParts {
  database: Database;
  storage: Storage;
  scopeOfMember: ScopeOfMember;
}

/** Sends the archive with this key. Throws 404 if there is none, or if its author may no longer see files. */
export async function sendArchive(
  { database, storage, scopeOfMember }: ArchiveParts,
  key: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await database.system((transaction) => findArchive(transaction, key));
  if (found === undefined) throw linkExpired();
  const { company_id: companyId, author_id: personId, access_token_id: token } = found;
  const content = await database.company({ companyId, personId }, async (transaction) => {
    const scope = await scopeOfMember(transaction, companyId, personId, token ?? undefined);
    if (scope === null || !mayCall(scope, useFiles)) throw notFound('Файл не найден');
    return findContent(transaction, companyId, found);
  });
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.file_name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  if (reply.request.method === 'HEAD') return reply.send();
  const { files, folders } = laidOut(found, content);
  return reply.send(createZip(storage, files, folders));
}

type Archive = typeof fileArchives.$inferSelect;

async function findArchive(transaction: Transaction, key: string): Promise<Archive | undefined> {
  const [archive] = await transaction
    .select()
    .from(fileArchives)
    .where(and(eq(fileArchives.key, key), sql`${fileArchives.expires_at} > now()`));
  return archive;
}

interface Content {
  items: (NamedFile & Pick<ZippedFile, 'key' | 'mime_type'> & { created_at: string })[];
  folders: NamedFolder[];
}

/** Reads the current content, since entries may have changed since the request. */
async function findContent(
  transaction: Transaction,
  companyId: number,
  { item_ids, folder_id }: Archive,
): Promise<Content> {
  const item = fileStorageItems;
  const items = await transaction
    .select({
      name: item.name,
      folder_id: item.folder_id,
      file_name: files.file_name,
      key: files.key,
      mime_type: files.mime_type,
      created_at: item.created_at,
    })
    .from(item)
    .innerJoin(files, and(eq(files.company_id, item.company_id), eq(files.id, item.file_id)))
    .where(
      and(
        eq(item.company_id, companyId),
        sql`${item.id} = any(${sql.param(item_ids)}::integer[])`,
        eq(item.status, 'kept'),
      ),
    )
    .orderBy(item.name, item.id);
  return { items, folders: await readFolderTree(transaction, companyId, folder_id) };
}

/** Gives each file a unique path in its folder. */
function laidOut(
  { folder_id }: Archive,
  { items, folders }: Content,
): { files: ZippedFile[]; folders: string[] } {
  // Paths in an archived folder begin with the folder's own name.
  const pathOf = folderPaths(folders, folder_id === null ? items : []);
  const unique = uniqueNames();
  const lain = items.map(({ key, mime_type, created_at, ...named }) => ({
    path: unique(pathOf(named.folder_id), nameWithExtension(named)),
    key,
    mime_type,
    created_at: new Date(created_at),
  }));
  const paths = folder_id === null ? [] : folders.map((folder) => pathOf(folder.id));
  return {
    files: lain,
    folders: emptyFolders(
      paths,
      lain.map(({ path }) => path),
    ),
  };
}

/** A folder and all its descendants, parents first; all folders for null. */
export const readFolderTree = (transaction: Transaction, companyId: number, root: number | null) =>
  rowsOf<NamedFolder>(
    transaction,
    sql`with recursive lain as (
        select id, name, parent_id, 0 as depth from file_storage_folders
        where company_id = ${companyId} and status = 'kept' and ${root === null ? sql`parent_id is null` : sql`id = ${root}`}
        union all
        select below.id, below.name, below.parent_id, lain.depth + 1 from file_storage_folders below
        join lain on below.parent_id = lain.id
        where below.company_id = ${companyId} and below.status = 'kept'
      )
    select id, name, parent_id from lain order by depth, name, id`,
  );

/** Deletes expired archives. */
export async function removeOldArchives(database: Database): Promise<void> {
  await database.system((transaction) =>
    transaction.delete(fileArchives).where(sql`${fileArchives.expires_at} < now()`),
  );
}
