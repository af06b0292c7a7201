// A company with an OpenID Connect service, and the sign-in flow through it.
import { companyMembers, roles } from '../../src/people/tables.ts';
import { oidcClient, startOidcServer, type OidcPerson } from '../servers/oidc-server.ts';
import { openOwnSchool, type Caller } from '../school.ts';

export type SocialSchool = Awaited<ReturnType<typeof openSocialSchool>>;

export async function openSocialSchool() {
  const service = await startOidcServer();
  const school = await openOwnSchool({ PRIVATE_NETWORKS: '127.0.0.1' });
  const owner = await school.person('owner@school.test');
  const companyId = await school.company('social', owner);
  await school.database.system((transaction) =>
    transaction.insert(roles).values({ company_id: companyId, name: 'Ученик', default: true }),
  );

  /** Configures the service, correctly by default. */
  const change = (more: object = {}, as = owner) =>
    school.send(
      'POST',
      `/api/companies/${companyId}/company_socialite/change`,
      {
        provider: 'oidc',
        active: true,
        registration: true,
        name: 'Школьный ключ',
        issuer: service.issuer,
        ...oidcClient,
        ...more,
      },
      as,
    );
  await change();

  const begin = (provider = 'oidc') =>
    school.send('POST', `/api/public/companies/${companyId}/social_sign_in`, { provider });

  const finish = (secret: string, query: string) =>
    school.send('POST', '/api/public/social_sign_in/finish', { secret, query });

  let people = 0;
  return {
    ...school,
    service,
    owner,
    companyId,
    change,
    begin,
    finish,
    confirm: (secret: string, proofs: object) =>
      school.send('POST', '/api/public/social_sign_in/confirm', { secret, ...proofs }),
    /** Runs the complete sign-in flow. */
    signIn: async (person: OidcPerson | null) => {
      service.person = person;
      const { data } = (await begin()).body;
      const answer = await finish(data.secret, await service.visit(data.address));
      return { ...answer, secret: data.secret as string };
    },
    /** A person who has no account yet. */
    somebody: (more: Partial<OidcPerson> = {}): OidcPerson => {
      people += 1;
      return {
        sub: `subject-${people}`,
        email: `learner-${people}@mail.test`,
        email_verified: true,
        given_name: 'Вера',
        family_name: 'Ким',
        ...more,
      };
    },
    /** A member with only the right to learn. */
    learner: async (email = ''): Promise<Caller> => {
      const person = await school.person(email);
      await school.database.system((transaction) =>
        transaction
          .insert(companyMembers)
          .values({ company_id: companyId, user_id: person.userId }),
      );
      return person;
    },
    close: async () => {
      await school.close();
      await service.close();
    },
  };
}
