import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const failing = (status: number, message: string, code: string, field?: string) => {
  const errors = [{ message, code, ...(field !== undefined && { field }) }];
  return (_: unknown, reply: { code: (status: number) => { send: (body: object) => unknown } }) =>
    reply.code(status).send({ errors });
};

describe('signing in through a service', () => {
  const finish = () =>
    gateway.ask(
      'mutation { finishSocialSignIn(input: { secret: "s", query: "code=1&state=2" }) { accessToken userErrors { message field code } } }',
      { token: null },
    );

  it.each([
    [422, 'Введите пароль', 'password_required'],
    [403, 'Администратор закрыл вам доступ в эту компанию', 'forbidden'],
    [424, 'Сервис «Яндекс» не отвечает', 'provider_unavailable'],
  ])('returns a user error for %i', async (status, message, code) => {
    gateway.rest.answer('/public/social_sign_in/finish', failing(status, message, code));
    const { data, errors } = await finish();
    expect(errors).toBeUndefined();
    expect(data.finishSocialSignIn).toEqual({
      accessToken: null,
      userErrors: [{ message, field: null, code }],
    });
    expect(gateway.rest.calls.map(({ body }) => body)).toEqual([
      { secret: 's', query: 'code=1&state=2' },
    ]);
  });

  it('reports an unknown company at its field', async () => {
    gateway.rest.answer(
      '/public/company/get_id_by_code',
      failing(404, 'Компания не найдена', 'not_found'),
    );
    const { data } = await gateway.ask(
      'mutation { beginSocialSignIn(input: { company: "no", provider: YANDEX }) { address userErrors { field code } } }',
      { token: null },
    );
    expect(data.beginSocialSignIn).toEqual({
      address: null,
      userErrors: [{ field: 'company', code: 'not_found' }],
    });
    const { data: nothing } = await gateway.ask('{ registrationCompany(code: "no") { name } }', {
      token: null,
    });
    expect(nothing.registrationCompany).toBeNull();
  });
});

describe('the settings', () => {
  const query = '{ company(code: "demo") { socialSignIn { providers { provider } } } }';

  it('are null for those who may not see them, and fail with the server', async () => {
    const path = '/companies/7/company_socialite/show';
    gateway.rest.answer(path, failing(403, 'Недостаточно прав', 'forbidden'));
    expect((await gateway.ask(query)).data.company.socialSignIn).toBeNull();
    gateway.rest.answer(path, failing(500, 'Произошла ошибка', 'internal'));
    expect((await gateway.ask(query)).errors).toHaveLength(1);
  });

  it('report errors at their input fields', async () => {
    gateway.rest.answer(
      '/companies/7/company_socialite/change',
      failing(422, 'Введите секрет заново', 'invalid', 'client_secret'),
    );
    const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });
    const { data } = await gateway.ask(
      'mutation ($input: ChangeSocialProviderInput!) { changeSocialProvider(input: $input) { company { id } userErrors { field } } }',
      {
        variables: {
          input: { companyId, provider: 'VK', active: true, registration: false, clientId: '1' },
        },
      },
    );
    expect(data.changeSocialProvider).toEqual({
      company: null,
      userErrors: [{ field: 'clientSecret' }],
    });
  });
});
