// A large file is uploaded directly to the object storage where the browser can reach it, and through the servers
// otherwise.
import type { Page } from '@playwright/test';
import { startS3, type S3Server } from '../../../api/testing/servers/s3-server.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';
import { dataFolder, startApi, startGateway, type RunningProgram } from '../../kit/servers.ts';
import { expect, test } from '../kit/journey.ts';
import { choose, expectSame, pageOf, partsCount } from './large-file.ts';

let s3: S3Server;
let api: RunningProgram;
let gateway: RunningProgram;
test.beforeAll(async () => {
  s3 = await startS3();
  // The ETag of a part is no MD5, so the page must read it from the response.
  s3.hasOwnMarks = true;
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.settings;
  const port = String(await freePort());
  const shared = { PUBLIC_URL: `http://localhost:${port}`, S3_PUBLIC_URL: endpoint };
  api = await startApi(dataFolder(), {
    ...shared,
    DEMO_COURSES: '5',
    DEMO_LEARNERS: '5',
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  gateway = await startGateway(api.url, { ...shared, PORT: port });
});
test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
  await s3.close();
});

/** Records the chunk requests to the servers: with bytes, or with metadata only. */
function follow(page: Page) {
  const seen = { sent: 0, asked: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith('/media/companies/')) return;
    seen[searchParams.has('dzmd5') ? 'asked' : 'sent'] += 1;
  });
  return seen;
}

const numbers = Array.from({ length: partsCount }, (_, index) => index + 1);
const others = partsCount - 1;

const inOrder = (taken: S3Server['taken']) =>
  taken.toSorted((one, other) => one.number - other.number);

for (const [title, letsIn] of [
  ['all parts but the first go to the store', true],
  ['what the store takes from no browser goes by the servers', false],
] as const) {
  test(title, { tag: '@deep' }, async ({ browser }) => {
    s3.letsIn = letsIn;
    s3.taken.length = 0;
    const token = await graphqlSignIn(gateway.url);
    const page = await pageOf(browser, token, gateway.url);
    const seen = follow(page);
    await page.goto('/demo/file-storage');
    await choose(page);
    await expect(page.getByRole('list', { name: 'Загрузки' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Загрузки' })).toBeHidden();
    await expectSame(gateway.url, token, 'demo');
    expect(inOrder(s3.taken)).toEqual(
      numbers.map((number) => ({ number, isSigned: letsIn && number > 1 })),
    );
    expect(seen).toEqual(
      letsIn ? { sent: 1, asked: 2 * others } : { sent: partsCount, asked: others },
    );
    await page.context().close();
  });
}
