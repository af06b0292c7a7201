// The requirements that a published course should meet. They don't prevent publishing: the user confirms it.
import { fieldAnchor } from './fieldAnchor.ts';

/** The values of a form or of a saved course. */
export interface ReadinessFields {
  readonly name: string;
  readonly imgId: unknown;
  readonly anons: string;
  readonly description: string;
  readonly canBeBought: boolean;
  /** `0` means free of charge, an empty price was forgotten. */
  readonly price: string;
  /** Like `2026-09-01`. */
  readonly closeDate: string | null;
}

/** Data from outside of the course's form. */
export interface ReadinessContext {
  /** Number of lessons that learners see; null if the viewer may not read it. */
  readonly openLessonsCount: number | null;
  /** Whether the course has a form that applicants fill in. */
  readonly hasForm: boolean;
  readonly studentsCount: number;
  /** Whether the company accepts online payments. */
  readonly takesPayments: boolean;
  /** In the company's time zone. */
  readonly today: string;
}

/** Where the user can fix it: a field of «О курсе», the lessons, or the company's settings. */
type Place = { readonly field: string } | 'lessons' | 'payments';

export interface UnmetRequirement {
  /** «Добавить обложку» */
  text: string;
  target: Place;
}

type Need = (course: ReadinessFields, around: ReadinessContext) => UnmetRequirement | null;

const needs: readonly Need[] = [
  ({ name }) =>
    name.trim() === '' || name.trim() === 'Без названия' ? at('name', 'Добавить название') : null,
  ({ anons, description }) =>
    anons.trim() === '' && description === '' ? at('description', 'Добавить описание') : null,
  ({ imgId }) => (imgId === null ? at('img_id', 'Добавить обложку') : null),
  (_course, { openLessonsCount }) =>
    openLessonsCount === 0
      ? { text: 'Добавить уроки и открыть их ученикам', target: 'lessons' }
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
      ? { text: 'Подключить приём оплаты', target: 'payments' }
      : null;
  },
];

const at = (field: string, words: string): UnmetRequirement => ({ text: words, target: { field } });

export const requirementsCount = needs.length;

export const unmetRequirements = (
  course: ReadinessFields,
  around: ReadinessContext,
): readonly UnmetRequirement[] => needs.flatMap((need) => need(course, around) ?? []);

/** URLs that the viewer may open. */
export interface ReadinessLinks {
  /** URL of the course's page. */
  course: string;
  /** URL of the company's settings; null if the viewer may not open them. */
  settings: string | null;
}

/** URL where the user can fix it; null if the viewer can't. */
export function requirementUrl(
  { target }: UnmetRequirement,
  { course, settings }: ReadinessLinks,
): string | null {
  if (target === 'lessons') return `${course}?tab=layers`;
  if (target === 'payments') return settings && `${settings}?tab=payments`;
  return `${course}#${fieldAnchor(target.field)}`;
}
