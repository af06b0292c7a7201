// What a learner would miss in a course that is published. Nobody is kept from publishing it as it is; they are asked.
import { fieldAnchor } from './fieldAnchor.ts';

/** What a form holds, or a course as it is kept. */
export interface Described {
  readonly name: string;
  readonly imgId: unknown;
  readonly anons: string;
  readonly description: string;
  readonly canBeBought: boolean;
  /** 0 is free on purpose, nothing was forgotten. */
  readonly price: string;
  /** As `2026-09-01`. */
  readonly closeDate: string | null;
}

/** What stands elsewhere than in its form. */
export interface Surroundings {
  /** Of its lessons, those that learners see; null where the viewer is not told. */
  readonly openLessonsCount: number | null;
  /** Whether there is a form to be filled in by whoever wants to learn. */
  readonly hasForm: boolean;
  readonly studentsCount: number;
  /** Whether the school is paid online. */
  readonly takesPayments: boolean;
  /** In the time zone of the school. */
  readonly today: string;
}

/** Where it is mended: at a field of «О курсе», among the lessons, or in the settings of the school. */
type Place = { readonly field: string } | 'lessons' | 'payments';

export interface Lack {
  /** «Добавить обложку» */
  words: string;
  place: Place;
}

type Need = (course: Described, around: Surroundings) => Lack | null;

const needs: readonly Need[] = [
  ({ name }) =>
    name.trim() === '' || name.trim() === 'Без названия' ? at('name', 'Добавить название') : null,
  ({ anons, description }) =>
    anons.trim() === '' && description === '' ? at('description', 'Добавить описание') : null,
  ({ imgId }) => (imgId === null ? at('img_id', 'Добавить обложку') : null),
  (_course, { openLessonsCount }) =>
    openLessonsCount === 0
      ? { words: 'Добавить уроки и открыть их ученикам', place: 'lessons' }
      : null,
  ({ canBeBought, closeDate }, { hasForm, studentsCount, today }) => {
    if (closeDate !== null && closeDate <= today) {
      return at('close_date', 'Перенести день закрытия: он уже прошёл');
    }
    return canBeBought || hasForm || studentsCount > 0
      ? null
      : at('can_be_bought', 'Открыть продажу или добавить форму записи');
  },
  ({ canBeBought, price }, { takesPayments }) => {
    if (!canBeBought) return null;
    if (price.trim() === '') return at('price', 'Указать цену, для бесплатного курса — 0');
    return Number(price.replace(',', '.')) > 0 && !takesPayments
      ? { words: 'Подключить приём оплаты', place: 'payments' }
      : null;
  },
];

const at = (field: string, words: string): Lack => ({ words, place: { field } });

export const needsCount = needs.length;

export const lacksOf = (course: Described, around: Surroundings): readonly Lack[] =>
  needs.flatMap((need) => need(course, around) ?? []);

/** Who looks, and where the course's page is. */
export interface Viewpoint {
  /** The address of the course's page. */
  course: string;
  /** The address of the school's settings; null for who may not open them. */
  settings: string | null;
}

/** The address where it is mended; null where the viewer can't. */
export function addressOf({ place }: Lack, { course, settings }: Viewpoint): string | null {
  if (place === 'lessons') return `${course}?tab=layers`;
  if (place === 'payments') return settings && `${settings}?tab=payments`;
  return `${course}#${fieldAnchor(place.field)}`;
}
