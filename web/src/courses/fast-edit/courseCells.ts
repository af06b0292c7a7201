// The columns of a course in fast edit. Limits of values are the server's (`UpdateCourseInput`).
import { graphql } from 'react-relay';
import {
  amountCell,
  choiceCell,
  dayCell,
  flagCell,
  linesCell,
  numbersCell,
  textCell,
  wholeNumberCell,
  type CellKind,
} from '../../kit/cells/kinds.ts';
import type { CellColumn } from '../../kit/cells/useCells.ts';
import type {
  courseCells_courses$data,
  CourseStatus,
} from '../../__generated__/courseCells_courses.graphql.ts';

export type CourseCells = courseCells_courses$data[number];

export const courseCells = graphql`
  fragment courseCells_courses on Course @relay(plural: true) {
    id
    name
    status
    type {
      id
      name
    }
    format {
      id
      name
    }
    folderCourse {
      id
      name
    }
    price
    oldPrice
    priceComment @catch(to: NULL)
    prepositionFrom @catch(to: NULL)
    canBeBought
    useFullCourseDiscountPercentage @catch(to: NULL)
    fullCourseDiscountPercentage @catch(to: NULL)
    useSpecialOfferDiscountPercentage @catch(to: NULL)
    specialOfferDiscountPercentage @catch(to: NULL)
    startDate
    endDate
    closeDate
    closeDays @catch(to: NULL)
    weeksTime @catch(to: NULL)
    classes @catch(to: NULL)
    anons
    showLikes @catch(to: NULL)
    useComments @catch(to: NULL)
    useReviews @catch(to: NULL)
    useRatingPoints @catch(to: NULL)
    seoTitle @catch(to: NULL)
    seoDescription @catch(to: NULL)
    seoKeywords @catch(to: NULL)
    viewerCanUpdate @catch(to: NULL)
  }
`;

/**
 * Courses in the trash are read-only. If the server doesn't return the permission, it checks it on saving.
 */
export const mayChange = ({ status: now, viewerCanUpdate }: CourseCells): boolean =>
  now !== 'DELETED' && viewerCanUpdate !== false;

/** An entry of a dictionary. */
export interface Choice {
  /** Global id. */
  readonly id: string;
  readonly name: string;
}

export interface CourseChoices {
  types: readonly Choice[];
  formats: readonly Choice[];
  folders: readonly Choice[];
}

/** Without DELETED: deleting is a separate action. */
const statuses: readonly { value: CourseStatus; name: string }[] = [
  { value: 'VISIBLE', name: 'Активный' },
  { value: 'DRAFT', name: 'Черновик' },
  { value: 'CLOSE', name: 'Закрытый' },
  { value: 'START', name: 'Стартовый' },
  { value: 'TRIAL', name: 'Пробный' },
];

const status = choiceCell(statuses, { unknown: 'Такого статуса нет' });

/**
 * The current values of `courses` are choices, too, since a dictionary may not be completely loaded.
 */
