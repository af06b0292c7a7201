// Renders the PDF of a certificate on each request; the result is not stored.
import { fairQueue } from '../../kit/fairness/fair-queue.ts';
import { pdfOf } from '../../kit/pdf/pdf.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { dayInWords } from '../../kit/values/time-zone.ts';
import { printableImage } from '../../media/index.ts';
import type { PrintedCertificate } from './certificate-layout.ts';
import type { FoundCertificate } from './find-certificate.ts';

const layout = new URL('certificate-layout.ts', import.meta.url);

/**
 * Two at once, half of the usual number of cores: each rendering takes about half a second of a core.
 */
const queue = fairQueue({ atOnce: 2, places: 200, patience: 20_000 });

/** Pixels of A4 landscape at 200 dpi. */
const sheet = { width: 2339, height: 1654 };

interface Press {
  storage: Storage;
  /** The installation's public URL, because a company's own domain may cease to exist. */
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
