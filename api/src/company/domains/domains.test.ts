// A company's own domain: adding, verifying by DNS records, reading and removing it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishedJob } from '../../../testing/jobs.ts';
import { mailTo } from '../../../testing/mails.ts';
import { startDnsServer, type DnsServer } from '../../../testing/servers/dns-server.ts';
import {
  openOwnSchool,
  type Answer,
  type Caller,
  type OwnSchool,
} from '../../../testing/school.ts';
import { companies } from '../tables.ts';
import { selfDomains } from './domain-tables.ts';

const host = 'kafedra.test';

let dns: DnsServer;
let school: OwnSchool;
let owner: Caller;
let rival: Caller;
let base: string;
let rivals: string;
beforeAll(async () => {
  dns = await startDnsServer();
  school = await openOwnSchool({ PUBLIC_URL: `https://${host}`, DNS_SERVERS: dns.address });
  owner = await school.person('owner@domains.test');
  rival = await school.person('rival@domains.test');
  base = `/api/companies/${await school.company('domains', owner)}`;
  rivals = `/api/companies/${await school.company('rivals', rival)}`;
});
beforeEach(() => dns.know({}));
afterAll(async () => {
  await school.close();
  await dns.close();
});

const add = (domain: unknown, to = base, as = owner) =>
  school.send('POST', `${to}/self_domain`, { domain }, as);

const check = (id: number, of = base, as = owner) =>
  school.send('POST', `${of}/self_domain/${id}/check`, undefined, as);

/** The DNS records that the response requires. */
const requiredRecords = ({ body }: Answer) => {
  const [proof, target] = body.data.records;
  return {
    [proof.name]: { TXT: ['something else', proof.value] },
    [target.name]: { CNAME: target.value },
  };
};

const domainOfCompany = async () =>
  (await school.send('GET', base, undefined, owner)).body.data.domain;

test('a Russian name is stored in punycode, and shown in Cyrillic with the DNS records to set', async () => {
  const { status, body } = await add(' https://Школа-Орлова.РФ/ ');
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'школа-орлова.рф',
    status: 'pending',
    checked_at: null,
    records: [
      { type: 'TXT', name: `_kafedra.${body.data.domain}`, found: null, matches: null },
      { type: 'CNAME', name: body.data.domain, value: host, found: null, matches: null },
    ],
  });
  expect(body.data.domain).toMatch(/^xn--[a-z\d-]+\.xn--p1ai$/);
  expect(body.data.records[0].value).toMatch(/^kafedra-[\da-f]{32}$/);
  const again = await add('ШКОЛА-ОРЛОВА.рф');
  expect(again.body.errors).toEqual([
    { field: 'domain', message: 'Этот домен уже добавлен', code: 'taken' },
  ]);
});

test.each([
  ['', 'required'],
  ['школа', 'invalid'],
  ['127.0.0.1', 'invalid'],
  ['two words.ru', 'invalid'],
  ['-dash.ru', 'invalid'],
  ['user@school.ru', 'invalid'],
  ['school.ru:8080', 'invalid'],
  ['школа.рф/о-нас', 'invalid'],
  [`${'a'.repeat(64)}.ru`, 'invalid'],
  [host, 'invalid'],
  [`school.${host}`, 'invalid'],
])('%j is refused as a domain', async (domain, code) => {
  const { status, body } = await add(domain);
  expect(status).toBe(422);
  expect(body.errors[0]).toMatchObject({ field: 'domain', code });
});

test('a check returns the DNS records that it found, and verifies the domain if both are right', async () => {
  const added = await add('orlova.test');
  const { id } = added.body.data;
  const nothing = await check(id);
  expect(nothing.body.data).toMatchObject({
    status: 'failed',
    records: [
      { found: [], matches: false },
      { found: [], matches: false },
    ],
  });
  expect(nothing.body.data.checked_at).not.toBeNull();

  dns.know({ ...requiredRecords(added), 'orlova.test': { CNAME: 'hosting.test' } });
  const half = await check(id);
  expect(half.body.data).toMatchObject({
    status: 'failed',
    records: [{ matches: true }, { found: ['hosting.test'], matches: false }],
  });
  expect(await domainOfCompany()).toBeNull();

  dns.know(requiredRecords(added));
  expect((await check(id)).body.data).toMatchObject({
    status: 'verified',
    records: [{ matches: true }, { found: [host], matches: true }],
  });
  expect(await domainOfCompany()).toBe('orlova.test');
});

test('an apex domain may point to the same address instead', async () => {
  const added = await add('root.test');
  const [proof] = added.body.data.records;
  dns.know({
    [proof.name]: { TXT: [proof.value] },
    'root.test': { A: ['203.0.113.7'] },
    [host]: { A: ['203.0.113.6', '203.0.113.7'] },
  });
  const { body } = await check(added.body.data.id);
  expect(body.data).toMatchObject({
    status: 'verified',
    records: [{}, { found: ['203.0.113.7'] }],
  });
});

test('a DNS server that does not respond changes nothing', async () => {
  const { body } = await school.send(
    'GET',
    `${base}/self_domain?status=verified`,
    undefined,
    owner,
  );
  const [domain] = body.data;
  dns.fail();
  const { status, body: refused } = await check(domain.id);
  expect([status, refused.errors[0].code]).toEqual([424, 'unavailable']);
  const after = await school.send('GET', `${base}/self_domain/${domain.id}`, undefined, owner);
  expect(after.body.data).toEqual(domain);
});

