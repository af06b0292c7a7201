// Nobody can join a company that is being removed: not by a form, an invite or another sign-in service.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSocialSchool, type SocialSchool } from '../../../testing/schools/social-school.ts';
import { testPassword } from '../../../testing/school.ts';
import { companies } from '../../company/tables.ts';
import { forms } from '../../forms/tables.ts';
import { users } from '../account/account-tables.ts';

let school: SocialSchool;
let base: string;
let invite: string;
let begun: { secret: string; address: string };

beforeAll(async () => {
  // The removal of closed companies, which runs each minute, would delete the company of this test.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  school = await openSocialSchool();
  vi.useRealTimers();
  base = `/api/public/companies/${school.companyId}`;
  const made = await school.send(
    'POST',
    `/api/companies/${school.companyId}/invites`,
    { name: 'Набор' },
    school.owner,
  );
  invite = new URL(made.body.data.link, 'http://any').searchParams.get('invite') ?? '';
  school.service.person = school.somebody();
  begun = (await school.begin()).body.data;
  await school.database.system(async (transaction) => {
    await transaction
      .insert(forms)
      .values({ company_id: school.companyId, name: 'Запись', code: 'open', type: 'register' });
    await transaction
      .update(companies)
      .set({ deleted_at: sql`now()` })
      .where(eq(companies.id, school.companyId));
  });
});
afterAll(() => school.close());

const account = { name: 'Вера', email: 'late@closed.test', password: testPassword };

test.each([
  ['its code', () => school.send('GET', '/api/public/company/get_id_by_code?code=social')],
  ['its own form', () => school.send('GET', `${base}/admin/forms/open`)],
  ['registering by a form', () => school.send('POST', `${base}/admin/forms/open`, account)],
  [
    'the form of an invite',
    () => school.send('GET', `${base}/admin/forms/registration?invite=${invite}`),
  ],
  [
    'registering by an invite',
    () => school.send('POST', `${base}/admin/forms/registration`, { ...account, invite }),
  ],
  [
    'an invite',
    async () =>
      school.send(
        'POST',
        '/api/invites/accept',
        { token: invite },
        await school.person('guest@closed.test'),
      ),
  ],
  ['its services', () => school.send('GET', `${base}/social_providers`)],
  ['beginning to sign in through one', () => school.begin()],
  [
    'coming back from one',
    async () => school.finish(begun.secret, await school.service.visit(begun.address)),
  ],
])('%s is not found', async (_, come) => {
  const { status } = await come();
  expect(status).toBe(404);
  const made = await school.database.system((transaction) =>
    transaction.$count(users, eq(users.login, account.email)),
  );
  expect(made).toBe(0);
});
