// What is asked of every screen: it shows its data under a title, its console is silent, nothing in its main part breaks
// WCAG 2.1 AA, its links lead to pages, it asks the gateway once, and that costs the REST calls that are declared. Deeper
// runs judge the whole page, also in the smallest window with the longest names, and ask who has no session to sign in.
import { appendFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.ts';
import { operations } from '../../kit/openapi.ts';
import { lengthOfTrace, restCalls } from '../../kit/rest-calls.ts';
import { restCallsFile } from '../../kit/servers.ts';
import { operationIn } from './operations.ts';
import { isPage } from './routes.ts';
import { expectFitsSmall } from './small.ts';
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectAlive,
  picture,
  signIn,
  standStill,
  test as base,
} from './journey.ts';

export { expect } from './journey.ts';

export interface Screen {
  /** The route as the specification writes it: /:company/users/:user_id. */
  path: string;
  /** The address that is visited; when left out, the path in the demo school. */
  url?: string;
  /** Where the address leads when that is another one. */
  arrivesAt?: string;
  /** What stands there once the page has its data: words of its main part, or what is found so. */
  shows: string | ((page: Page) => Locator);
  /** The REST calls that answer what it asks the gateway, without the company's own; plain: below the company's. */
  calls: readonly string[];
  /** Those of these calls that are made once for each school one is in; stories found schools. */
  eachSchool?: readonly string[];
  /** How often it asks the gateway; when left out, once. */
  requests?: number;
  /** The mutation that it sends by itself when it is shown; its REST calls are among the others. */
  tells?: string;
  /** What it tells stands only in windows with room for it. */
  tellsWhereWide?: true;
  /** Stands for addresses that are none: without a session there is nothing to sign in for. */
  isNoPage?: true;
  /** May be visited by anybody, and is visited by nobody in particular. */
  open?: true;
}

/** A page that its worker keeps, with all that it has fetched, and what was seen of it. */
interface Lookout {
  page: Page;
  complaints: string[];
  /** The operations that it sent to the gateway. */
  asked: string[];
  /** Their ids, which the REST calls that they cause have too. */
  answered: (string | undefined)[];
  /** Whether a whole page was judged already. */
  knowsFrame: boolean;
}

type Caller = 'nobody' | 'admin';

interface Looking {
  lookout: (as: Caller) => Promise<Lookout>;
}

/** One line for each visited route; `scripts/lib/coverage.ts` finds the pages that none visited. */
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
      const kept = lookouts.get(as) ?? (await newLookout(browser));
      if (!lookouts.has(as) && as === 'admin') await signIn(kept.page, adminToken);
      lookouts.set(as, kept);
      return kept;
    });
  },
});

/**
 * A test for each screen of the demo school, which is deep for further tabs of a page; a deep one for each as a whole, and
 * one for all that are not open.
 */
