// Media owners: companies, users, courses and so on. Each gets the specification's upload routes below its path, and
// declares who may upload and how files are stored and deleted.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { prefers } from '../../kit/http/preferences.ts';
import { companyRouteInSteps, pathId } from '../../kit/http/routes.ts';
import { createExpiringFile } from '../files/expiring-files.ts';
import { readFile } from '../files/files.ts';
import { fileStoragePurpose } from './profile-files.ts';
import {
  ownerIdOf,
  ownerParams,
  type MediaOwner,
  type MediaParts,
  type OwnerParams,
} from './owner.ts';
import { registerPosters } from '../images/posters.ts';
import { fileRecord } from '../records.ts';
import { removeBytes } from '../files/orphaned-bytes.ts';
import { files } from '../tables.ts';
import type { Uploads } from '../uploads/upload.ts';
import { otherUseKinds, useLabels, type UseKind } from '../files/file-uses.ts';

/** Registers the routes of one media owner. `/api/big_media/` equals `/api/` (kit/app/server.ts). */
export function registerMediaOwner(
  app: FastifyInstance,
  parts: MediaParts,
  owner: MediaOwner,
): void {
  const { uploads } = parts;
  const receive = owner.accepts === 'image' ? uploads.receiveImage : uploads.receiveFile;
  takesFiles(app, parts, owner, 'add_media', receive);
  takesFiles(app, parts, owner, 'add_big_media', receive);
  if (owner.accepts !== 'image') takesFiles(app, parts, owner, 'video', uploads.receiveFilm);
  for (const method of owner.deletedBy ?? ['DELETE' as const]) {
    deletesFiles(app, parts, owner, method);
  }
  if (owner.hasPosters) registerPosters(app, parts.database, owner);
}

const added = {
  add_media: 'Upload a file of',
  add_big_media: 'Upload a large file of',
  video: 'Upload a video of',
} as const;

function takesFiles(
  app: FastifyInstance,
  { database }: MediaParts,
  owner: MediaOwner,
  name: keyof typeof added,
  receive: Uploads['receiveFile'],
): void {
  companyRouteInSteps(app, {
    method: 'POST',
    path: `${owner.path}/${name}`,
    tag: owner.tag,
    summary: `${added[name]} ${owner.noun}`,
    description: `A file in the field \`image\` or \`file\`, or a chunk of it. ${owner.description}${owner.uploadsToStorage ? forStorage : ''}`,
    permission: owner.permission,
    params: ownerParams(owner),
    upload: true,
    ...(owner.require !== undefined && { failures: [409] }),
    answer: fileRecord.schema,
    status: 201,
    run: async (call) => {
      const { scope, params, request } = call;
      const id = ownerIdOf(scope, params);
      const { require } = owner;
      if (require) {
        await database.company(scope, (transaction) => require(transaction, scope, id));
      }
      const isForStorage = owner.uploadsToStorage && prefers(request, 'for', fileStoragePurpose);
      const keep = isForStorage ? keepForStorage : owner.createFile;
      return receive(call, async (transaction, upload) =>
        readFile(transaction, scope, await keep(transaction, scope, upload, id)),
      );
    },
  });
}

const forStorage =
  ' With the header `Prefer: for=file_storage` the file is meant for the file storage: it is not one of the company’s own files, is available to its sender only, and is deleted after 24 hours unless added.';

const keepForStorage: MediaOwner['createFile'] = (transaction, { companyId, personId }, upload) =>
  createExpiringFile(transaction, companyId, fileStoragePurpose, { ...upload, owner_id: personId });

function deletesFiles(
  app: FastifyInstance,
  parts: MediaParts,
  owner: MediaOwner,
  method: 'POST' | 'DELETE',
): void {
  const route = {
    path: `${owner.path}/delete_media/:file`,
    tag: owner.tag,
    summary: `Delete a file of ${owner.noun}`,
    description: 'Deletes the content too. 409 if the file is also used elsewhere.',
    permission: owner.permission,
    params: ownerParams(owner).extend({ file: pathId }),
    failures: [409] as const,
  };
  const remove = async (
    scope: Scope,
    params: OwnerParams & { file: number },
    inside: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>,
  ) => {
    const key = await inside((transaction) => removeFile(transaction, scope, owner, params));
    if (key !== null) await removeBytes(parts, [key]);
  };
  if (method === 'DELETE') {
    companyRouteInSteps(app, {
      ...route,
      method,
      run: ({ scope, params }) =>
        remove(scope, params, (work) => parts.database.company(scope, work)),
    });
  } else {
    companyRouteInSteps(app, {
      ...route,
      method,
      run: async ({ scope, params, effect }) => {
        let key: string | null = null;
        const done = await effect.company(scope, async (transaction) => {
          key = await removeFile(transaction, scope, owner, params);
        });
        if (key !== null) await removeBytes(parts, [key]);
        return done;
      },
    });
  }
}

/** Returns the key of the bytes to remove; null if the file was only detached. */
async function removeFile(
  transaction: Transaction,
  scope: Scope,
  owner: MediaOwner,
  params: OwnerParams & { file: number },
): Promise<string | null> {
  const id = ownerIdOf(scope, params);
  await owner.require?.(transaction, scope, id);
  if (await owner.release?.(transaction, scope, params.file, id)) return null;
  const own = and(
    eq(files.company_id, scope.companyId),
    eq(files.id, params.file),
    eq(files.purpose, owner.purpose),
    owner.path === '' ? isNull(files.owner_id) : eq(files.owner_id, id),
  );
  const [file] = await transaction.select({ id: files.id }).from(files).where(own).for('update');
  if (file === undefined) throw notFound('Файл не найден');
  await refuseShown(transaction, scope, owner.kind, id, file.id);
  const [gone] = await transaction.delete(files).where(own).returning({ key: files.key });
  return gone?.key ?? null;
}

/** A file that is shown elsewhere as well must not be deleted. */
async function refuseShown(
  transaction: Transaction,
  { companyId }: Scope,
  kind: UseKind,
  id: number,
  fileId: number,
): Promise<void> {
  const file = { company_id: sql`${companyId}::integer`, id: sql`${fileId}::integer` };
  const elsewhere = await rowsOf<{ kind: UseKind }>(transaction, otherUseKinds(file, { kind, id }));
  if (elsewhere.length === 0) return;
  const where = elsewhere.map((use) => useLabels[use.kind]).join(', ');
  const message = `Файл используется: ${where}. Сначала уберите его оттуда`;
  throw conflict('used', message);
}
