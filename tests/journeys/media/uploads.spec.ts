// Large uploads are paused, disconnected, and resumed after the browser or the servers are killed; the stored bytes are
// identical.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../scripts/lib/ports.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';
import { dataFolder, startApi, startGateway } from '../../kit/servers.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { delayUploads } from './upload-delays.ts';
import { choose, expectSame, name, pageIn, pageOf, stored } from './large-file.ts';

/** Starts an upload whose parts after the first are delayed. */
async function begin(page: Page, address: string) {
  const gate = await delayUploads(page);
  await page.goto(address);
  await choose(page);
  await gate.held();
  return gate;
}

const press = (page: Page, what: string) =>
  page.getByRole('button', { name: `${what} загрузку: ${name}` }).click();

test('an upload is paused and resumed, and the stored file is identical', async ({
  owner,
  school,
}) => {
  const gate = await begin(owner, `/${school.code}/file-storage`);
  await press(owner, 'Приостановить');
  await expect(owner.getByText('Приостановлена, 12 МБ из 24 МБ')).toBeVisible();
  await owner.screenshot(screenshotPath('upload-paused'));
  await expectAccessible(owner, 'main');
  gate.open();
  await press(owner, 'Продолжить');
  await expect(stored(owner)).toBeVisible();
  await expectSame(kafedraUrl(), school.token, school.code);
});

test(
  'an upload continues while the user visits other screens',
  { tag: '@deep' },
  async ({ owner, school }) => {
    const gate = await begin(owner, `/${school.code}/file-storage`);
    await owner.getByRole('link', { name: 'Галереи' }).first().click();
    const dock = owner.getByRole('region', { name: 'Загрузки' });
    await expect(dock.getByRole('progressbar', { name: `Загрузка: ${name}` })).toBeVisible();
    await owner.screenshot(screenshotPath('upload-dock'));
    await expectAccessible(owner);
    gate.open();
    await expect(dock.getByText('Загружен', { exact: true })).toBeVisible();
    await dock.getByRole('link', { name }).click();
    await expect(stored(owner)).toBeVisible();
  },
);

test(
  'an upload waits offline and resumes automatically',
  { tag: '@deep' },
  async ({ browser, school }) => {
    const page = await pageOf(browser, school.token, kafedraUrl());
    const gate = await begin(page, `/${school.code}/file-storage`);
    await page.context().setOffline(true);
    gate.open();
    await expect(
      page.getByText('Нет сети, загрузка продолжится сама', { exact: true }),
    ).toBeVisible();
    await page.context().setOffline(false);
    await expect(stored(page)).toBeVisible();
    await expectSame(kafedraUrl(), school.token, school.code);
    await page.context().close();
  },
);

test(
  'an upload survives a killed browser',
  { tag: '@deep' },
  async ({ launchOptions, playwright, school }, info) => {
    const profile = info.outputPath('browser');
    const openBrowser = () =>
      playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: kafedraUrl(),
        locale: 'ru-RU',
      });
    const first = await openBrowser();
    const page = await pageIn(first, school.token);
    await begin(page, `/${school.code}/file-storage`);
    await expect.poll(() => hasNoted(profile)).toBe(true);
    const isGone = first.waitForEvent('close');
    await kill(page);
    await isGone;

    const second = await openBrowser();
    const again = await pageIn(second, school.token);
    await again.goto(`/${school.code}/file-storage`);
    await expect(again.getByText('Прервана, 12 МБ из 24 МБ')).toBeVisible();
    await press(again, 'Продолжить');
    await expect(stored(again)).toBeVisible();
    await expectSame(kafedraUrl(), school.token, school.code);
    await second.close();
  },
);

/** Whether the upload is stored on disk: Chromium writes local storage some seconds later. */
async function hasNoted(profile: string): Promise<boolean> {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(logs.map((log) => readFile(join(folder, log), 'latin1')));
  return texts.some((text) => text.includes('\u0001uploads'));
}

/** Kills the browser without notifying its pages. */
async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Browser.crash').catch(() => undefined);
}

test(
  'signing out removes pending uploads from the browser',
  { tag: '@deep' },
  async ({ browser, school }) => {
    // The owner's session stays valid, because other tests of this worker create schools with it.
    const token = await graphqlSignIn(kafedraUrl(), school.login, school.password);
    const page = await pageOf(browser, token, kafedraUrl());
    await begin(page, `/${school.code}/file-storage`);
    await press(page, 'Приостановить');
    await page.getByRole('button', { name: /^Профиль: / }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(/\/login/);
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).not.toContain('uploads');
    await page.context().close();
  },
);

test(
  'an upload survives the gateway and the api being killed',
  { tag: '@deep' },
  async ({ browser }) => {
    const dataDir = dataFolder();
    const [apiPort, port] = [String(await freePort()), String(await freePort())];
    const address = { PUBLIC_URL: `http://localhost:${port}` };
    const small = { DEMO_COURSES: '5', DEMO_LEARNERS: '5' };
    const openApi = () => startApi(dataDir, { API_PORT: apiPort, ...address, ...small });
    let api = await openApi();
    const openGateway = () => startGateway(api.url, { PORT: port, ...address });
    let gateway = await openGateway();
    const token = await graphqlSignIn(gateway.url);
    const page = await pageOf(browser, token, gateway.url);
    const retried = page.getByText('Нет связи с сервером, пробуем ещё раз', { exact: true });

    const gate = await begin(page, '/demo/file-storage');
    gateway.child.kill('SIGKILL');
    await gateway.exited;
    gate.open();
    await expect(retried).toBeVisible();
    gate.close();
    gateway = await openGateway();
    await gate.held();
    api.child.kill('SIGKILL');
    await api.exited;
    gate.open();
    await expect(retried).toBeVisible();
    api = await openApi();
    await expect(page.getByRole('list', { name: 'Загрузки' })).toBeHidden();
    await expectSame(gateway.url, token, 'demo');
    await page.context().close();
    await gateway.stop();
    await api.stop();
  },
);
