// Attacks by unknown clients: sign-ins, invalid tokens, and failing sign-in services of companies.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restClient } from '../../tests/kit/rest.ts';
import { courseListOf } from '../gateway/product.ts';
import {
  attackerPool,
  runCallers,
  flood,
  operation,
  send,
  type Attack,
  type AttackContext,
} from './attack.ts';
import { proxy } from './product.ts';

const signIn = (login: string, headers?: Record<string, string>) =>
  operation(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken userErrors { code } } }',
    { input: { login, password: 'wrong-password' } },
    headers,
  );

const begin = (company: string) =>
  operation(
    'mutation ($input: BeginSocialSignInInput!) { beginSocialSignIn(input: $input) { address userErrors { code } } }',
    { input: { company, provider: 'OIDC' } },
  );

const perSecond = 1000;

/** Sign-in services of the attacker's companies, which all fail in the same way. */
const failingService = (name: string, answer: RequestListener, least = 0): Attack => ({
  name: `sign-in services that ${name}`,
  what: '5 companies, 20 at a time',
  least,
  run: async (field) => {
    const { others } = field.world.attacker;
    const service = createServer(answer).listen(0, '127.0.0.1');
    await once(service, 'listening');
    await setUp(field, `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
    const pool = attackerPool(field);
    let number = 0;
    await runCallers(20, field, () =>
      send(pool, field, begin(others[number++ % others.length]?.code ?? '')),
    );
    service.closeAllConnections();
  },
});

export const signIns: readonly Attack[] = [
  // The api waits 10 s for a service.
  failingService('hang', () => undefined, 25),
  failingService('answer 500', (_, response) => response.writeHead(500).end()),
  {
    name: 'sign-ins, one login',
    what: '1,000 a second',
    run: (field) => {
      const pool = attackerPool(field);
      return flood(perSecond, field, () => send(pool, field, signIn('admin@demo.school')));
    },
  },
  {
    name: 'sign-ins, ever new logins',
    what: '1,000 a second',
    run: (field) => {
      const pool = attackerPool(field);
      return flood(perSecond, field, (number) =>
        send(pool, field, signIn(`nobody-${number}@attack.test`)),
      );
    },
  },
  {
    name: 'sign-ins from 50 addresses',
    what: '1,000 a second, ever new logins',
    distributed: true,
    run: (field) => {
      const pool = attackerPool(field, proxy);
      return flood(perSecond, field, (number) =>
        send(
          pool,
          field,
          signIn(`nobody-${number}@attack.test`, {
            'x-forwarded-for': `203.0.113.${1 + (number % 50)}`,
          }),
        ),
      );
    },
  },
  {
    name: 'made-up tokens for the neighbour’s school',
    what: '1,000 a second',
    run: (field) => {
      const pool = attackerPool(field);
      const { code } = field.world.neighbour;
      return flood(perSecond, field, (number) =>
        send(pool, field, {
          method: 'POST',
          path: '/graphql',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer made-up-${number}`,
          },
          body: courseListOf(code),
        }),
      );
    },
  },
];

async function setUp({ api, world }: AttackContext, issuer: string): Promise<void> {
  const call = restClient(api, world.attacker.token);
  for (const { id } of world.attacker.others) {
    await call('POST', `/api/companies/${id}/company_socialite/change`, {
      provider: 'oidc',
      active: true,
      registration: false,
      name: 'Ключ',
      issuer,
      client_id: 'school',
      client_secret: 'school-secret-0123456789',
    });
  }
}
