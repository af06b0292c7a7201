// Staff routes for certificates: list, revoke and restore.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { courseCertificates } from './certificate-tables.ts';
import { certificateGrants, certificateResource } from './certificates.ts';
import { registerVerification } from './verification.ts';

const revocation = z.strictObject({
  reason: z
    .string(required)
    .trim()
    .min(1, required)
    .max(500, 'Не больше 500 символов')
    .describe('Visible to staff only; verification reveals only that the certificate was revoked.'),
});

export function registerCertificates(
  app: FastifyInstance,
  parts: Parameters<typeof registerVerification>[1],
): void {
  const { database } = parts;
  const { path, tag, record } = certificateResource;
  certificateResource.register(app, database);
  registerHistory(app, database, certificateResource);
  registerVerification(app, parts);

  const one = {
    method: 'POST',
    tag,
    permission: certificateGrants.update,
    params: idParams,
  } as const;

  companyRoute(app, database, {
    ...one,
    path: `${path}/:id/revoke`,
    summary: 'Revoke a certificate',
    description: 'Verification then reports the revocation, and the PDF is no longer available.',
    body: revocation,
    answer: record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id }, body: { reason } }) => {
      const { revoked_at } = await lock(transaction, scope, id);
      if (revoked_at !== null) throw alreadyRevoked();
      return change(transaction, scope, id, { revoked_at: sql`now()`, revoke_reason: reason });
    },
  });

  companyRoute(app, database, {
    ...one,
    path: `${path}/:id/restore`,
    summary: 'Restore a revoked certificate under its number',
    description: 'Idempotent.',
    answer: record.schema,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await lock(transaction, scope, id);
      return change(transaction, scope, id, { revoked_at: null, revoke_reason: null });
    },
  });
}

const alreadyRevoked = () => conflict('already_revoked', 'Сертификат уже отозван');

const { company_id, id: ofId, revoked_at } = courseCertificates;

const isOne = ({ companyId }: Scope, id: number) => and(eq(company_id, companyId), eq(ofId, id));

/** Locks a certificate. Throws 404 and 403. */
async function lock(
  transaction: Transaction,
  scope: Scope,
  id: number,
): Promise<{ revoked_at: string | null }> {
  const grant = certificateGrants.update;
  await certificateResource.lock({ transaction, scope, grant, place: {} }, id);
  const [row] = await transaction
    .select({ revoked_at })
    .from(courseCertificates)
    .where(isOne(scope, id));
  if (row === undefined) throw new Error(`certificate ${id} was not found after it was locked`);
  return row;
}

async function change(
  transaction: Transaction,
  scope: Scope,
  id: number,
  values: object,
): Promise<Row> {
  await transaction.update(courseCertificates).set(values).where(isOne(scope, id));
  return certificateResource.find(transaction, scope, id);
}
