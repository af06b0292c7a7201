// Requests to addresses configured by companies do not reach the installation's own network.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDnsServer } from '../../../testing/servers/dns-server.ts';
import { isPublic } from '../http/networks.ts';
import { createOutbound } from './outbound.ts';

/** Requests without a response so far. */
const held: ServerResponse[] = [];

const server = createServer((request, response) => {
  if (request.url === '/hang') return void held.push(response);
  response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' });
  response.end(request.url === '/large' ? 'а'.repeat(1024 * 1024) : 'inside');
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const get = (privateNetworks: string, url: string, dnsServers: string[] = []) =>
  createOutbound({ privateNetworks, dnsServers }).fetchFor(7)(url, {});

describe('without an allowed private network', () => {
  test.each([
    'http://127.0.0.1',
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'http://localhost',
    'https://localhost',
    'https://2130706433',
    'https://169.254.169.254',
    'https://10.0.0.1',
    'ftp://127.0.0.1',
  ])('%s is not reached', async (origin) => {
    const reason = await get('', `${origin}:${port}/`).catch(
      (error: Error) => `${error.message} ${String(error.cause)}`,
    );
    expect(reason).toContain('is not allowed');
  });
});

describe('with an allowed private network', () => {
  test('reaches its addresses and names without following redirects', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await get('10.0.0.0/8, 127.0.0.0/8, ::1', `http://${host}:${port}/`);
      expect(await answer.text()).toBe('inside');
    }
    expect((await get('127.0.0.1', `http://127.0.0.1:${port}/moved`)).status).toBe(302);
  });

  test('reaches no other network and limits the size of responses', async () => {
    await expect(get('10.0.0.0/8', `http://127.0.0.1:${port}/`)).rejects.toThrow('not allowed');
    await expect(get('127.0.0.1', `http://127.0.0.1:${port}/large`)).rejects.toThrow('terminated');
  });
});

describe('an address is refused in advance', () => {
  const tls = 'Адрес должен начинаться с https://';
  const inside = 'Этот адрес внутри сети: нужен сервер в интернете';
  test.each([
    ['', 'https://school.example/hook', null],
    ['', 'https://93.184.215.14/hook', null],
    ['', 'http://school.example/hook', tls],
    ['', 'https://10.0.0.1/hook', inside],
    ['', 'https://[::1]/hook', inside],
    ['', 'https://localhost/hook', inside],
    ['127.0.0.1', 'http://127.0.0.1:8080/hook', null],
    ['127.0.0.1', 'http://localhost/hook', null],
    // The allowed networks determine whether the address may be reached.
    ['127.0.0.1', 'http://school.example/hook', null],
    ['127.0.0.1', 'http://93.184.215.14/hook', tls],
    ['127.0.0.1', 'https://10.0.0.1/hook', inside],
  ])('with «%s», %s: %s', (privateNetworks, url, refusal) => {
    expect(createOutbound({ privateNetworks, dnsServers: [] }).refusalOf(url)).toBe(refusal);
  });
});

describe('a host name', () => {
  test('is resolved by the configured DNS servers, and the result is checked', async () => {
    const dns = await startDnsServer();
    onTestFinished(() => dns.close());
    dns.know({ 'inside.test': { A: ['127.0.0.1'] }, 'elsewhere.test': { A: ['10.0.0.1'] } });
    const ask = (host: string) => get('127.0.0.1', `http://${host}:${port}/`, [dns.address]);
    expect(await (await ask('inside.test')).text()).toBe('inside');
    const reasons = await Promise.all(
      ['elsewhere.test', 'nowhere.test'].map((host) => ask(host).catch(({ cause }) => `${cause}`)),
    );
    expect(reasons).toEqual([
      expect.stringContaining('not allowed'),
      expect.stringContaining('ENOTFOUND'),
    ]);
  });
});

test('a hanging service delays only its own company', async () => {
  const { fetchFor } = createOutbound({ privateNetworks: '127.0.0.1', dnsServers: [] });
  const ask = (company: number, path: string) =>
    fetchFor(company)(`http://127.0.0.1:${port}${path}`, {});
  const hanging = Array.from({ length: 5 }, () => ask(7, '/hang'));
  await expect.poll(() => held.length).toBe(4);
  expect((await ask(8, '/')).status).toBe(200);
  expect(held).toHaveLength(4);
  held.splice(0, 1)[0]?.end();
  await expect.poll(() => held.length).toBe(4);
  for (const response of held) response.end();
  await Promise.all(hanging);
});

test('distinguishes public addresses from all others', () => {
  expect(['8.8.8.8', '2a02:6b8::2:242'].map(isPublic)).toEqual([true, true]);
  const others = ['0.0.0.0', '100.64.0.1', '192.168.1.1', '224.0.0.1', 'fe80::1', 'fd00::1'];
  expect(others.filter(isPublic)).toEqual([]);
});
