// What a person has uploaded for themselves, the photo and files of texts: listed, and removed.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import { markOf, ofPerson } from '../../kit/file-addresses.ts';
import { readList, type ListSource } from '../../kit/list.ts';
import { listQuery } from '../../kit/list/documentation.ts';
import { readListParameters, type ListOffer } from '../../kit/list/parameters.ts';
import { outsideCompanies } from '../../kit/permissions.ts';
import { record } from '../../kit/record.ts';
import { pathId, personRoute, personRouteInSteps } from '../../kit/routes.ts';
import type { Storage } from '../../kit/storage.ts';
import {
  accountFileAddress,
  accountFiles,
  addressOf,
  dropBytes,
  removeAccountFile,
} from '../../media/index.ts';
import { users } from './account-tables.ts';

const fileRecord = record(accountFiles)({
  name: 'OwnFile',
  description: 'A file that a person has uploaded for the photo, or for a text.',
  permissions: { read: 'member' },
  mine: (table, { personId }) => sql`${table.user_id} = ${personId}`,
  hidden: ['user_id', 'key'],
  computed: {
    url: {
      schema: z.string().describe('The address of the bytes: a path.'),
      sql: (table) => addressOf(table, markOf(ofPerson(sql`${table.user_id}`))),
    },
    is_photo: {
      schema: z.boolean().describe('Whether it is the photo.'),
      sql: (table) =>
        sql`exists (select 1 from users person where person.id = ${table.user_id} and person.photo = ${addressOf(table)})`,
    },
  },
});

const ownFiles: ListSource = {
  record: fileRecord,
  inCompany: false,
  narrowed: ({ personId }) => sql`${accountFiles.user_id} = ${personId}`,
};

const offer: ListOffer = {
  record: fileRecord,
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
    summary: 'The files that were uploaded to the profile',
    query: listQuery({ ...offer, isSearched: false }),
    list: fileRecord.schema,
    run: ({ transaction, person: { id }, query }) =>
      readList(transaction, ownFiles, readListParameters(query, offer), outsideCompanies(id)),
  });

  for (const path of ['/profile/images', '/profile/file']) {
    personRouteInSteps(app, {
      method: 'DELETE',
      path: `${path}/delete_media/:file_id`,
      tag: 'Profile',
      summary: 'Remove a file that was uploaded to the profile',
      description: 'A photo is none from then on, and a text that shows the file has a gap.',
      params: z.object({ file_id: pathId }),
      failures: [404],
      run: async ({ person, params: { file_id } }) => {
        const gone = await database.system(
          async (transaction) => {
            const file = await removeAccountFile(transaction, person.id, file_id);
            if (file === undefined) throw notFound('Файл не найден');
            await transaction
              .update(users)
              .set({ photo: null })
              .where(and(eq(users.id, person.id), eq(users.photo, accountFileAddress(file))));
            return file;
          },
          { personId: person.id },
        );
        await dropBytes(parts, [gone.key]);
      },
    });
  }
}
