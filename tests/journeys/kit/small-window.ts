// Checks pages in the smallest supported window with the longest possible names: nothing may be wider than the window.
import type { Page, Route } from '@playwright/test';
import { expect, expectAppStarted, screenshotPath } from './journey.ts';

const small = { width: 320, height: 640 };

/** The longest name, without a break opportunity. */
const longWord = 'Щ'.repeat(255);

/** Fields with names and texts of records. */
const named = /^(?:name|surname|fullName|title|email|phone|description|anons|roleLabel|address)$/;

/** Reloads the page in a small window with long names and leaves it there. */
export async function expectFitsSmall(
  page: Page,
  name: string,
  /** Number of GraphQL requests of the page. */
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
    await expectAppStarted(page);
    // A title can appear before its content.
    await expect.poll(() => answered).toBe(requests);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.screenshot(screenshotPath(`${name}-320`));
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

/** The innermost elements that cause horizontal scrolling; empty if there are none. */
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
