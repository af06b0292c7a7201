// The worker that renders one PDF, which takes seconds of processor time for long documents.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Layout, PrintJob } from './pdf.ts';

/** Roboto is part of pdfmake (Apache licence) and contains Cyrillic. */
const fonts = fileURLToPath(new URL('fonts/Roboto/', import.meta.resolve('pdfmake/package.json')));

pdfmake.addFonts({
  Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));

export const answers = (data: unknown) => async (): Promise<Uint8Array> => {
  const { layout, content } = data as PrintJob;
  const { default: laidOut } = (await import(layout)) as { default: Layout<unknown> };
  return pdfmake.createPdf(laidOut(content)).getBuffer();
};
