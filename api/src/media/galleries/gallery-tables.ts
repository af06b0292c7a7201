// Tables of galleries: sorted images with captions. The images are files of the storage.
import { foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, sortedText, updatedAt } from '../../kit/database/columns.ts';
import { files } from '../tables.ts';

export const galleries = companyTable(
  'galleries',
  {
    name: sortedText().notNull(),
    description: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('galleries_name').on(table.company_id, table.name, table.id),
    index('galleries_created_at').on(table.company_id, table.created_at, table.id),
  ],
);

export const galleryImages = companyTable(
  'gallery_images',
  {
    gallery_id: integer().notNull(),
    file_id: integer().notNull(),
    /** From 1. */
    sort: integer().notNull(),
    caption: text(),
    /** The alternative text. */
    alt: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.company_id, table.gallery_id],
      foreignColumns: [galleries.company_id, galleries.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.company_id, table.file_id],
      foreignColumns: [files.company_id, files.id],
    }),
    uniqueIndex('gallery_images_file').on(table.company_id, table.gallery_id, table.file_id),
    index('gallery_images_sort').on(table.company_id, table.gallery_id, table.sort, table.id),
    index('gallery_images_file_id').on(table.company_id, table.file_id),
  ],
);
