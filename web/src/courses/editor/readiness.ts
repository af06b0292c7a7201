// What a course still lacks to be published. Nobody is kept from publishing it as it is; they are asked.
import type { CourseStatus } from '../../__generated__/useSettingsForm_course.graphql.ts';

/** What is looked at: of a form, or of a course as it is kept. */
export interface Described {
  readonly name: string;
  readonly imgId: unknown;
  readonly typeId: unknown;
  readonly subcategoryIds: readonly unknown[];
  readonly anons: string;
  readonly description: string;
  readonly forWhom: string;
  readonly program: string;
  /** 0 is free on purpose, nothing was forgotten. */
  readonly price: string;
}

interface Need {
  /** «обложка» */
  what: string;
  /** Its name in the REST API, where the page has it. */
  field: string;
  isThere: (course: Described) => boolean;
}

export const needs: readonly Need[] = [
  {
    what: 'название',
    field: 'name',
    isThere: ({ name }) => name.trim() !== '' && name.trim() !== 'Без названия',
  },
  { what: 'тип', field: 'type_id', isThere: ({ typeId }) => typeId !== null },
  {
    what: 'категория',
    field: 'subcategories_id',
    isThere: ({ subcategoryIds }) => subcategoryIds.length > 0,
  },
  { what: 'анонс', field: 'anons', isThere: ({ anons }) => anons.trim() !== '' },
  { what: 'описание', field: 'description', isThere: ({ description }) => description !== '' },
  { what: 'для кого', field: 'for_whom', isThere: ({ forWhom }) => forWhom !== '' },
  { what: 'программа', field: 'program', isThere: ({ program }) => program !== '' },
  { what: 'обложка', field: 'img_id', isThere: ({ imgId }) => imgId !== null },
  { what: 'цена', field: 'price', isThere: ({ price }) => price.trim() !== '' },
];

export const lacksOf = (course: Described): string[] =>
  needs.filter(({ isThere }) => !isThere(course)).map(({ what }) => what);

const shown: ReadonlySet<CourseStatus> = new Set(['VISIBLE', 'START', 'TRIAL']);

/** Whether a change of the status shows the course to those who did not see it. */
export const publishes = (before: CourseStatus, after: CourseStatus): boolean =>
  !shown.has(before) && shown.has(after);

/** Asked before what is not ready is published. */
export const publishingQuestion = (lacks: readonly string[]) => ({
  title: 'Опубликовать неготовый курс?',
  description: `Ещё не заполнено: ${lacks.join(', ')}.`,
  confirmLabel: 'Опубликовать',
  cancelLabel: 'Дополнить',
});
