// The company of the demo school and the dictionaries of its courses.
import { subjects } from './assessments/subjects.ts';
import { languages, tracks } from './courses/tracks.ts';

export const company = {
  code: 'demo',
  name: 'Онлайн-школа «Кафедра»',
  description:
    'Готовим к ЕГЭ и ОГЭ, олимпиадам, учим программированию и иностранным языкам. Занятия онлайн, в мини-группах и в записи.',
  view_course_on_full_profile: true,
  created_at: '2024-06-03T09:00:00.000Z',
};

/** The owner, the only account whose credentials are published. */
export const admin = { login: 'admin@demo.school', password: 'kafedra-demo' };

export const courseTypes = [
  'ЕГЭ',
  'ОГЭ',
  'Олимпиада',
  'Интенсив',
  'Школьная программа',
  'Программирование',
  'Языки',
] as const;
export type CourseTypeName = (typeof courseTypes)[number];

export const courseFormats = ['Онлайн', 'С куратором', 'Мини-группа', 'Запись'] as const;
export type CourseFormatName = (typeof courseFormats)[number];

/** Courses of a past school year are in this archive folder, whatever their shelf. */
export const archiveFolder = 'Архив 2025/26';
export const bundleFolder = 'Комплекты';

/** The sections of the school's catalogue. */
export type Shelf =
  | 'ЕГЭ'
  | 'ОГЭ'
  | 'Олимпиады'
  | 'Школьная программа'
  | 'Программирование'
  | 'Языки';

export const shelves: Record<Shelf, { type: CourseTypeName; folder: string; areas: string[] }> = {
  ЕГЭ: { type: 'ЕГЭ', folder: 'ЕГЭ-2027', areas: subjects.map(({ name }) => name) },
  ОГЭ: { type: 'ОГЭ', folder: 'ОГЭ-2027', areas: subjects.map(({ name }) => name) },
  Олимпиады: {
    type: 'Олимпиада',
    folder: 'Олимпиады',
    areas: subjects.flatMap(({ name, olympiadsFrom }) => (olympiadsFrom === null ? [] : [name])),
  },
  'Школьная программа': {
    type: 'Школьная программа',
    folder: 'Школьная программа',
    areas: subjects.map(({ name }) => name),
  },
  Программирование: {
    type: 'Программирование',
    folder: 'Программирование',
    areas: tracks.map(({ name }) => name),
  },
  Языки: {
    type: 'Языки',
    folder: 'Иностранные языки',
    areas: languages.map(({ name }) => name),
  },
};

const examFolder = 'Экзамены 2027';

export const courseFolders = [
  examFolder,
  ...Object.values(shelves).map(({ folder }) => folder),
  bundleFolder,
  archiveFolder,
];

/** Nested folders, each with its parent. */
export const nestedFolders: readonly (readonly [folder: string, parent: string])[] = [
  [shelves.ЕГЭ.folder, examFolder],
  [shelves.ОГЭ.folder, examFolder],
];

/** The areas in which teachers specialize. */
export const areas = [...subjects, ...tracks, ...languages].map(({ name }) => name);

export interface Category {
  title: string;
  /** The title of the parent category; null at the root. */
  parent: string | null;
}

/** Shelves contain areas; collections contain courses of all shelves. Parents precede their subcategories. */
export const categories: Category[] = [
  ...Object.entries(shelves).flatMap(([shelf, { areas }]) => branch(shelf, areas)),
  ...branch('Подборки', ['Интенсивы', 'Начать можно сегодня', 'Бесплатно']),
];

const byPath = new Map(categories.map((each) => [`${each.parent}/${each.title}`, each]));

/** The subcategory with this title and parent. */
export function category(parent: Shelf | 'Подборки', title: string): Category {
  const found = byPath.get(`${parent}/${title}`);
  if (found === undefined) throw new Error(`There is no category «${title}» under «${parent}»`);
  return found;
}

function branch(parent: string, titles: string[]): Category[] {
  return [{ title: parent, parent: null }, ...titles.map((title) => ({ title, parent }))];
}