export const columnsOf = (
  { types, formats, folders }: CourseChoices,
  courses: readonly CourseCells[],
): readonly CellColumn<CourseCells>[] => [
  nameCell,
  cell('status', 'Статус', 120, status, (course) => course.status),
  cell(
    'typeId',
    'Тип',
    140,
    dictionary(
      types,
      courses.map(({ type }) => type),
      'Такого типа нет',
    ),
    ({ type }) => type?.id ?? null,
  ),
  cell(
    'formatId',
    'Формат',
    140,
    dictionary(
      formats,
      courses.map(({ format }) => format),
      'Такого формата нет',
    ),
    ({ format }) => format?.id ?? null,
  ),
  ...prices,
  cell('startDate', 'Начало', 120, dayCell, ({ startDate }) => startDate),
  cell('endDate', 'Окончание', 120, dayCell, ({ endDate }) => endDate),
  ...[
    cell(
      'folderId',
      'Папка',
      180,
      dictionary(
        folders,
        courses.map(({ folderCourse }) => folderCourse),
        'Такой папки нет',
      ),
      ({ folderCourse }) => folderCourse?.id ?? null,
    ),
    cell('closeDate', 'Закрытие', 120, dayCell, ({ closeDate }) => closeDate),
    cell('closeDays', 'Дней доступа', 130, wholeNumberCell(1, 3650), (course) => course.closeDays),
    cell('weeksTime', 'Недель', 100, wholeNumberCell(1, 520), ({ weeksTime }) => weeksTime),
    cell('classes', 'Классы', 120, numbersCell(1, 11), ({ classes }) => classes),
    cell('anons', 'Анонс', 280, linesCell(1000), ({ anons }) => anons),
    cell('priceComment', 'Пояснение к цене', 180, textCell(255), (course) => course.priceComment),
    cell('prepositionFrom', '«От» перед ценой', 150, flagCell, (course) => course.prepositionFrom),
    ...discounts,
    cell('showLikes', 'Лайки', 100, flagCell, ({ showLikes }) => showLikes),
    cell('useComments', 'Комментарии', 140, flagCell, ({ useComments }) => useComments),
    cell('useReviews', 'Отзывы', 100, flagCell, ({ useReviews }) => useReviews),
    cell('useRatingPoints', 'Оценки в отзывах', 150, flagCell, (course) => course.useRatingPoints),
    cell('seoTitle', 'Заголовок для поиска', 220, textCell(255), ({ seoTitle }) => seoTitle),
    cell(
      'seoDescription',
      'Описание для поиска',
      280,
      linesCell(1000),
      (course) => course.seoDescription,
    ),
    cell('seoKeywords', 'Ключевые слова', 220, textCell(1000), ({ seoKeywords }) => seoKeywords),
  ].map((column) => ({ ...column, hiddenAtFirst: true as const })),
];

function dictionary(
  all: readonly Choice[],
  held: readonly (Choice | null | undefined)[],
  unknown: string,
): CellKind {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  for (const choice of held) {
    if (choice && !names.has(choice.id)) names.set(choice.id, choice.name);
  }
  const choices = Array.from(names, ([value, name]) => ({ value, name }));
  return choiceCell(choices, { none: true, unknown });
}

const cell = (
  name: string,
  header: string,
  width: number,
  kind: CellKind,
  of: (course: CourseCells) => unknown,
): CellColumn<CourseCells> => ({ name, header, width, kind, of });

const nameCell = cell('name', 'Название', 280, textCell(255), ({ name }) => name);

const prices: readonly CellColumn<CourseCells>[] = [
  cell('price', 'Цена', 110, amountCell, ({ price }) => price),
  cell('oldPrice', 'Старая цена', 120, amountCell, ({ oldPrice }) => oldPrice),
  cell('canBeBought', 'Можно купить', 130, flagCell, ({ canBeBought }) => canBeBought),
];

const discounts: readonly CellColumn<CourseCells>[] = [
  cell(
    'useFullCourseDiscountPercentage',
    'Скидка за полный курс',
    190,
    flagCell,
    ({ useFullCourseDiscountPercentage }) => useFullCourseDiscountPercentage,
  ),
  cell(
    'fullCourseDiscountPercentage',
    'Скидка за полный курс, %',
    200,
    wholeNumberCell(0, 100),
    ({ fullCourseDiscountPercentage }) => fullCourseDiscountPercentage,
  ),
  cell(
    'useSpecialOfferDiscountPercentage',
    'Скидка по спецпредложению',
    220,
    flagCell,
    ({ useSpecialOfferDiscountPercentage }) => useSpecialOfferDiscountPercentage,
  ),
  cell(
    'specialOfferDiscountPercentage',
    'Скидка по спецпредложению, %',
    230,
    wholeNumberCell(0, 100),
    ({ specialOfferDiscountPercentage }) => specialOfferDiscountPercentage,
  ),
];

/** The columns of the list of prices. */
export const priceColumns: readonly CellColumn<CourseCells>[] = [nameCell, ...prices, ...discounts];
