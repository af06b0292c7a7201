// The PDF layout of diplomas: a landscape page per learner, with the frame of certificates.
import type { Content } from 'pdfmake/interfaces.js';
import { printable, type Layout } from '../kit/pdf/pdf.ts';
import { frame, sizeOf } from '../kit/pdf/sheet.ts';

export interface PrintedDiplomas {
  folder_name: string;
  company_name: string;
  /** The date in words. */
  issued_on: string;
  diplomas: readonly PrintedDiploma[];
}

export interface PrintedDiploma {
  full_name: string;
  school_class: string | null;
  place: number;
  points: number;
  max_points: number;
  prize: string;
  diploma_text: string | null;
}

const diplomaLayout: Layout<PrintedDiplomas> = (printed) => ({
  info: { title: `Дипломы: ${printed.folder_name}`, author: printed.company_name },
  language: 'ru',
  pageSize: 'A4',
  pageOrientation: 'landscape',
  pageMargins: [90, 80, 90, 40],
  background: frame,
  defaultStyle: { font: 'Roboto', fontSize: 13, alignment: 'center', color: '#172033' },
  content: printed.diplomas.map((diploma, index) => sheetOf(printed, diploma, index > 0)),
});

export default diplomaLayout;

const sheetOf = (
  { folder_name, company_name, issued_on }: PrintedDiplomas,
  diploma: PrintedDiploma,
  isFurther: boolean,
): Content => ({
  ...(isFurther && { pageBreak: 'before' }),
  stack: [
    { text: 'Диплом', fontSize: 40, bold: true },
    {
      text: printable(diploma.prize),
      bold: true,
      fontSize: sizeOf(diploma.prize, 24),
      margin: [0, 6, 0, 20],
    },
    {
      text: printable(diploma.full_name),
      bold: true,
      fontSize: sizeOf(diploma.full_name, 32),
      margin: [0, 0, 0, 4],
    },
    { text: diploma.school_class === null ? '' : printable(diploma.school_class) },
    {
      text: printable(folder_name),
      fontSize: sizeOf(folder_name, 20),
      margin: [0, 18, 0, 4],
    },
    {
      text: `${diploma.place} место, ${inRussian(diploma.points)} из ${inRussian(diploma.max_points)}`,
    },
    { text: printable(diploma.diploma_text ?? ''), fontSize: 12, margin: [0, 18, 0, 0] },
    { text: `${company_name}, ${issued_on}`, margin: [0, 22, 0, 0] },
  ],
});

const inRussian = (number: number): string => number.toLocaleString('ru');
