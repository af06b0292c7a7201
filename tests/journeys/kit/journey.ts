// What every journey has: a page whose console is watched, people who are signed in, and a school of one's own.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { processorSeconds } from '../../../scripts/lib/processor.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { noteProcessorTime } from '../../../scripts/lib/suite-times.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';
import { kafedraUrl } from './kafedra.ts';
import { operationIn } from './operations.ts';
import { newFounder, newSchool, type Founder, type School } from './school.ts';

export { expect } from '@playwright/test';
export type { School } from './school.ts';

interface Journey {
  /** Tells the table of `npm test` what the story cost in its worker and in the browser. */
  processor: void;
  /** The page of the demo school's admin, signed in. It only looks: others look at that school at the same time. */
  admin: Page;
  /** A new company that is this test's alone. */
  school: School;
  /** The page of its owner, signed in. */
  owner: Page;
}

/** Signed in once for all tests of a worker. */
interface Kept {
  adminToken: string;
  /** Who founds the schools. */
  founder: Founder;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

export const test = base.extend<Journey, Kept>({
  processor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { project, titlePath: [spec = ''] }) => {
      const before = processorSeconds();
      await use();
      noteProcessorTime('journeys', join(project.testDir, spec), processorSeconds() - before);
    },
    { auto: true },
  ],

  page: async ({ page }, use, { errors }) => {
    const complaints = complaintsOf(page);
    const told = toldOnTheWay(page);
    await standStill(page);
    await use(page);
    if (errors.length > 0) process.stdout.write(`${told.join('\n')}\n`);
    expect(complaints).toEqual([]);
  },

  adminToken: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(await graphqlSignIn(kafedraUrl())),
    { scope: 'worker' },
  ],

  founder: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => use(await newFounder(`founder-${workerIndex}`)),
    { scope: 'worker' },
  ],

  admin: async ({ page, adminToken }, use) => {
    await signIn(page, adminToken);
    await use(page);
  },

  school: async ({ founder }, use, { testId }) => {
    await use(await newSchool(founder, `school-${testId.replaceAll(/[^\da-z]/g, '').slice(-16)}`));
  },

  owner: async ({ page, school }, use) => {
    await signIn(page, school.token);
    await use(page);
  },
});

/** From its next document on the page is signed in with this token. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    // Frames of the site share what is set here; those of other sites have no storage.
    if (self === top) localStorage.setItem('access_token', value);
  }, token);
}

/** A page of somebody else, whose console is watched until it is closed. */
export async function pageOf(
  browser: Browser,
  token: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await standStill(page);
  await signIn(page, token);
  return {
    page,
    close: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Nothing moves on the page: what fades and slides is drawn anew sixty times a second, without a graphics card. */
export async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The shell that stands there before any script has given place to the application. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
}

/** Chromium says so of every page that comes by plain http from another machine. */
const isOfPlainHttp = (complaint: string) =>
  complaint.startsWith('The Cross-Origin-Opener-Policy header has been ignored');

/** Only a journey takes the network away: what the browser itself fetches then, such as the icon, is nobody's fault. */
const isOfNoNetwork = (complaint: string) =>
  complaint === 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

/** What the page will ask the gateway and be answered, and where it will go: it tells what a journey’s failure came of. */
function toldOnTheWay(page: Page): string[] {
  const told: string[] = [];
  const began = Date.now();
  const tell = (what: string) => told.push(`${String(Date.now() - began).padStart(7)} ms  ${what}`);
  page.on('request', (request) => {
    const operation = operationIn(request);
    if (operation !== undefined) tell(`asks ${operation}`);
  });
  page.on('response', (response) => {
    const operation = operationIn(response.request());
    if (operation !== undefined) tell(`answered ${operation}: ${response.status()}`);
  });
  page.on('requestfailed', (request) => tell(`failed: ${request.method()} ${request.url()}`));
  page.on('framenavigated', (frame) => tell(`at ${frame.url()}`));
  return told;
}

/** What the console of the page will complain of. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || isOfPlainHttp(text) || isOfNoNetwork(text)) return;
    complaints.push(`${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Where the picture of a screen is kept, to be looked at. */
export function picture(name: string): { path: string } {
  return { path: inRoot('tests', '.artifacts', 'screens', `${name}.png`) };
}

/** Nothing on the page, or in a part of it, breaks WCAG 2.1 AA, as far as a program can tell. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A dialog whose code comes first is not there at once.
  await expect(page.locator(part).first()).toBeAttached();
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
    // Without a second page to put the results of frames together: there are none of other origins.
    .setLegacyMode()
    .analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
  expect(told).toEqual([]);
}

/** What fades in has other colours until it is there. Spinners never end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
