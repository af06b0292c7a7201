// Course folders as a resource: create, rename, move, order, and delete without deleting their content.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { resource } from '../../kit/resource/resource.ts';
import { registerTreeOrder } from '../../kit/resource/tree.ts';
import { translateConstraintErrors } from '../../kit/resource/writes.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { name } from '../../kit/values/texts.ts';
import { dictionaryGrants } from '../grants.ts';
import { courseFolderRecord } from './folder-record.ts';
import { dissolveFolder, folderTree, prepareFolder } from './folder-tree.ts';

const unique = {
  course_folders_name: ['name', 'Папка с таким названием здесь уже есть'],
} as const;

export const courseFolderResource = resource({
  record: courseFolderRecord,
  path: '/course_folder',
  tag: 'Courses',
  missing: 'Папка не найдена',
  words: { one: 'одну папку', many: 'папок', all: 'Папки' },
  sort: ['sort', 'name'],
  searched: ['name'],
  filters: ['parent_id'],
  unique,
  create: z.strictObject({
    name,
    parent_id: z.int32().nullish().describe('The parent folder; null for the top level.'),
  }),
  lockScope: folderTree.holdFor('parent_id'),
  beforeWrite: prepareFolder,
});

export function registerCourseFolders(app: FastifyInstance, database: Database): void {
  courseFolderResource.register(app, database);
  registerTreeOrder(app, database, courseFolderResource, {
    tree: folderTree,
    named: 'folders',
    refuse: translateConstraintErrors({ unique }),
  });
  companyRoute(app, database, {
    method: 'DELETE',
    path: '/course_folder/:id',
    tag: 'Courses',
    summary: 'Delete a folder of courses',
    description:
      'Its courses and subfolders move to its parent; subfolders whose names exist there get a number.',
    permission: dictionaryGrants.permissions.delete,
    params: idParams,
    run: async ({ transaction, scope, params: { id } }) => dissolveFolder(transaction, scope, id),
  });
}
