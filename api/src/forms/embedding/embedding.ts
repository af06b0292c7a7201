// The route that tells which sites may embed a form. The server of the form's page passes the answer to the browser as
// frame-ancestors.
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { openRoute } from '../../kit/http/routes.ts';
import { isForm } from '../builder/form-address.ts';
import { forms } from '../tables.ts';

export function registerEmbedding(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  openRoute(app, {
    method: 'GET',
    path: '/public/company/get_form_origins',
    tag: 'Forms',
    summary: 'List the origins that may embed a form',
    description:
      'For the `frame-ancestors` of the form’s embedded page. 404 if there is no such company or form.',
    query: z.object({
      code: z.string().max(100).describe('Code of the company.'),
      form: z.string().max(100).describe('Id or code of the form.'),
    }),
    answer: z.object({
      allowed_origins: z
        .array(z.string())
        .describe('Origins such as `https://school.ru`, with or without a port.'),
    }),
    failures: [404],
    run: ({ query: { code, form: idOrCode } }) =>
      database.system(async (transaction) => {
        const [form] = await transaction
          .select({ allowed_origins: forms.allowed_origins })
          .from(forms)
          .innerJoin(companies, eq(companies.id, forms.company_id))
          .where(
            and(
              eq(companies.code, code.toLowerCase()),
              isNull(companies.deleted_at),
              isForm(idOrCode),
            ),
          );
        if (form === undefined) throw notFound('Форма не найдена');
        return form;
      }),
  });
}
