// Public routes that verify a certificate by its number and return its PDF.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { failures, schema } from '../../kit/http/documentation.ts';
import { limiter, type Rate } from '../../kit/http/rate-limits.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { openRoute } from '../../kit/http/routes.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { certificateResource } from './certificates.ts';
import { findCertificate, certificateNotFound } from './find-certificate.ts';

interface Parts {
  database: Database;
  storage: Storage;
  publicUrl: string;
}

const check = z
  .object({
    number: z.string(),
    full_name: z.string(),
    course_name: z.string(),
    company_name: z.string(),
    issued_at: z.iso.datetime(),
    is_valid: z.boolean(),
    revoked_at: z.iso.datetime().nullable(),
    url: z
      .string()
      .nullable()
      .describe(
        'URL of the PDF, relative to the public origin; null if the certificate is revoked.',
      ),
  })
  .meta({
    id: 'CertificateCheck',
    description: 'The public data of a certificate, for anybody who has its number.',
  });

/**
 * Per network address: enough to verify a whole class of graduates, too little to guess numbers.
 */
const checks: Rate = { times: 120, minutes: 1 };

/** Lower, because rendering a PDF occupies a core for a while. */
const printings: Rate = { times: 30, minutes: 1 };

const base = '/public/certificates/:number';
const params = z.object({
  number: z.string().max(100).describe('Case, spaces, dashes and look-alike letters are ignored.'),
});

export function registerVerification(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;
  const { tag } = certificateResource;

  openRoute(app, {
    method: 'GET',
    path: base,
    tag,
    summary: 'Verify a certificate by its number',
    params,
    answer: check,
    limit: checks,
    run: async ({ params: { number } }) => {
      const certificate = await findCertificate(database, number);
      const { full_name, course_name, company_name, issued_at, revoked_at, url } = certificate;
      const names = { number: certificate.number, full_name, course_name, company_name };
      return { ...names, issued_at, is_valid: revoked_at === null, revoked_at, url };
    },
  });

  const prints = limiter(printings);
  app.get<{ Params: z.infer<typeof params> }>(
    `/api${base}/pdf`,
    {
      config: { permission: 'open' },
      onRequest: async (request) => prints.take(addressOf(request)),
      schema: schema(tag, 'Get the PDF of a valid certificate', {
        description: 'Also served at the public origin as `/certificates/{number}.pdf`.',
        params,
        response: {
          200: z.unknown().describe('The content of the file.'),
          ...failures(404, 422, 429),
        },
      }),
    },
    async (request, reply) => {
      const certificate = await findCertificate(database, request.params.number);
      if (certificate.revoked_at !== null) throw certificateNotFound();
      const name = encodeURIComponent(`Сертификат ${certificate.number}.pdf`);
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      return reply.send(
        request.method === 'HEAD' ? undefined : await certificatePdf(parts, certificate),
      );
    },
  );
}
