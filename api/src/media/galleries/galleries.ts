// Galleries and their images, which are files of the storage.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfFile } from '@kafedra/common/files';
import { courseGalleries } from '../../courses/tables.ts';
import { type Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idsFilter } from '../../kit/lists/filters.ts';
import { belongsTo, hasMany, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { name, optionalLine, optionalText, required } from '../../kit/values/texts.ts';
import { manageFiles, useFiles } from '../grants.ts';
import { requireStoredFiles } from '../files/company-files.ts';
import { signedAddress, fileRecord } from '../records.ts';
import { files } from '../tables.ts';
import { declareFileUse } from '../files/file-uses.ts';
import { galleries, galleryImages } from './gallery-tables.ts';

const tag = 'Galleries';

/** Images of one gallery, all of which are sorted at once. */
const mostImages = 500;

const galleryImageRecord = record(galleryImages)({
  name: 'GalleryImage',
  description: 'An image of a gallery with its position.',
  permissions: { read: useFiles, update: manageFiles, delete: manageFiles },
  order: 'sort',
  relations: { file: belongsTo(() => fileRecord, 'file_id') },
});

export const galleryRecord = record(galleries)({
  name: 'Gallery',
  description: 'A gallery of images in manual order.',
  permissions: { read: useFiles, create: manageFiles, update: manageFiles, delete: manageFiles },
  short: ['name'],
  order: 'name',
  computed: {
    images_count: {
      schema: z.int(),
      sql: (table) =>
        sql`(select count(*)::integer from gallery_images image where image.company_id = ${table.company_id} and image.gallery_id = ${table.id})`,
    },
    courses_count: {
      schema: z.int().describe('Number of courses that show the gallery.'),
      sql: (table) =>
        sql`(select count(*)::integer from course_galleries shown where shown.company_id = ${table.company_id} and shown.gallery_id = ${table.id})`,
    },
    cover: {
      schema: z.string().nullable().describe('URL of the first image; null if there is none.'),
      sql: (table) =>
        sql`(select ${signedAddress(files)} from gallery_images image join ${files} on ${files.company_id} = image.company_id and ${files.id} = image.file_id
          where image.company_id = ${table.company_id} and image.gallery_id = ${table.id} order by image.sort, image.id limit 1)`,
    },
  },
  relations: { images: hasMany(() => galleryImageRecord, 'gallery_id') },
});

export const galleryResource = resource({
  record: galleryRecord,
  path: '/gallery',
  tag,
  missing: 'Галерея не найдена',
  words: { one: 'одну галерею', many: 'галерей', all: 'Галереи' },
  sort: ['name', 'created_at'],
  searched: ['name', 'description'],
  specialFilters: {
    course_id: {
      description: 'Galleries shown by one of these courses.',
      filter: idsFilter(
        (ids) => {
          const { company_id, gallery_id, course_id } = courseGalleries;
          return sql`exists (select 1 from ${courseGalleries} where ${company_id} = ${galleries.company_id} and ${gallery_id} = ${galleries.id} and ${course_id} = any(${ids}))`;
        },
        { selective: true },
      ),
    },
  },
  create: z.strictObject({ name, description: optionalText(1000) }),
  bulk: {
    ids: 'galleries_id',
    actions: { delete: { summary: 'Delete many galleries; their files stay', does: 'delete' } },
  },
});

const galleryImageResource = resource({
  record: galleryImageRecord,
  path: '/images',
  parent: { of: galleryResource, by: 'gallery_id' },
  tag,
  missing: 'Изображение не найдено',
  words: { one: 'одно изображение', many: 'изображений', all: 'Изображения' },
  sort: ['sort'],
  searched: ['caption', 'alt'],
  update: z.strictObject({ caption: optionalText(500), alt: optionalLine(500) }),
  order: { ids: 'image_ids' },
});

export function registerGalleries(app: FastifyInstance, database: Database): void {
  galleryResource.register(app, database);
  galleryImageResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/gallery/:id/add_images',
    tag,
    summary: 'Append images from the file storage to a gallery',
    description: 'Images already in the gallery keep their positions.',
    permission: manageFiles,
    params: idParams,
    body: z.strictObject({
      file_ids: z
        .array(z.int32())
        .min(1, required)
        .max(mostImages, `Не больше ${mostImages} изображений`),
    }),
    answer: galleryRecord.schema,
    run: async ({ transaction, scope, params: { id }, body: { file_ids } }) => {
      await galleryResource.find(transaction, scope, id);
      // Locks the gallery, so that its images are numbered by one transaction at a time.
      const mine = and(eq(galleries.company_id, scope.companyId), eq(galleries.id, id));
      await transaction.select({ id: galleries.id }).from(galleries).where(mine).for('update');
      const taken = await requireStoredFiles(
        transaction,
        scope,
        [...new Set(file_ids)],
        'file_ids',
      );
      if (taken.some(({ mime_type }) => kindOfFile(mime_type) !== 'image')) {
        throw invalid('file_ids', 'В галерею добавляют изображения', 'not_an_image');
      }
      const ofGallery = and(
        eq(galleryImages.company_id, scope.companyId),
        eq(galleryImages.gallery_id, id),
      );
      const before = await transaction.$count(galleryImages, ofGallery);
      if (before + taken.length > mostImages) {
        throw invalid('file_ids', `Не больше ${mostImages} изображений`, 'too_many');
      }
      const last = sql`(select coalesce(max(${galleryImages.sort}), 0) from ${galleryImages} where ${ofGallery})`;
      await transaction
        .insert(galleryImages)
        .values(
          taken.map((file, index) => ({
            company_id: scope.companyId,
            gallery_id: id,
            file_id: file.id,
            sort: sql`${last} + ${index + 1}::integer`,
          })),
        )
        .onConflictDoNothing();
      return galleryResource.find(transaction, scope, id);
    },
  });
}

declareFileUse({
  kind: 'gallery',
  record: () => galleryRecord,
  name: 'name',
  shows: (gallery, file) =>
    sql`${gallery.company_id} = ${file.company_id} and exists (select 1 from gallery_images image where image.company_id = ${gallery.company_id} and image.gallery_id = ${gallery.id} and image.file_id = ${file.id})`,
});
