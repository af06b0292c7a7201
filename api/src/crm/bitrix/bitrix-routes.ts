// Routes of the fields and lists of a company's Bitrix24, for setting up custom fields and forms.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { companyRouteInSteps } from '../../kit/http/routes.ts';
import { bitrixClientOf } from './bitrix-client.ts';

const bitrixField = z
  .object({
    id: z.string().describe('The code of a field, or the number of a list.'),
    name: z.string(),
    entity: z.enum(['list', 'lead', 'deal', 'contact']),
    type: z.string().describe('The type in Bitrix24.'),
    is_list: z
      .boolean()
      .describe('Whether it can supply the options of a custom field of the type `list_bitrix`.'),
  })
  .meta({ id: 'BitrixField', description: 'A CRM field or a list of Bitrix24.' });

export function registerBitrix(
  app: FastifyInstance,
  parts: { database: Database; outbound: Outbound },
): void {
  companyRouteInSteps(app, {
    method: 'GET',
    path: '/bitrix_fields',
    tag: 'Bitrix24',
    summary: 'List the fields and lists of the company’s Bitrix24',
    permission: { all: 'company_settings' },
    answer: z.array(bitrixField),
    failures: [409, 424],
    run: async ({ scope }) => (await bitrixClientOf(parts, scope)).fields(),
  });
}