test('an unverified domain reserves nothing; a verified one cannot be verified by another company', async () => {
  const [mine, theirs] = [await add('shared.test'), await add('shared.test', rivals, rival)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  dns.know(requiredRecords(theirs));
  expect((await check(theirs.body.data.id, rivals, rival)).body.data.status).toBe('verified');
  dns.know(requiredRecords(mine));
  const refused = await check(mine.body.data.id);
  expect(refused.status).toBe(409);
  expect(refused.body.errors[0]).toMatchObject({ code: 'taken' });

  // The domain belongs to the other company now; the next check of the first one finds that.
  expect((await check(theirs.body.data.id, rivals, rival)).body.data.status).toBe('failed');
  expect((await check(mine.body.data.id)).body.data.status).toBe('verified');
});

test('when a domain is removed, the next verified one becomes the domain of the company', async () => {
  const list = await school.send(
    'GET',
    `${base}/self_domain?status=verified&sort=created_at`,
    undefined,
    owner,
  );
  const [first, second] = list.body.data;
  expect(await domainOfCompany()).toBe(first.name);
  expect(
    (await school.send('DELETE', `${base}/self_domain/${first.id}`, undefined, owner)).status,
  ).toBe(200);
  expect(await domainOfCompany()).toBe(second.name);
  const gone = await school.send('GET', `${base}/self_domain/${first.id}`, undefined, owner);
  expect(gone.status).toBe(404);
});

test('domains require the permission to manage the company, and belong to one company', async () => {
  const manager = await school.person('manager@domains.test');
  const companyId = Number(base.split('/').at(-1));
  await school.join(companyId, manager, ['courses_show_all']);
  expect((await add('manager.test', base, manager)).status).toBe(403);
  const theirs = await school.send('GET', `${rivals}/self_domain`, undefined, rival);
  const [{ id }] = theirs.body.data;
  expect((await check(id)).status).toBe(404);
  expect((await school.send('DELETE', `${base}/self_domain/${id}`, undefined, owner)).status).toBe(
    404,
  );
});

describe('a host', () => {
  let open: OwnSchool;
  let companyId: number;
  let director: Caller;
  let guests = 0;
  beforeAll(async () => {
    open = await openOwnSchool({
      PUBLIC_URL: `https://${host}:8443`,
      DNS_SERVERS: dns.address,
      COMPANY_HOSTS: 'on',
    });
    director = await open.person('owner@hosts.test');
    // Another company first, so that the ids of company and domain differ.
    await open.company('others', await open.person('owner@others.test'));
    companyId = await open.company('hosts', director);
  });
  afterAll(() => open.close());

  const at = async (name: string, where = open) => {
    const { status, body } = await where.send(
      'GET',
      `/api/public/company/get_by_host?host=${name}`,
    );
    return status === 200 ? [body.data.code, body.data.address] : status;
  };

  /** The link in the mail with an invite. */
  async function invited(): Promise<string> {
    const address = `guest-${(guests += 1)}@hosts.test`;
    const at = `/api/companies/${companyId}`;
    const invite = { name: 'Набор', send_type: 'email', recipients: [address] };
    const made = await open.send('POST', `${at}/invites`, invite, director);
    const sent = await open.send('POST', `${at}/invites/${made.body.data.id}/send`, {}, director);
    await finishedJob(open, at, sent.body.data.id, director);
    return /https:\S+/.exec(await mailTo(open, address))?.[0] ?? '';
  }

  test('below the installation’s host belongs to the company with this code', async () => {
    expect(await at(`hosts.${host}`)).toEqual(['hosts', `https://hosts.${host}:8443`]);
    expect(await at(`HOSTS.${host}`)).toEqual(['hosts', `https://hosts.${host}:8443`]);
    for (const name of [
      host,
      `www.hosts.${host}`,
      `nobody.${host}`,
      'hosts',
      `hosts.${host}.evil.test`,
    ]) {
      expect(await at(name)).toBe(404);
    }
    expect(await at(`domains.${host}`, school)).toBe(404);
  });

  test('of its own belongs to a company while it is verified', async () => {
    const [row] = await open.database.system((transaction) =>
      transaction
        .insert(selfDomains)
        .values({ company_id: companyId, domain: 'own.test', name: 'own.test', verification: 'x' })
        .returning({ id: selfDomains.id }),
    );
    const set = (values: object) =>
      open.database.system((transaction) =>
        transaction
          .update(selfDomains)
          .set(values)
          .where(eq(selfDomains.id, row?.id ?? 0)),
      );
    expect(await at('own.test')).toBe(404);
    await set({ status: 'verified', verified_at: sql`now()` });
    expect(await at('own.test')).toEqual(['hosts', 'https://own.test:8443']);
    expect(await at(`hosts.${host}`)).toEqual(['hosts', 'https://own.test:8443']);
    const link = await invited();
    expect(link).toMatch(/^https:\/\/own\.test:8443\/registration\/registration\?invite=[\w-]+$/);
    await set({ status: 'failed' });
    expect(await invited()).toMatch(
      /^https:\/\/kafedra\.test:8443\/registration\/hosts\/registration\?invite=/,
    );
    expect(await at('own.test')).toBe(404);
  });

  test('of a company that is being removed is not found', async () => {
    await open.database.system((transaction) =>
      transaction
        .update(companies)
        .set({ deleted_at: sql`now()` })
        .where(eq(companies.id, companyId)),
    );
    expect(await at(`hosts.${host}`)).toBe(404);
  });
});
