// The columns of the course table that are hidden by default. Their fields are queried by kind, only while a column of
// the kind is shown.
import { graphql, readInlineData } from 'react-relay';
import {
  dayColumn,
  formatNumber,
  formatPrice,
  momentColumn,
  numberColumn,
  textColumn,
  type Column,
} from '../../ui/index.ts';
import { hiddenVariables, type HiddenColumn } from './hiddenColumnKinds.ts';
import type {
  hiddenColumns_course$data,
  hiddenColumns_course$key,
} from '../../__generated__/hiddenColumns_course.graphql.ts';

type Course = hiddenColumns_course$data;
type Row = hiddenColumns_course$key;

const courseOf = (row: Row): Course =>
  readInlineData<Row>(
    graphql`
      fragment hiddenColumns_course on Course
      @inline
      @argumentDefinitions(
        details: { type: "Boolean!" }
        texts: { type: "Boolean!" }
        parts: { type: "Boolean!" }
      ) {
        databaseId
        ... @include(if: $details) {
          entityType
          anons
          oldPrice
          priceComment
          prepositionFrom
          canBeBought
          useFullCourseDiscountPercentage
          fullCourseDiscountPercentage
          useSpecialOfferDiscountPercentage
          specialOfferDiscountPercentage
          closeDate
          closeDays
          weeksTime
          classes
          showLikes
          useComments
          useReviews
          useRatingPoints
          isConstructor
          finishCriteria {
            lessonsPercentage
            testsPassed
            homeworkPoints
          }
          crmBitrix
          crmBitrixFormId
          crmBitrixFormUrl
          seoTitle
          seoDescription
          seoKeywords
          catalogUrlFirstCategorySlug
          catalogUrlSecondCategorySlug
          updatedAt
        }
        ... @include(if: $texts) {
          description
          forWhom
          goal
          program
          instruction
          successResult
          failResult
        }
        ... @include(if: $parts) {
          author {
            fullName
          }
          bulletPoints {
            text
          }
          places {
            name
          }
          coursePackagesBySort {
            name
          }
          chatLinkBlocks {
            title
          }
          form {
            name
          }
          crmForm {
            name
          }
          catalogUrlFirstCategory {
            title
          }
          catalogUrlSecondCategory {
            title
          }
          certificate {
            fileName
          }
          imgAnons {
            fileName
          }
          imgBanner {
            fileName
          }
          imgBannerMobile {
            fileName
          }
          imgHeader {
            fileName
          }
          imgVerticalBanner {
            fileName
          }
        }
      }
    `,
    row,
  );

type Text = string | null | undefined;

const words = (header: string, of: (course: Course) => Text, width = 180): Column<Row> =>
  textColumn(header, (row) => of(courseOf(row)), { width, hiddenAtFirst: true });

const number = (header: string, of: (course: Course) => number | null | undefined): Column<Row> =>
  numberColumn(header, (row) => of(courseOf(row)), { hiddenAtFirst: true });

const flag = (header: string, of: (course: Course) => boolean | null | undefined): Column<Row> =>
  words(header, (course) => yesOrNo(of(course)), 140);

/** A rich text as plain text. */
const text = (header: string, of: (course: Course) => Text): Column<Row> =>
  words(header, (course) => plainText(of(course)), 240);

