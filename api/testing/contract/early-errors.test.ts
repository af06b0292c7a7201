// Errors before routing also have the documented form and a Russian message: invalid HTTP, unknown paths, and requests
// while the server closes.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureSchema } from '../../src/kit/http/errors.ts';
import { openOwnSchool, type OwnSchool } from '../school.ts';
import { latinIn } from './walk/messages.ts';

let school: OwnSchool;
let port: number;
beforeAll(async () => {
  school = await openOwnSchool();
  port = Number(new URL(await school.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => school.close());

/** The response to these bytes: the status and the error code. */
async function answered(bytes: string): Promise<[status: number, code: string | undefined]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(bytes);
  const whole = await text(socket);
  const { errors } = failureSchema.parse(JSON.parse(whole.slice(whole.indexOf('\r\n\r\n'))));
  expect(errors.map(({ message }) => latinIn(message))).toEqual([null]);
  return [Number(whole.slice(9, 12)), errors[0]?.code];
}

const host = 'host: localhost\r\nconnection: close\r\n';

test.for([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'bad_request'],
  ['a header that is none', `GET / HTTP/1.1\r\n${host}no header\r\n\r\n`, 400, 'bad_request'],
  [
    'too long headers',
    `GET / HTTP/1.1\r\n${host}x-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a method of no route', `PATCH /api/companies HTTP/1.1\r\n${host}\r\n`, 404, 'not_found'],
  ['an unknown address', `GET /api/nope HTTP/1.1\r\n${host}\r\n`, 404, 'not_found'],
  ['an address that is none', `GET /%zz HTTP/1.1\r\n${host}\r\n`, 404, 'not_found'],
] as const)('%s', async ([, bytes, status, code]) => {
  expect(await answered(bytes)).toEqual([status, code]);
});

test('a request while the server closes', async () => {
  const closing = await openOwnSchool();
  let answer: { status: number; body: unknown } | undefined;
  let url = '';
  closing.app.addHook('preClose', async () => {
    const got = await fetch(`${url}/api/auth_user`);
    answer = { status: got.status, body: await got.json() };
  });
  url = await closing.app.listen({ host: '127.0.0.1', port: 0 });
  await closing.close();
  const message = 'Сервер перезапускается. Повторите через несколько секунд';
  expect(answer).toEqual({ status: 503, body: { errors: [{ message, code: 'closing' }] } });
});