export function tellOfScreens(screens: readonly Screen[]): void {
  for (const screen of screens) {
    const visitor = screen.open ? 'nobody' : 'admin';
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
  const closed = screens.filter(({ open }) => !open);
  if (closed.length === 0) return;
  test('without a session they ask to sign in', { tag: '@deep' }, async ({ lookout }) => {
    const { page } = await lookout('nobody');
    for (const screen of closed) {
      const address = addressOf(screen);
      await page.goto(address);
      const [leadsTo, title] = screen.isNoPage
        ? ['/404', 'Страница не найдена']
        : ['/login', 'Вход'];
      await expect.soft(page, address).toHaveURL(({ pathname }) => pathname === leadsTo);
      await expect.soft(heading(title)(page), address).toBeVisible();
    }
  });
}

/** The heading of the page. */
export function heading(name: string): (page: Page) => Locator {
  return (page) => page.getByRole('heading', { name, level: 1 });
}

/** Opens the screen, judges what stands there and records the visit. */
export async function visit(lookout: Lookout, screen: Screen): Promise<void> {
  const { page } = lookout;
  let ok = false;
  try {
    const trace = await open(lookout, screen);
    // The frame of the back office is the same around all of them, and judged with the first.
    await expectAccessible(page, lookout.knowsFrame && !screen.open ? 'main' : 'html');
    lookout.knowsFrame = true;
    await expect(page).toHaveTitle(/.+/);
    await expectLinksLead(page);
    expect(lookout.complaints).toEqual([]);
    await expectCalls(lookout, screen, trace);
    ok = true;
  } finally {
    if (!ok) await page.screenshot(picture(nameOf(screen)));
    const visited = { path: screen.path, title: await page.title(), ok };
    appendFileSync(visits, `${JSON.stringify(visited)}\n`);
  }
}

/** Opens the screen and judges all of the page, also in the smallest window; keeps a picture of both. */
async function visitWhole(lookout: Lookout, screen: Screen): Promise<void> {
  const { page } = lookout;
  await open(lookout, screen);
  await expectAccessible(page);
  await page.screenshot(picture(nameOf(screen)));
  const { requests = 1, tells, tellsWhereWide = false } = screen;
  const told = tells === undefined || tellsWhereWide ? 0 : 1;
  await expectFitsSmall(page, nameOf(screen), requests + told);
}

/** Waits until the screen has its data; gives where its calls begin in the trace of REST. */
async function open(lookout: Lookout, screen: Screen): Promise<number> {
  const { page } = lookout;
  const { arrivesAt = addressOf(screen), shows } = screen;
  // What the page before still asks for is given up, so that no answer to it counts for this one.
  await page.goto('about:blank');
  const trace = lengthOfTrace();
  for (const seen of [lookout.complaints, lookout.asked, lookout.answered]) seen.length = 0;
  await page.goto(addressOf(screen));
  await expect(page).toHaveURL((address) => address.pathname === arrivesAt);
  await expectAlive(page);
  await expect(
    typeof shows === 'string' ? page.getByRole('main').getByText(shows).first() : shows(page),
  ).toBeVisible();
  return trace;
}

/** No link of the page leads to where there is no page of the application, nor out of it. */
async function expectLinksLead(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const { origin, pathname } = new URL(page.url());
  const astray = [...new Set(links)]
    .map((link) => new URL(link))
    // A link within the page leads nowhere else, and one to a telephone is no page's.
    .filter(({ protocol }) => protocol.startsWith('http'))
    .filter((link) => link.pathname !== pathname || link.origin !== origin)
    .filter((link) => link.origin !== origin || !isPage(link.pathname));
  expect(astray.map(String)).toEqual([]);
}

/** One GraphQL request for all of the screen, and no REST call for it but these. */
async function expectCalls({ asked, answered }: Lookout, screen: Screen, trace: number) {
  const { requests = 1, tells = [], eachSchool = [], path, open } = screen;
  const expected = [
    ...Array.from({ length: requests }, () => expect.stringMatching(/RouteQuery$/)),
    ...[tells].flat(),
  ];
  await expect.poll(() => asked).toEqual(expected);
  const ofCompany = path.startsWith('/:company') && !open ? '/api/company/get_id_by_code' : [];
  const calls = [
    ...Array.from({ length: requests }, () => ofCompany).flat(),
    ...screen.calls.map(inCompany),
  ];
  const once = eachSchool.map(inCompany);
  const made = () =>
    restCalls(restCallsFile, trace)
      .filter(({ request }) => answered.includes(request))
      .map(({ route }) => route)
      .filter((route, place, all) => !once.includes(route) || all.indexOf(route) === place);
  const needed = calls.filter((route) => !isKept(route));
  // A line of the trace may come a moment after its answer.
  await expect.poll(() => made().length, soon).toBeGreaterThanOrEqual(needed.length);
  const found = made();
  const kept = calls.filter((route) => isKept(route) && found.includes(route));
  expect(found.toSorted()).toEqual([...needed, ...kept].toSorted());
}

/** Milliseconds between two looks, instead of a second in the end. */
const soon = { intervals: [20, 50, 100] };

const inCompany = (call: string): string =>
  call.startsWith('/') ? call : `/api/companies/{companyId}/${call}`;

/** Whether everybody may keep the answer, so that it may have been asked for before. */
const isKept = (asked: string): boolean =>
  operations.some(({ route, documented }) => route === asked && '304' in documented.responses);

export function addressOf({ path, url }: Screen): string {
  return url ?? path.replace(':company', 'demo');
}

/** A tab of a page is told by its address. */
const titleOf = ({ path, url }: Screen): string =>
  tabOf(url) === null ? path : `${path} at ${url}`;

const tabOf = (url: string | undefined): string | null =>
  url === undefined ? null : (/\?tab=(\w+)$|\/(create)$/.exec(url)?.slice(1).join('') ?? null);

/** `/:company/users/:user_id` is in company-users-user_id.png, `/:company/*` in company-unknown.png. */
function nameOf({ path, url }: Screen): string {
  const place = [path, tabOf(url) ?? []].flat().join(' ');
  const words = place.replace('*', 'unknown').replaceAll(/[/:]+/g, ' ').trim();
  return words.replaceAll(' ', '-') || 'root';
}

async function newLookout(browser: Browser): Promise<Lookout> {
  const page = await browser.newPage();
  await standStill(page);
  const lookout: Lookout = {
    page,
    complaints: complaintsOf(page),
    asked: [],
    answered: [],
    knowsFrame: false,
  };
  page.on('request', (request) => {
    const operation = operationIn(request);
    if (operation !== undefined) lookout.asked.push(operation);
  });
  page.on('response', (response) => {
    if (operationIn(response.request()) === undefined) return;
    lookout.answered.push(response.headers()['x-request-id']);
  });
  return lookout;
}
