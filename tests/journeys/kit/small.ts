// The smallest window that is served, with the longest names that there may be: nothing is wider than the window.
import type { Page, Route } from '@playwright/test';
import { expect, expectAlive, picture } from './journey.ts';

const small = { width: 320, height: 640 };

/** As long as a name may be, without a place to break it. */
const longWord = 'Щ'.repeat(255);

/** What records are called, and what they say of themselves. */
const named = /^(?:name|surname|fullName|title|email|phone|description|anons|roleLabel|address)$/;

/** Loads the page that is shown once more, in a small window and with long names, and leaves it there. */
export async function expectFitsSmall(
  page: Page,
  name: string,
  /** How many requests to the gateway it makes when it is loaded. */
  requests: number,
): Promise<void> {
  const usual = page.viewportSize() ?? small;
  let answered = 0;
  const stretch = async (route: Route) => {
    await answerStretched(route);
    answered += 1;
  };
  await page.setViewportSize(small);
  await page.route('**/graphql', stretch);
  try {
    await page.reload();
    await expectAlive(page);
    // A title may be there before what it is the title of.
    await expect.poll(() => answered).toBe(requests);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.screenshot(picture(`${name}-320`));
  } finally {
    await page.unrouteAll({ behavior: 'wait' });
    await page.setViewportSize(usual);
  }
}

async function answerStretched(route: Route): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  await route.fulfill({ response, json: stretched(await response.json()) });
}

function stretched(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stretched);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && named.test(key) ? longWord : stretched(inner),
    ]),
  );
}

/** What makes the page scroll sideways, the innermost first; empty when nothing does. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .toReversed()
      .slice(0, 6)
      .map((element) => element.outerHTML.slice(0, 160));
  });
}
