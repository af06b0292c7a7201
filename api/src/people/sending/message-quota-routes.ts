// The route that returns how many messages a company may still send today.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { inviteGrant } from '../invites/invites.ts';
import { userGrants } from '../users/users.ts';
import type { CompanyMessages } from './company-messages.ts';

const messageQuota = z
  .object({
    email_confirmed: z
      .boolean()
      .describe('Whether the caller’s email address is confirmed; until then nothing is sent.'),
    limit: z
      .int()
      .nullable()
      .describe('Emails and text messages per day; null if the installation sets no limit.'),
    ordered: z.int().describe('Number of messages counted today.'),
    left: z.int().nullable(),
    resets_at: z.iso.datetime().describe('When the next day begins.'),
    grows_at: z.iso
      .datetime()
      .nullable()
      .describe('When the limit will increase; null if only another plan changes it.'),
    grows_to: z.int().nullable(),
  })
  .meta({
    id: 'MessageQuota',
    description: 'How many messages with its own texts a company may send today.',
  });

export function registerSending(
  app: FastifyInstance,
  { database, messages }: { database: Database; messages: CompanyMessages },
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/message_quota',
    tag: 'Sending',
    summary: 'Get the number of emails and text messages that the company may still send today',
    permission: [inviteGrant, userGrants.manage, userGrants.account],
    answer: messageQuota,
    run: async ({ transaction, scope }) => {
      const { isConfirmed, used, quota, resetsAt } = await messages.state(transaction, scope);
      return {
        email_confirmed: isConfirmed,
        limit: quota?.limit ?? null,
        ordered: used,
        left: quota === null ? null : Math.max(0, quota.limit - used),
        resets_at: resetsAt.toISOString(),
        grows_at: quota?.growth?.at.toISOString() ?? null,
        grows_to: quota?.growth?.limit ?? null,
      };
    },
  });
}
