// The pdfmake layout of a commercial offer.
import { formatPrice } from '@kafedra/common/prices';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { printable, type Layout } from '../../kit/pdf/pdf.ts';
import { formatDay } from './offer-facts.ts';
import type { OfferSnapshot } from './offer.ts';

const title = 'Коммерческое предложение';

const muted = '#5b6880';
const line = '#e4e8ef';

const offerLayout: Layout<OfferSnapshot> = (offer) => ({
  info: { title, author: offer.company },
  language: 'ru',
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 64],
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
  styles: {
    title: { fontSize: 20, bold: true },
    muted: { color: muted },
    name: { bold: true, fontSize: 11 },
    struck: { color: muted, decoration: 'lineThrough' },
    sum: { bold: true },
    total: { bold: true, fontSize: 12 },
  },
  content: [
    { text: printable(offer.company), style: 'muted' },
    { text: title, style: 'title', margin: [0, 4, 0, 0] },
    { text: `от ${formatDay(offer.day)}`, style: 'muted', margin: [0, 0, 0, 16] },
    {
      layout: {
        hLineColor: () => line,
        vLineWidth: () => 0,
        paddingTop: () => 8,
        paddingBottom: () => 8,
      },
      table: {
        headerRows: 1,
        widths: [18, '*', 96],
        body: [
          [
            { text: '№', style: 'muted' },
            { text: 'Курс', style: 'muted' },
            { text: 'Стоимость', style: 'muted', alignment: 'right' },
          ],
          ...offer.courses.map(row),
          [
            { text: 'Итого', style: 'total', colSpan: 2 },
            {},
            { text: formatPrice(offer.total), style: 'total', alignment: 'right' },
          ],
        ],
      },
    },
    ...contacts(offer),
  ],
  footer: (page, pages) => ({
    text: `${page} / ${pages}`,
    style: 'muted',
    alignment: 'center',
    margin: [0, 24, 0, 0],
  }),
});

export default offerLayout;

function row(course: OfferSnapshot['courses'][number], place: number): TableCell[] {
  const { name, facts, price, steps, offered, remarks } = course;
  return [
    { text: String(place + 1), style: 'muted' },
    {
      stack: [
        { text: printable(name), style: 'name' },
        ...(facts.length > 0 ? [{ text: printable(facts.join(' · ')), style: 'muted' }] : []),
        ...steps.map(({ kind, off }) => ({
          text: `${discounts[kind] ?? 'Скидка'}: −${sum(off)}`,
          style: 'muted',
        })),
        ...remarks.map((text): Content => ({ text: printable(text), margin: [0, 4, 0, 0] })),
      ],
    },
    {
      alignment: 'right',
      stack: [
        ...(price === offered ? [] : [{ text: formatPrice(price), style: 'struck' }]),
        { text: formatPrice(offered), style: 'sum' },
      ],
    },
  ];
}

const discounts: Readonly<Record<string, string>> = {
  fullCourse: 'Скидка за полный курс',
  specialOffer: 'Скидка по спецпредложению',
};

/** `formatPrice` would print a zero discount as a free price. */
const sum = (off: string): string => (Number(off) === 0 ? '0\u00a0₽' : formatPrice(off));

function contacts({ manager }: OfferSnapshot): Content[] {
  if (manager === null) return [];
  const words = [manager.name, manager.email].filter((each) => each !== null).join(', ');
  return [{ text: printable(`Ваш менеджер: ${words}`), margin: [0, 16, 0, 0] }];
}
