// The route of the unsubscribe link in digest mails, which needs no sign-in.
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { digestPeriods } from '@kafedra/common/notifications';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { openRoute } from '../../kit/http/routes.ts';
import { notificationSettings } from './notification-tables.ts';

const state = z
  .object({ company: z.string().describe('Name of the company.'), digest: z.enum(digestPeriods) })
  .meta({
    id: 'DigestState',
    description: 'The digest emails that an unsubscribe link switches off.',
  });

export function registerDigests(app: FastifyInstance, database: Database): void {
  const route = {
    path: '/public/digests/:token',
    tag: 'Notifications',
    params: z.object({ token: z.string().max(100) }),
    answer: state,
    failures: [404],
  } as const;

  openRoute(app, {
    ...route,
    method: 'GET',
    summary: 'Get the digest emails that an unsubscribe link switches off',
    run: ({ params: { token } }) => database.system((transaction) => stateOf(transaction, token)),
  });

  openRoute(app, {
    ...route,
    method: 'POST',
    path: `${route.path}/off`,
    summary: 'Unsubscribe from digest emails by the link in one of them',
    description: 'Idempotent. The link in emails is `/digests/{token}` at the public origin.',
    run: ({ params: { token }, effect }) =>
      effect.system(async (transaction) => {
        const [chosen] = await transaction
          .update(notificationSettings)
          .set({ digest: 'off' })
          .where(eq(notificationSettings.off_token, token))
          .returning();
        if (chosen === undefined) throw missing();
        await transaction.execute(
          sql`update notifications set awaits_mail = false
            where company_id = ${chosen.company_id} and user_id = ${chosen.user_id} and awaits_mail`,
        );
        return stateOf(transaction, token);
      }),
  });
}

async function stateOf(transaction: Transaction, token: string): Promise<z.infer<typeof state>> {
  const [found] = await rowsOf<z.infer<typeof state>>(
    transaction,
    sql`select company.name as company, settings.digest from notification_settings settings
      join companies company on company.id = settings.company_id and company.deleted_at is null
      where settings.off_token = ${token}`,
  );
  if (found === undefined) throw missing();
  return found;
}

const missing = () => notFound('Эта ссылка больше не действует');
