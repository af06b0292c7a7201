// Routes for joining a company: reading its form, submitting it, and accepting an invite with an account.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import type { AnswerStore } from '../../forms/index.ts';
import type { Captcha } from '../../kit/services/captcha.ts';
import type { Database } from '../../kit/database/database.ts';
import { visitorFreshness } from '../../kit/http/caching.ts';
import { limiter } from '../../kit/http/rate-limits.ts';
import { openRoute, personRouteInSteps } from '../../kit/http/routes.ts';
import { users } from '../account/account-tables.ts';
import { acceptInvite } from '../invites/invite-acceptance.ts';
import { requireOpenCompany } from '../open-company.ts';
import { registerPublicForm } from './public-form-routes.ts';

const tag = 'Registration';

/** The paths of a form, below its company. The specification has a variant with `/admin`. */
const formPaths = ['/admin/forms/:formId', '/forms/:formId'];

export function registerCompanyRegistration(
  app: FastifyInstance,
  { database, captcha, answers }: { database: Database; captcha: Captcha; answers: AnswerStore },
): void {
  // A whole class may share one network address.
  const registrations = limiter({ times: 200, minutes: 60 });
  const acceptances = limiter({ times: 60, minutes: 60 });

  openRoute(app, {
    method: 'GET',
    path: '/public/company/get_id_by_code',
    tag,
    summary: 'Find a company by the code of its public pages',
    query: z.object({ code: z.string() }),
    answer: z.object({ id: z.int(), name: z.string(), code: z.string() }),
    failures: [404],
    freshness: visitorFreshness,
    run: ({ query }) =>
      database.system((transaction) =>
        requireOpenCompany(transaction, eq(companies.code, query.code.toLowerCase())),
      ),
  });

  for (const path of formPaths)
    registerPublicForm(app, { database, captcha, answers, registrations, path });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/invites/accept',
    tag,
    summary: 'Join a company by an invite, with the signed-in user’s account',
    body: z.strictObject({ token: z.string('Обязательное поле').max(100) }),
    answer: z.object({ company_code: z.string() }),
    failures: [403, 404, 409, 429],
    run: async ({ person: { id }, body: { token }, effect }) => {
      acceptances.take(String(id));
      return effect.system(
        async (transaction) => {
          const [person] = await transaction
            .select({ login: users.login, phone: users.phone })
            .from(users)
            .where(eq(users.id, id));
          const addresses = [person?.login, person?.phone].filter((address) => address != null);
          const { code } = await acceptInvite(transaction, token, { id, addresses });
          return { company_code: code };
        },
        { personId: id },
      );
    },
  });
}
