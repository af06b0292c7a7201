// What every journey has: a page that watches the console, a signed-in admin, and visits that are judged and recorded.
import { appendFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';

export { expect } from '@playwright/test';

interface Journey {
  /** What the console complained of; a test ends with none. */
  complaints: string[];
  /** The page of the demo school's admin, signed in. */
  admin: Page;
  /** Opens an address, judges what stands there and records the visit. */
  visit: (visit: Visit) => Promise<void>;
}

interface Visit {
  /** The route as the specification writes it: /:company/courses. */
  path: string;
  /** The address itself; the path when left out. */
  url?: string;
  /** Where the address leads when that is another one. */
  arrivesAt?: string;
  /** What stands there once the page has its data. */
  shows: Locator;
}

/** A picture of each visited screen, to be looked at. */
const pictures = inRoot('tests', '.artifacts', 'screens');

/** One line for each visited route; the coverage of the specification is counted from it. */
const screens = inRoot('tests', '.artifacts', 'screens.jsonl');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

export const test = base.extend<Journey>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  admin: async ({ page, baseURL }, use) => {
    const token = await graphqlSignIn(String(baseURL));
    await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
    await use(page);
  },

  visit: async ({ page, complaints }, use) => {
    await use(async ({ path, url = path, arrivesAt = url, shows }) => {
      const before = complaints.length;
      let ok = false;
      try {
        await page.goto(url);
        await expect(page).toHaveURL((address) => address.pathname === arrivesAt);
        await expect(shows).toBeVisible();
        await expectAccessible(page);
        expect(complaints.slice(before)).toEqual([]);
        ok = true;
      } finally {
        const title = await page.title();
        const name =
          path
            .replaceAll(/[/:*]+/g, ' ')
            .trim()
            .replaceAll(' ', '-') || (path === '/' ? 'root' : 'unknown');
        await page.screenshot({ path: `${pictures}/${name}.png` });
        appendFileSync(screens, `${JSON.stringify({ path, title, ok })}\n`);
      }
      await expect(page).toHaveTitle(/.+/);
    });
  },
});

/** Nothing on the page, or in a part of it, breaks WCAG 2.1 AA, as far as a program can tell. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(wcag).analyze();
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
