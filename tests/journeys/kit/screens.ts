// Checks every screen: it shows its data and a title, logs nothing to the console, has no WCAG 2.1 AA violations in its
// main part and no dead links, and makes one GraphQL request with the declared REST calls. Deep runs check the whole
// page, also in the smallest window with the longest names, and the redirect to sign-in without a session.
import { appendFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.ts';
import { operations } from '../../kit/openapi.ts';
import { lengthOfTrace, restCalls } from '../../kit/rest-calls.ts';
import { restCallsFile } from '../../kit/servers.ts';
import { operationIn } from './operations.ts';
import { isPage } from './routes.ts';
import { expectFitsSmall } from './small-window.ts';
import {
  consoleErrorsOf,
  expect,
  expectAccessible,
  expectAppStarted,
  screenshotPath,
  signIn,
  disableAnimations,
  test as base,
} from './journey.ts';

export { expect } from './journey.ts';

export interface Screen {
  /** The route in the notation of the specification: /:company/users/:user_id. */
  path: string;
  /** The visited address; by default the path in the demo school. */
  url?: string;
  /** The address after a redirect. */
  arrivesAt?: string;
  /** A text of the main part, or a locator, that is visible once the page has its data. */
  shows: string | ((page: Page) => Locator);
  /**
   * The REST calls of the page's operations without that of the company; paths are relative to the company's.
   */
  calls: readonly string[];
  /** Those calls that are made once per school of the user; other tests create schools. */
  callsPerSchool?: readonly string[];
  /** Number of GraphQL requests; one by default. */
  requests?: number;
  /** A mutation or subscription that the page sends by itself; `calls` includes its REST calls. */
  sends?: string;
  /** It is sent only in wide windows. */
  sendsOnlyWhenWide?: true;
  /** The page for unknown addresses, which doesn't redirect to sign-in. */
  isNotFound?: true;
  /** A public page, visited without a session. */
  isPublic?: true;
}

/** A page that a worker reuses, with its cache and records of its requests. */
interface Lookout {
  page: Page;
  complaints: string[];
  /** Names of the sent operations. */
  sentOperations: string[];
  /** Request ids of the operations, which their REST calls share. */
  answered: (string | undefined)[];
  /** Whether the frame of the back office has been checked already. */
  knowsFrame: boolean;
}

type Caller = 'nobody' | 'admin';

interface Looking {
  lookout: (as: Caller) => Promise<Lookout>;
}

/**
 * One JSON line per visited route, in which `scripts/lib/testing/coverage.ts` looks for unvisited pages.
 */
const visits = inRoot('tests', '.artifacts', 'screens.jsonl');

export const test = base.extend<Looking, { lookouts: Map<Caller, Lookout> }>({
  lookouts: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const lookouts = new Map<Caller, Lookout>();
      await use(lookouts);
      for (const { page } of lookouts.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  lookout: async ({ browser, lookouts, adminToken }, use) => {
    await use(async (as) => {
      const lookout = lookouts.get(as) ?? (await newLookout(browser));
      if (!lookouts.has(as) && as === 'admin') await signIn(lookout.page, adminToken);
      lookouts.set(as, lookout);
      return lookout;
    });
  },
});

/**
 * Defines a test for each screen of the demo school, deep for further tabs of a page; a deep test of each whole page;
 * and one for all screens that need a session.
 */
export function testScreens(screens: readonly Screen[]): void {
  for (const screen of screens) {
    const visitor = screen.isPublic ? 'nobody' : 'admin';
    const isFirst = screens.find(({ path }) => path === screen.path) === screen;
    test(titleOf(screen), { tag: isFirst ? [] : '@deep' }, async ({ lookout }) => {
      await visit(await lookout(visitor), screen);
    });
    test(
      `${titleOf(screen)} as a whole, large and small`,
      { tag: '@deep' },
      async ({ lookout }) => {
        await visitWhole(await lookout(visitor), screen);
      },
    );
  }
  const closed = screens.filter(({ isPublic }) => !isPublic);
  if (closed.length === 0) return;
  test('without a session they redirect to sign-in', { tag: '@deep' }, async ({ lookout }) => {
    const { page } = await lookout('nobody');
    for (const screen of closed) {
      const address = addressOf(screen);
      await page.goto(address);
      const [leadsTo, title] = screen.isNotFound
        ? ['/404', 'Страница не найдена']
        : ['/login', 'Вход'];
      await expect.soft(page, address).toHaveURL(({ pathname }) => pathname === leadsTo);
      await expect.soft(heading(title)(page), address).toBeVisible();
    }
  });
}

/** Locates the page's heading. */
export function heading(name: string): (page: Page) => Locator {
  return (page) => page.getByRole('heading', { name, level: 1 });
}

/** Opens the screen, checks it and records the visit. */
export async function visit(lookout: Lookout, screen: Screen): Promise<void> {
  const { page } = lookout;
  let ok = false;
  try {
    const trace = await open(lookout, screen);
    // The frame of the back office is the same everywhere, so it is checked once.
    await expectAccessible(page, lookout.knowsFrame && !screen.isPublic ? 'main' : 'html');
    lookout.knowsFrame = true;
    await expect(page).toHaveTitle(/.+/);
    await expectLinksLead(page);
    expect(lookout.complaints).toEqual([]);
    await expectCalls(lookout, screen, trace);
    ok = true;
  } finally {
    if (!ok) await page.screenshot(screenshotPath(nameOf(screen)));
    const visited = { path: screen.path, title: await page.title(), ok };
    appendFileSync(visits, `${JSON.stringify(visited)}\n`);
  }
}

/**
 * Opens the screen and checks the whole page, also in the smallest window, with screenshots of both.
 */
async function visitWhole(lookout: Lookout, screen: Screen): Promise<void> {
  const { page } = lookout;
  await open(lookout, screen);
  await expectAccessible(page);
  await page.screenshot(screenshotPath(nameOf(screen)));
  const { requests = 1, sends, sendsOnlyWhenWide = false } = screen;
  const sentCount = sends === undefined || sendsOnlyWhenWide ? 0 : 1;
  await expectFitsSmall(page, nameOf(screen), requests + sentCount);
}

/** Waits until the screen has its data; returns the position in the REST trace before its calls. */
async function open(lookout: Lookout, screen: Screen): Promise<number> {
  const { page } = lookout;
  const { arrivesAt = addressOf(screen), shows } = screen;
  // Cancels pending requests of the previous page, so that their calls don't count for this one.
  await page.goto('about:blank');
  const trace = lengthOfTrace();
  for (const seen of [lookout.complaints, lookout.sentOperations, lookout.answered])
    seen.length = 0;
  await page.goto(addressOf(screen));
  await expect(page).toHaveURL((address) => address.pathname === arrivesAt);
  await expectAppStarted(page);
  await expect(
    typeof shows === 'string' ? page.getByRole('main').getByText(shows).first() : shows(page),
  ).toBeVisible();
  return trace;
}

/** Expects every link of the page to lead to a page of the application. */
async function expectLinksLead(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const { origin, pathname } = new URL(page.url());
  const astray = [...new Set(links)]
    .map((link) => new URL(link))
    // Skips fragments and `tel:` links.
    .filter(({ protocol }) => protocol.startsWith('http'))
    .filter((link) => link.pathname !== pathname || link.origin !== origin)
    .filter((link) => link.origin !== origin || !isPage(link.pathname));
  expect(astray.map(String)).toEqual([]);
}

/** Expects one GraphQL request for the whole screen, with exactly the declared REST calls. */
async function expectCalls({ sentOperations, answered }: Lookout, screen: Screen, trace: number) {
  const { requests = 1, sends = [], callsPerSchool = [], path, isPublic } = screen;
  const expected = [
    ...Array.from({ length: requests }, () => expect.stringMatching(/RouteQuery$/)),
    ...[sends].flat(),
  ];
  await expect.poll(() => sentOperations).toEqual(expected);
  const ofCompany = path.startsWith('/:company') && !isPublic ? '/api/company/get_id_by_code' : [];
  const calls = [
    ...Array.from({ length: requests }, () => ofCompany).flat(),
    ...screen.calls.map(inCompany),
  ];
  const once = callsPerSchool.map(inCompany);
  const made = () =>
    restCalls(restCallsFile, trace)
      .filter(({ request }) => answered.includes(request))
      .map(({ route }) => route)
      .filter((route, place, all) => !once.includes(route) || all.indexOf(route) === place);
  const needed = calls.filter((route) => !isCacheable(route));
  // A call can be traced a moment after its response.
  await expect.poll(() => made().length, soon).toBeGreaterThanOrEqual(needed.length);
  const found = made();
  const cached = calls.filter((route) => isCacheable(route) && found.includes(route));
  expect(found.toSorted()).toEqual([...needed, ...cached].toSorted());
}

/** Polling intervals in milliseconds; the default grows to a second. */
const soon = { intervals: [20, 50, 100] };

const inCompany = (call: string): string =>
  call.startsWith('/') ? call : `/api/companies/{companyId}/${call}`;

/** Whether the response is publicly cacheable, so that the call may be missing. */
const isCacheable = (call: string): boolean =>
  operations.some(({ route, documented }) => route === call && '304' in documented.responses);

export function addressOf({ path, url }: Screen): string {
  return url ?? path.replace(':company', 'demo');
}

/** Tabs of a page are distinguished by their address. */
const titleOf = ({ path, url }: Screen): string =>
  tabOf(url) === null ? path : `${path} at ${url}`;

const tabOf = (url: string | undefined): string | null =>
  url === undefined ? null : (/\?tab=(\w+)$|\/(create)$/.exec(url)?.slice(1).join('') ?? null);

/**
 * File name of the screenshot: company-users-user_id.png for `/:company/users/:user_id`, company-unknown.png for
 * `/:company/*`.
 */
function nameOf({ path, url }: Screen): string {
  const place = [path, tabOf(url) ?? []].flat().join(' ');
  const words = place.replace('*', 'unknown').replaceAll(/[/:]+/g, ' ').trim();
  return words.replaceAll(' ', '-') || 'root';
}

async function newLookout(browser: Browser): Promise<Lookout> {
  const page = await browser.newPage();
  await disableAnimations(page);
  const lookout: Lookout = {
    page,
    complaints: consoleErrorsOf(page),
    sentOperations: [],
    answered: [],
    knowsFrame: false,
  };
  page.on('request', (request) => {
    const operation = operationIn(request);
    if (operation !== undefined) lookout.sentOperations.push(operation);
  });
  page.on('response', (response) => {
    if (operationIn(response.request()) === undefined) return;
    lookout.answered.push(response.headers()['x-request-id']);
  });
  return lookout;
}
