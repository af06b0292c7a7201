// The PDF of a certificate, which is made anew each time: nothing of it is kept.
import { fairQueue } from '../../kit/fairness/fair-queue.ts';
import { pdfOf } from '../../kit/pdf/pdf.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { dayInWords } from '../../kit/values/time-zone.ts';
import { printableImage } from '../../media/index.ts';
import type { PrintedCertificate } from './certificate-layout.ts';
import type { FoundCertificate } from './finding.ts';

const layout = new URL('certificate-layout.ts', import.meta.url);

/** Each takes some half of a second of a core: half of the cores that usually are there. */
const queue = fairQueue({ atOnce: 2, places: 200, patience: 20_000 });

/** Pixels: A4 across with 200 of them an inch. */
const sheet = { width: 2339, height: 1654 };

interface Press {
  storage: Storage;
  /** Of the installation, which outlives the domains of schools. */
  publicUrl: string;
}

export function certificatePdf(
  { storage, publicUrl }: Press,
  certificate: FoundCertificate,
): Promise<Buffer> {
  const { company_id, number, full_name, course_name, company_name, ground } = certificate;
  return queue.run(String(company_id), async () =>
    pdfOf(layout, {
      number,
      full_name,
      course_name,
      company_name,
      issued_on: dayInWords(certificate.time_zone)(certificate.issued_at),
      page: new URL(`/certificates/${number}`, publicUrl).href,
      ground: ground && (await printableImage(storage, { ...ground, company_id }, sheet)),
    } satisfies PrintedCertificate),
  );
}
