// Finds a certificate by its number.
import { sql } from 'drizzle-orm';
import { certificateNumber } from '@kafedra/common/certificates';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { wireValue } from '../../kit/records/wire.ts';
import { certificateUrl, courseCertificates } from './certificate-tables.ts';
import { certificateResource } from './certificates.ts';

export interface FoundCertificate {
  company_id: number;
  time_zone: string;
  number: string;
  full_name: string;
  course_name: string;
  company_name: string;
  issued_at: string;
  revoked_at: string | null;
  url: string | null;
  /** The course's image as background; null if it has none any more. */
  ground: { key: string; mime_type: string; size: number } | null;
}

/**
 * Throws 404. Text that is no certificate number is looked up too, so that it takes as long as an unknown number.
 */
export async function findCertificate(
  database: Database,
  typed: string,
): Promise<FoundCertificate> {
  const certificate = await database.system((transaction) =>
    read(transaction, certificateNumber(typed) ?? ''),
  );
  if (certificate === undefined) throw certificateNotFound();
  return certificate;
}

export const certificateNotFound = () => notFound(certificateResource.missing);

/** Skips certificates of companies that are being removed. */
async function read(
  transaction: Transaction,
  number: string,
): Promise<FoundCertificate | undefined> {
  const certificates = courseCertificates;
  const [found] = await rowsOf<FoundCertificate>(
    transaction,
    sql`select ${certificates.company_id}, ${certificates.number}, ${certificates.full_name}, ${certificates.course_name}, ${certificates.company_name},
        ${wireValue(certificates.issued_at)} as issued_at, ${wireValue(certificates.revoked_at)} as revoked_at, ${certificateUrl(certificates)} as url,
        company.time_zone,
        (select jsonb_build_object('key', file.key, 'mime_type', file.mime_type, 'size', file.size)
          from courses course join files file on file.company_id = course.company_id and file.id = course.certificate_id
          where course.company_id = ${certificates.company_id} and course.id = ${certificates.course_id}) as ground
      from ${certificates} join companies company on company.id = ${certificates.company_id} and company.deleted_at is null
      where ${certificates.number} = ${number}`,
  );
  return found;
}
