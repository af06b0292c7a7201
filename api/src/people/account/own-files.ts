// The files that a person uploaded for their own use: record, list, posters of videos, and deletion.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { markOf, personFileOwner } from '../../kit/files/signed-urls.ts';
import { readList, readOne } from '../../kit/lists/list.ts';
import type { ListSource, Row } from '../../kit/lists/contract.ts';
import { listQuery } from '../../kit/lists/documentation.ts';
import { readListParameters, type ListOffer } from '../../kit/lists/parameters.ts';
import { scopeOutsideCompanies } from '../../kit/permissions/permissions.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import type { Computed, RecordOf } from '../../kit/records/contract.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { pathId, personRoute, personRouteInSteps } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { publicOrigin } from '../../kit/database/tenancy.ts';
import {
  accountFileAddress,
  accountFiles,
  addressOf,
  removeBytes,
  removeAccountFile,
} from '../../media/index.ts';
import { users } from './account-tables.ts';

const signed = (table: typeof accountFiles): SQL =>
  addressOf(table, markOf(personFileOwner(sql`${table.user_id}`)));

/** The specification has several names for the same URL. */
const address = (description: string): Computed<typeof accountFiles> => ({
  schema: z.string().describe(description),
  sql: signed,
});

export const ownFileRecord: RecordOf<typeof accountFiles> = record(accountFiles)({
  name: 'OwnFile',
  description: 'A file that a user uploaded for their photo, for a text, or for use in a company.',
  permissions: { read: 'member' },
  mine: (table, { personId }) => sql`${table.user_id} = ${personId}`,
  hidden: ['user_id', 'key', 'poster_id'],
  computed: {
    name: { schema: z.string(), sql: (table) => sql`${table.file_name}` },
    url: address('URL of the file, relative to the public origin.'),
    link: address('The same as `url`.'),
    original_url: address('The same as `url`.'),
    full_url: {
      schema: z.string().describe('Absolute URL, at the public origin.'),
      sql: (table) => sql`${publicOrigin} || ${signed(table)}`,
    },
    is_photo: {
      schema: z.boolean().describe('Whether it is the user’s photo.'),
      sql: (table) =>
        sql`exists (select 1 from users person where person.id = ${table.user_id} and person.photo = ${addressOf(table)})`,
    },
  },
  relations: { poster: belongsTo(() => ownFileRecord, 'poster_id') },
});

const ownFiles: ListSource = {
  record: ownFileRecord,
  inCompany: false,
  narrowed: ({ personId }) => sql`${accountFiles.user_id} = ${personId}`,
};

export async function readOwnFile(
  transaction: Transaction,
  personId: number,
  id: number,
  selection = wholeRecord,
): Promise<Row> {
  const file = await readOne(transaction, ownFiles, id, selection, scopeOutsideCompanies(personId));
  if (file === null) throw fileNotFound();
  return file;
}

export const fileNotFound = () => notFound('Файл не найден');

const offer: ListOffer = {
  record: ownFileRecord,
  sort: ['id', 'created_at', 'size'],
  defaultSort: { column: 'id', descending: true },
  filters: [],
  countBy: [],
};

export function registerOwnFiles(
  app: FastifyInstance,
  parts: { database: Database; storage: Storage },
): void {
  const { database } = parts;
  personRoute(app, database, {
    method: 'GET',
    path: '/profile/files',
    tag: 'Profile',
    summary: 'List the files that were uploaded to the profile',
    query: listQuery({ ...offer, isSearched: false }),
    list: ownFileRecord.schema,
    run: ({ transaction, person: { id }, query }) =>
      readList(transaction, ownFiles, readListParameters(query, offer), scopeOutsideCompanies(id)),
  });

  for (const path of ['/profile/images', '/profile/file']) {
    personRouteInSteps(app, {
      method: 'DELETE',
      path: `${path}/delete_media/:file_id`,
      tag: 'Profile',
      summary: 'Delete a file that was uploaded to the profile',
      description: 'If it is the photo, the photo is removed. Texts that show the file lose it.',
      params: z.object({ file_id: pathId }),
      failures: [404],
      run: async ({ person, params: { file_id } }) => {
        const gone = await database.system(
          async (transaction) => {
            const file = await removeAccountFile(transaction, person.id, file_id);
            if (file === undefined) throw fileNotFound();
            await transaction
              .update(users)
              .set({ photo: null })
              .where(and(eq(users.id, person.id), eq(users.photo, accountFileAddress(file))));
            return file;
          },
          { personId: person.id },
        );
        await removeBytes(parts, [gone.key]);
      },
    });
  }
}
