// Playwright fixtures of all journeys: pages whose console is checked, signed-in users, and a separate school for each
// test.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { processorSeconds } from '../../../scripts/lib/processor.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { noteProcessorTime } from '../../../scripts/lib/testing/suite-times.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';
import { kafedraUrl } from './running-kafedra.ts';
import { operationIn } from './operations.ts';
import { newFounder, newSchool, type Founder, type School } from './school.ts';

export { expect } from '@playwright/test';
export type { School } from './school.ts';

interface Journey {
  /**
   * Records the processor time of the test, in its worker and in the browser, for the table of `npm test`.
   */
  processor: void;
  /**
   * A page of the demo school's admin. Tests must not change that school, because they share it.
   */
  admin: Page;
  /** A new company for this test only. */
  school: School;
  /** A page of the school's owner. */
  owner: Page;
}

/** Created once per worker. */
interface WorkerFixtures {
  adminToken: string;
  /** The account that creates the schools. */
  founder: Founder;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

export const test = base.extend<Journey, WorkerFixtures>({
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
    const complaints = consoleErrorsOf(page);
    const log = pageLog(page);
    await disableAnimations(page);
    await use(page);
    if (errors.length > 0) process.stdout.write(`${log.join('\n')}\n`);
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

/** Signs the page in with this token, from its next navigation on. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    // Same-origin frames share this storage; third-party frames have none.
    if (self === top) localStorage.setItem('access_token', value);
  }, token);
}

/** A page of another user, whose console is checked until it is closed. */
export async function pageOf(
  browser: Browser,
  token: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints = consoleErrorsOf(page);
  await disableAnimations(page);
  await signIn(page, token);
  return {
    page,
    close: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Turns animations off: without a graphics card, sixty frames a second are expensive. */
export async function disableAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until the application has replaced the static shell. */
export async function expectAppStarted(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
}

/** Chromium's warning about pages over plain HTTP from another machine. */
const isOfPlainHttp = (complaint: string) =>
  complaint.startsWith('The Cross-Origin-Opener-Policy header has been ignored');

/**
 * Journeys turn the network off on purpose; the browser's own requests, such as for the icon, then fail.
 */
const isOfNoNetwork = (complaint: string) =>
  complaint === 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

/** A log of the page's requests, responses and navigations, attached to a failed test. */
function pageLog(page: Page): string[] {
  const log: string[] = [];
  const began = Date.now();
  const record = (what: string) =>
    log.push(`${String(Date.now() - began).padStart(7)} ms  ${what}`);
  page.on('request', (request) => {
    const operation = operationIn(request);
    if (operation !== undefined) record(`asks ${operation}`);
  });
  page.on('response', (response) => {
    const operation = operationIn(response.request());
    if (operation !== undefined) record(`answered ${operation}: ${response.status()}`);
  });
  page.on('requestfailed', (request) => record(`failed: ${request.method()} ${request.url()}`));
  page.on('framenavigated', (frame) => record(`at ${frame.url()}`));
  return log;
}

/** Collects errors and warnings of the page's console. */
export function consoleErrorsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || isOfPlainHttp(text) || isOfNoNetwork(text)) return;
    complaints.push(`${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The path of a screenshot. */
export function screenshotPath(name: string): { path: string } {
  return { path: inRoot('tests', '.artifacts', 'screens', `${name}.png`) };
}

/** Expects no violation of WCAG 2.1 AA that axe can find on the page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A lazily loaded dialog takes a moment to appear.
  await expect(page.locator(part).first()).toBeAttached();
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
    // Legacy mode needs no second page to combine results of cross-origin frames, of which there are none.
    .setLegacyMode()
    .analyze();
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
  );
  expect(failures).toEqual([]);
}

/** Colours change while elements fade in. Spinners are excluded, because they never end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
