// The pdfmake layout of a certificate: one landscape page with the course's image as background.
import type { Content } from 'pdfmake/interfaces.js';
import { printable, type Layout } from '../../kit/pdf/pdf.ts';
import { frame, sheet, sizeOf } from '../../kit/pdf/sheet.ts';

/** A certificate as it was issued. */
export interface PrintedCertificate {
  number: string;
  full_name: string;
  course_name: string;
  company_name: string;
  /** The date in words. */
  issued_on: string;
  /** The URL of the page that verifies the certificate. */
  page: string;
  /** The background image; null if the course has none any more. */
  ground: { jpeg: Uint8Array; isDark: boolean } | null;
}

const certificateLayout: Layout<PrintedCertificate> = (certificate) => {
  const { number, full_name, course_name, company_name, issued_on, page, ground } = certificate;
  const ink = ground?.isDark ? '#ffffff' : '#172033';
  return {
    info: { title: `Сертификат ${number}`, author: company_name, subject: course_name },
    language: 'ru',
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [90, 104, 90, 40],
    background: underneath(ground),
    defaultStyle: { font: 'Roboto', fontSize: 13, alignment: 'center', color: ink },
    content: [
      { text: 'Сертификат', fontSize: 40, bold: true },
      { text: 'о прохождении курса', margin: [0, 4, 0, 10] },
      { text: printable(course_name), bold: true, fontSize: sizeOf(course_name, 22) },
      { text: printable(full_name), bold: true, fontSize: sizeOf(full_name, 32), margin: [0, 34] },
      { text: printable(company_name), fontSize: sizeOf(company_name, 15) },
      {
        absolutePosition: { x: 90, y: 462 },
        columns: [
          {
            width: '*',
            alignment: 'left',
            margin: [0, 20, 0, 0],
            stack: [{ text: `Выдан ${issued_on}` }, { text: `№ ${number}`, margin: [0, 6, 0, 0] }],
          },
          {
            width: 'auto',
            alignment: 'right',
            fontSize: 10,
            margin: [0, 23, 14, 0],
            stack: [{ text: 'Проверить подлинность:' }, { text: page, margin: [0, 8, 0, 0] }],
          },
          { width: 76, qr: page, fit: 76, padding: 2, background: '#ffffff', eccLevel: 'M' },
        ],
      },
    ],
  };
};

export default certificateLayout;

function underneath(ground: PrintedCertificate['ground']): Content {
  if (ground !== null) {
    const jpeg = Buffer.from(ground.jpeg).toString('base64');
    return { image: `data:image/jpeg;base64,${jpeg}`, ...sheet };
  }
  return frame;
}
