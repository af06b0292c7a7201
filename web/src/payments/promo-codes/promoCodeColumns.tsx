// The columns of the list of promo codes.
import { graphql, readInlineData } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { dayColumn, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import type { promoCodeList } from './promoCodeList.ts';
import { discountOf } from './discountOf.ts';
import { productLabels } from './promoCodeWords.ts';
import { StateBadge } from './StateBadge.tsx';
import type { promoCodeColumns_promoCode$key } from '../../__generated__/promoCodeColumns_promoCode.graphql.ts';

type Row = promoCodeColumns_promoCode$key & { readonly id: string; readonly code: string };

export function promoCodeColumns(base: string): ListColumns<Row, typeof promoCodeList> {
  return {
    code: nameColumn(({ code }) => code, {
      header: 'Промокод',
      minWidth: 180,
      link: (row) => `${base}/code/${String(read(row).databaseId)}`,
    }),
    description: textColumn('Описание', (row) => read(row).description, { width: 150 }),
    discount: {
      header: 'Скидка',
      digits: true,
      align: 'end',
      width: 110,
      cell: (row) => discountOf(read(row)),
    },
    state: {
      header: 'Состояние',
      width: 130,
      cell: (row) => <StateBadge promoCode={read(row)} />,
    },
    courses: textColumn(
      'На какие курсы',
      (row) => (read(row).forAllCourses ? 'Все' : 'Выбранные'),
      { width: 140 },
    ),
    products: textColumn(
      'На что действует',
      (row) =>
        read(row)
          .allowedProductTypes.map((type) => productLabels[type])
          .join(', '),
      { width: 220, hiddenAtFirst: true },
    ),
    used: numberColumn('Использован', (row) => read(row).usedCount, {
      width: 120,
      link: (row) => `${base}/code/${String(read(row).databaseId)}?tab=uses`,
    }),
    most: numberColumn('Можно раз', (row) => read(row).maxUseCount, { width: 112 }),
    mostOfOne: numberColumn('На человека', (row) => read(row).singleUserMaxUseCount, {
      width: 120,
      hiddenAtFirst: true,
    }),
    mostInCourse: numberColumn(
      'На человека на курсе',
      (row) => read(row).singleUserMaxUseCountInCourse,
      {
        width: 180,
        hiddenAtFirst: true,
      },
    ),
    start: dayColumn('Начало', (row) => read(row).dateStart, { width: 120, hiddenAtFirst: true }),
    end: dayColumn('Окончание', (row) => read(row).dateEnd, { width: 130 }),
    created: dayColumn('Создан', (row) => read(row).createdAt, { width: 120, hiddenAtFirst: true }),
  };
}

const read = (row: promoCodeColumns_promoCode$key) =>
  readInlineData<promoCodeColumns_promoCode$key>(
    graphql`
      fragment promoCodeColumns_promoCode on PromoCode @inline {
        databaseId
        description
        ...discountOf_promoCode
        ...StateBadge_promoCode
        forAllCourses
        allowedProductTypes
        usedCount @catch(to: NULL)
        maxUseCount
        singleUserMaxUseCount
        singleUserMaxUseCountInCourse
        dateStart
        dateEnd
        createdAt @catch(to: NULL)
      }
    `,
    row,
  );
