import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/records/ids.ts';
import { tokenOfAnna } from '../../../testing/fake-data.ts';
import { startGateway, type TestGateway } from '../../../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.rest.forget());
afterAll(() => gateway.close());

const run = async (
  name: string,
  input: object,
  select: string,
  token: string | null = tokenOfAnna,
) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${select} userErrors { field code } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token });
  expect(errors).toBeUndefined();
  return data[name];
};
const paths = () => gateway.rest.calls.map(({ method, path }) => `${method} ${path}`);

describe('signing in with two steps', () => {
  const credentials = { login: 'boris@demo.school', password: 'secret-of-anna' };

  it('requires the code at its field, and accepts it', async () => {
    const payload = await run('signIn', credentials, 'accessToken', null);
    expect(payload).toEqual({
      accessToken: null,
      userErrors: [{ field: 'code', code: 'totp_required' }],
    });
    const inside = await run('signIn', { ...credentials, code: '123456' }, 'accessToken', null);
    expect(inside.accessToken).toBe('token-of-boris');
  });

  it('sends the browser’s User-Agent with a sign-in, but not with reads', async () => {
    const send = (query: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Browser of Anna',
          authorization: `Bearer ${tokenOfAnna}`,
        },
        body: JSON.stringify({ query }),
      });
    const signIn = `mutation { signIn(input: { login: "anna@demo.school", password: "secret-of-anna" }) { accessToken } }`;
    // The first sign-in goes through Yoga, the second takes the fast path.
    for (const query of [signIn, signIn, '{ viewer { name } }']) await send(query);
    expect(gateway.rest.calls.map(({ headers }) => headers['user-agent'])).toEqual([
      'Browser of Anna',
      'Browser of Anna',
      undefined,
    ]);
  });
});

describe('the account', () => {
  it('is read with one call for each of its parts', async () => {
    const { data } = await gateway.ask(
      '{ viewer { name security { pendingEmail twoStepEnabledAt recoveryCodesLeft } sessions { id current } } }',
    );
    expect(data.viewer).toEqual({
      name: 'Анна',
      security: { pendingEmail: 'new@demo.school', twoStepEnabledAt: null, recoveryCodesLeft: 0 },
      sessions: [3, 2, 1].map((id) => ({
        id: toGlobalId({ type: 'Session', companyId: null, id }),
        current: id === 1,
      })),
    });
    expect(paths().toSorted()).toEqual([
      'GET /auth_user',
      'GET /profile/security',
      'GET /profile/sessions',
    ]);
  });

  it('is still shown when one of its parts fails', async () => {
    const broken = await startGateway();
    broken.rest.answer('/profile/sessions', (_, reply) => reply.code(500).send({}));
    const { data, errors } = await broken.ask('{ viewer { name sessions { id } } }');
    expect(data.viewer).toEqual({ name: 'Анна', sessions: null });
    expect(errors).toHaveLength(1);
    await broken.close();
  });

  it('confirms an address without a session', async () => {
    const confirmed = await run('confirmEmail', { token: 'good-token' }, 'email', null);
    expect(confirmed.email).toBe('new@demo.school');
    const refused = await run('confirmEmail', { token: 'bad' }, 'email', null);
    expect(refused.userErrors).toEqual([{ field: 'token', code: 'invalid' }]);
  });

  it('cancels or resends an address confirmation', async () => {
    for (const name of ['resendEmailConfirmation', 'cancelEmailChange']) {
      const { viewer } = await run(name, {}, 'viewer { security { pendingEmail } }');
      expect(viewer.security.pendingEmail).toBe('new@demo.school');
    }
    expect(paths()).toContain('POST /profile/email/resend');
    expect(paths()).toContain('POST /profile/email/cancel');
  });

  it('reads nothing again when the viewer is not selected', async () => {
    await run('cancelEmailChange', {}, '');
    expect(paths()).toEqual(['POST /profile/email/cancel']);
  });
});

describe('sessions', () => {
  const id = (number: number) => toGlobalId({ type: 'Session', companyId: null, id: number });

  it('end one by one and together', async () => {
    const one = await run('endSession', { id: id(2) }, 'endedSessionId viewer { sessions { id } }');
    expect(one.endedSessionId).toBe(id(2));
    expect(one.viewer.sessions).toEqual([{ id: id(3) }, { id: id(1) }]);
    const again = await gateway.ask(
      'mutation ($id: ID!) { endSession(input: { id: $id }) { endedSessionId } }',
      { variables: { id: id(2) } },
    );
    expect(again.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const rest = await run('endOtherSessions', {}, 'endedCount viewer { sessions { id } }');
    expect(rest).toMatchObject({ endedCount: 1, viewer: { sessions: [{ id: id(1) }] } });
  });
});

describe('two-step sign-in', () => {
  const proof = { currentPassword: 'secret-of-anna' };

  it('is set up, renewed and switched off', async () => {
    const { setup } = await run('startTwoStepSetup', proof, 'setup { secret uri }');
    expect(setup).toEqual({ secret: 'BASE32', uri: 'otpauth://totp/x?secret=BASE32' });
    const wrong = await run('enableTwoStep', { code: '000000' }, 'recoveryCodes');
    expect(wrong).toEqual({
      recoveryCodes: null,
      userErrors: [{ field: 'code', code: 'invalid_code' }],
    });
    const select = 'recoveryCodes viewer { security { recoveryCodesLeft } }';
    const enabled = await run('enableTwoStep', { code: '123456' }, select);
    expect(enabled.recoveryCodes).toEqual(['one', 'two']);
    expect((await run('renewRecoveryCodes', proof, select)).recoveryCodes).toEqual(['three']);
    expect((await run('disableTwoStep', proof, 'viewer { id }')).userErrors).toEqual([]);
  });

  it.each(['startTwoStepSetup', 'renewRecoveryCodes', 'disableTwoStep'])(
    '%s reports a wrong password at its field',
    async (name) => {
      const { userErrors } = await run(name, { currentPassword: 'guess' }, '');
      expect(userErrors).toEqual([{ field: 'currentPassword', code: 'invalid_credentials' }]);
    },
  );
});