export const hiddenColumns = (): Readonly<Record<HiddenColumn, Column<Row>>> => ({
  id: words('ID', ({ databaseId }) => String(databaseId), 90),
  entity: words('Вид', ({ entityType }) => entityType && entityTypes[entityType], 110),
  anons: words('Анонс', ({ anons }) => anons, 240),
  oldPrice: {
    header: 'Старая цена',
    digits: true,
    align: 'end',
    width: 120,
    hiddenAtFirst: true,
    cell: (row) => {
      const { oldPrice } = courseOf(row);
      return oldPrice == null ? '—' : formatPrice(oldPrice);
    },
  },
  priceComment: words('Пояснение к цене', ({ priceComment }) => priceComment),
  prepositionFrom: flag('«От» перед ценой', ({ prepositionFrom }) => prepositionFrom),
  sale: flag('Можно купить', ({ canBeBought }) => canBeBought),
  fullCourseDiscount: flag(
    'Скидка за полный курс',
    ({ useFullCourseDiscountPercentage }) => useFullCourseDiscountPercentage,
  ),
  fullCoursePercent: number(
    'Скидка за полный курс, %',
    ({ fullCourseDiscountPercentage }) => fullCourseDiscountPercentage,
  ),
  specialOfferDiscount: flag(
    'Скидка по спецпредложению',
    ({ useSpecialOfferDiscountPercentage }) => useSpecialOfferDiscountPercentage,
  ),
  specialOfferPercent: number(
    'Скидка по спецпредложению, %',
    ({ specialOfferDiscountPercentage }) => specialOfferDiscountPercentage,
  ),
  close: dayColumn('Закрытие', (row) => courseOf(row).closeDate, { hiddenAtFirst: true }),
  closeDays: number('Дней доступа', ({ closeDays }) => closeDays),
  weeks: number('Недель', ({ weeksTime }) => weeksTime),
  classes: words('Классы', ({ classes }) => classes?.join(', '), 120),
  likes: flag('Лайки', ({ showLikes }) => showLikes),
  comments: flag('Комментарии', ({ useComments }) => useComments),
  reviews: flag('Отзывы', ({ useReviews }) => useReviews),
  ratingPoints: flag('Оценки в отзывах', ({ useRatingPoints }) => useRatingPoints),
  blocks: flag('Уроки из блоков', ({ isConstructor }) => isConstructor),
  finish: words('Условия завершения', ({ finishCriteria }) => finishWords(finishCriteria), 240),
  bitrix: flag('Заявки в Битрикс24', ({ crmBitrix }) => crmBitrix),
  bitrixForm: number('Номер формы в Битрикс24', ({ crmBitrixFormId }) => crmBitrixFormId),
  bitrixAddress: words('Адрес формы в Битрикс24', ({ crmBitrixFormUrl }) => crmBitrixFormUrl),
  seoTitle: words('Заголовок для поиска', ({ seoTitle }) => seoTitle),
  seoDescription: words('Описание для поиска', ({ seoDescription }) => seoDescription, 240),
  seoKeywords: words('Ключевые слова', ({ seoKeywords }) => seoKeywords),
  firstSlug: words(
    'Адрес в каталоге',
    ({ catalogUrlFirstCategorySlug }) => catalogUrlFirstCategorySlug,
  ),
  secondSlug: words(
    'Второй адрес',
    ({ catalogUrlSecondCategorySlug }) => catalogUrlSecondCategorySlug,
  ),
  updated: momentColumn('Изменён', (row) => courseOf(row).updatedAt, { hiddenAtFirst: true }),
  description: text('Описание', ({ description }) => description),
  forWhom: text('Для кого', ({ forWhom }) => forWhom),
  goal: text('Цель', ({ goal }) => goal),
  program: text('Программа', ({ program }) => program),
  instruction: text('Инструкция', ({ instruction }) => instruction),
  success: text('Текст при успехе', ({ successResult }) => successResult),
  fail: text('Текст при неудаче', ({ failResult }) => failResult),
  author: words('Автор', ({ author }) => author?.fullName),
  bulletPoints: words(
    'Что даёт курс',
    ({ bulletPoints }) => list(bulletPoints, (line) => line.text),
    240,
  ),
  places: words('Места', ({ places }) => list(places, ({ name }) => name)),
  packages: words('Пакеты', ({ coursePackagesBySort }) =>
    list(coursePackagesBySort, ({ name }) => name),
  ),
  chats: words('Связь с куратором', ({ chatLinkBlocks }) =>
    list(chatLinkBlocks, ({ title }) => title),
  ),
  form: words('Форма заявки', ({ form }) => form?.name),
  crmForm: words('Форма для CRM', ({ crmForm }) => crmForm?.name),
  firstCategory: words(
    'Адрес в каталоге: категория',
    ({ catalogUrlFirstCategory }) => catalogUrlFirstCategory?.title,
  ),
  secondCategory: words(
    'Второй адрес: категория',
    ({ catalogUrlSecondCategory }) => catalogUrlSecondCategory?.title,
  ),
  certificate: words('Сертификат', ({ certificate }) => certificate?.fileName),
  imgAnons: words('Изображение анонса', ({ imgAnons }) => imgAnons?.fileName),
  imgBanner: words('Баннер', ({ imgBanner }) => imgBanner?.fileName),
  imgBannerMobile: words(
    'Баннер для телефонов',
    ({ imgBannerMobile }) => imgBannerMobile?.fileName,
  ),
  imgHeader: words('Изображение в шапке', ({ imgHeader }) => imgHeader?.fileName),
  imgVerticalBanner: words('Вертикальный баннер', (course) => course.imgVerticalBanner?.fileName),
});

/** Whether the loaded rows lack fields of the shown columns. */
export function areFieldsMissing([row]: readonly Row[], shown: readonly string[]): boolean {
  if (row === undefined) return false;
  const wanted = hiddenVariables(shown);
  const { entityType, description, author } = courseOf(row);
  return (
    (wanted.details && entityType === undefined) ||
    (wanted.texts && description === undefined) ||
    (wanted.parts && author === undefined)
  );
}

const entityTypes = { COURSE: 'Курс', BUNDLE: 'Комплект' };

const yesOrNo = (isOn: boolean | null | undefined): Text =>
  isOn == null ? null : isOn ? 'Да' : 'Нет';

const list = <Part>(all: readonly Part[] | null | undefined, nameOf: (part: Part) => Text): Text =>
  all?.map(nameOf).join(', ');

function finishWords(criteria: Course['finishCriteria']): Text {
  if (!criteria) return null;
  const { lessonsPercentage, testsPassed, homeworkPoints } = criteria;
  return [
    lessonsPercentage != null && `уроков: ${formatNumber(lessonsPercentage)}\u00a0%`,
    testsPassed != null && `тестов: ${formatNumber(testsPassed)}`,
    homeworkPoints != null && `баллов за домашние задания: ${formatNumber(homeworkPoints)}`,
  ]
    .filter((part) => part !== false)
    .join('; ');
}

function plainText(html: Text): Text {
  if (!html) return null;
  // Spaces keep the words of adjacent paragraphs apart.
  const spaced = html.replaceAll('<', ' <');
  const { body } = new DOMParser().parseFromString(`<body>${spaced}`, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
