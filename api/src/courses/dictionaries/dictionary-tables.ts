// Dictionary tables of courses: types, formats, catalogue categories and places.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { companyTable } from '../../company/tables.ts';
import { createdAt, isOneOf, oneOf, sortedText, updatedAt } from '../../kit/database/columns.ts';

/** A dictionary of names that are unique in a company. */
const namedTable = <Name extends string>(name: Name) =>
  companyTable(
    name,
    { name: sortedText().notNull(), created_at: createdAt(), updated_at: updatedAt() },
    (table) => [
      uniqueIndex(`${name}_name`).on(table.company_id, table.name),
      index(`${name}_created_at`).on(table.company_id, table.created_at, table.id),
    ],
  );

export const courseTypes = namedTable('course_types');
export const courseFormats = namedTable('course_formats');

/** How many subcategories of a category a visitor of the catalogue can select. */
export const filterSelectionTypes = ['single', 'multiple'] as const;

/** How the catalogue shows the subcategories of a category. */
export const categoryViewTypes = ['list', 'tiles', 'tags'] as const;

export const maxColumns = 6;

/** Categories of the catalogue, as a tree. */
export const courseCategories = companyTable(
  'course_categories',
  {
    title: sortedText().notNull(),
    parent_id: integer(),
    /**
     * The position among all categories of the company, which orders the categories of one parent.
     */
    sort: integer().notNull().default(0),
    /** The category's part of catalogue addresses. */
    slug: text().notNull(),
    show_in_catalog: boolean().notNull().default(true),
    columns_count: integer().notNull().default(3),
    filter_selection_type: oneOf(filterSelectionTypes).notNull().default('multiple'),
    view_type: oneOf(categoryViewTypes).notNull().default('tiles'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    isOneOf('course_categories', 'filter_selection_type', filterSelectionTypes),
    isOneOf('course_categories', 'view_type', categoryViewTypes),
    check('course_categories_columns_count', sql.raw(`columns_count between 1 and ${maxColumns}`)),
    foreignKey({
      columns: [table.company_id, table.parent_id],
      foreignColumns: [table.company_id, table.id] as [AnyPgColumn, AnyPgColumn],
    }),
    index('course_categories_parent_id').on(table.company_id, table.parent_id),
    index('course_categories_sort').on(table.company_id, table.sort, table.id),
    uniqueIndex('course_categories_slug').on(table.company_id, table.slug),
  ],
);

/** Places where courses are held. */
export const places = companyTable(
  'places',
  {
    name: sortedText().notNull(),
    address: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex('places_name').on(table.company_id, table.name),
    index('places_created_at').on(table.company_id, table.created_at, table.id),
  ],
);
