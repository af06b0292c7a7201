// Russian names of the library's shelves.
import type { LibraryType } from '../../__generated__/libraryRouteQuery.graphql.ts';

export const shelves = {
  ALL: 'Всё',
  HOMEWORK_FILES: 'Домашние задания',
  VIDEO: 'Видео',
  MATERIAL_FILES: 'Материалы',
  USERS_UPLOADS: 'Загрузки пользователей',
  TESTS: 'Тесты',
  BLOCKS: 'Блоки',
  LESSONS: 'Уроки',
} as const satisfies Record<LibraryType | 'ALL', string>;

export type Shelf = keyof typeof shelves;

/** Shelves that hold files. */
export const fileShelves = ['MATERIAL_FILES', 'HOMEWORK_FILES', 'VIDEO', 'USERS_UPLOADS'] as const;
