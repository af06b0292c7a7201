// The measurements of bench:web: visits, the measured times and their goals.
import type { Page } from '@playwright/test';

export interface Stage {
  page: Page;
  /** The address of a course with 1,000 lessons. */
  largeCourse: string;
  /** Resolves to the page's time in milliseconds at which the sight was painted. */
  watch: (what: keyof typeof sights) => Promise<number>;
}

export interface Measurement {
  name: string;
  /** Slowdown factor of the processor. */
  slower: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  signedIn: boolean;
  visit: (stage: Stage) => Promise<Record<string, number>>;
  /** Upper limits. */
  goals: Record<string, number>;
}

/** Selectors that match once the awaited content is on the page. */
const sights = {
  'sign-in card': 'main h1 + div input',
  'sign-in form': 'main:not([inert] *) form input',
  frame: 'aside + div main',
  'course rows': 'main tbody tr:nth-child(5) td',
  'content rows': 'main [role=treegrid] [role=row][aria-level="2"] a',
} as const;

/** Chrome's «Fast 4G» preset: bytes per second, milliseconds. */
const fast4G = {
  latency: 60,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

export const measurements: readonly Measurement[] = [
  {
    name: '/login, 4× slower',
    slower: 4,
    signedIn: false,
    visit: visitLogin,
    goals: { 'card painted, ms': 1200, scripts: 10 },
  },
  {
    name: '/login, 4× slower, Fast 4G',
    slower: 4,
    network: fast4G,
    signedIn: false,
    visit: visitLogin,
    goals: {},
  },
  {
    name: '/courses, 4× slower',
    slower: 4,
    signedIn: true,
    visit: visitCourses,
    goals: { 'rows painted, ms': 3000, scripts: 15 },
  },
  {
    name: '/courses, 4× slower, Fast 4G',
    slower: 4,
    network: fast4G,
    signedIn: true,
    visit: visitCourses,
    goals: {},
  },
  {
    name: 'menu, 4× slower',
    slower: 4,
    signedIn: true,
    visit: followLink,
    goals: {},
  },
  {
    name: 'menu',
    slower: 1,
    signedIn: true,
    visit: followLink,
    goals: { 'prefetched page painted, ms': 150 },
  },
  {
    name: 'search',
    slower: 1,
    signedIn: true,
    visit: search,
    goals: { 'last key to rows, ms': 350 },
  },
  {
    name: 'content of 1,000 lessons',
    slower: 1,
    signedIn: true,
    visit: moveLesson,
    goals: { 'rows painted, ms': 2000, 'move painted, ms': 200 },
  },
  {
    name: 'a lesson of 1,000 is dragged',
    slower: 1,
    signedIn: true,
    visit: dragLesson,
    // One frame at 60 Hz.
    goals: { 'a step painted, ms': 17, 'drop painted, ms': 200 },
  },
];

async function visitLogin({ page, watch }: Stage) {
  await page.goto('/login', { waitUntil: 'commit' });
  const card = await watch('sign-in card');
  const form = await watch('sign-in form');
  return {
    'first paint, ms': await firstPaint(page),
    'card painted, ms': card,
    'form ready, ms': form,
    ...(await loaded(page)),
  };
}

async function visitCourses({ page, watch }: Stage) {
  await page.goto('/demo/courses', { waitUntil: 'commit' });
  const frame = await watch('frame');
  const rows = await watch('course rows');
  return {
    'first paint, ms': await firstPaint(page),
    'frame painted, ms': frame,
    'rows painted, ms': rows,
    ...(await loaded(page)),
  };
}

/** From the list of courses to another list, after hovering over its link. */
async function followLink({ page, watch }: Stage) {
  await page.goto('/demo/courses', { waitUntil: 'commit' });
  await watch('course rows');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Группы' });
  await link.hover();
  await page.waitForTimeout(1500);
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let pressed = 0;
        addEventListener('pointerdown', () => (pressed = performance.now()), { capture: true });
        const look = () => {
          const title = document.querySelector('main h1')?.textContent ?? '';
          const row = document.querySelector('main tbody tr td');
          if (pressed > 0 && title.startsWith('Группы') && row) done(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await link.click();
  return { 'prefetched page painted, ms': await shown };
}

/** From the last key of a search to its results. */
async function search({ page, watch }: Stage) {
  await page.goto('/demo/courses', { waitUntil: 'commit' });
  await watch('course rows');
  const field = page.locator('[data-search-field]');
  await field.click();
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let pressed = 0;
        addEventListener('input', () => (pressed = performance.now()), { capture: true });
        const rows = () => document.querySelector('main tbody')?.textContent ?? '';
        const before = rows();
        const look = () => {
          const now = rows();
          if (pressed > 0 && now !== '' && now !== before) done(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await field.pressSequentially('матем', { delay: 60 });
  return { 'last key to rows, ms': await shown };
}

/**
 * Opens the content of a course, and measures from the key that moves a lesson to the lesson at its new position.
 */
async function moveLesson({ page, watch, largeCourse }: Stage) {
  await page.goto(`${largeCourse}?tab=layers`, { waitUntil: 'commit' });
  const rows = await watch('content rows');
  await page.locator('[role=treegrid] [role=row][aria-level="2"]').first().focus();
  // Listens before the key is pressed, however busy the page is.
  const moved = await page.evaluateHandle(() => {
    const names = () =>
      [...document.querySelectorAll('[role=treegrid] [role=row][aria-level="2"]')]
        .slice(0, 2)
        .map((each) => each.getAttribute('aria-label'))
        .join();
    const before = names();
    let pressed = 0;
    addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
    const ended = new Promise<number>((done) => {
      const look = () => {
        if (pressed > 0 && names() !== before) {
          requestAnimationFrame(() => done(performance.now() - pressed));
        } else requestAnimationFrame(look);
      };
      look();
    });
    return { ended };
  });
  await page.keyboard.press('Alt+ArrowDown');
  return {
    'rows painted, ms': rows,
    'move painted, ms': await moved.evaluate(({ ended }) => ended),
  };
}

/**
 * Drags a lesson over the ten rows below it, in three steps per row: the median time from a pointer move to its paint,
 * and the time from the drop to the lesson at its new position.
 */
async function dragLesson({ page, watch, largeCourse }: Stage) {
  await page.goto(`${largeCourse}?tab=layers`, { waitUntil: 'commit' });
  await watch('content rows');
  const rows = page.locator('[role=treegrid] [role=row][aria-level="2"]');
  const handle = rows.first().getByRole('button', { name: /^Перетащить/ });
  await rows.first().hover();
  const [from, to] = [await handle.boundingBox(), await rows.nth(10).boundingBox()];
  if (!from || !to) throw new Error('there are no rows to drag over');
  const measured = await page.evaluateHandle(() => {
    const names = () =>
      [...document.querySelectorAll('[role=treegrid] [role=row][aria-level="2"]')]
        .slice(0, 2)
        .map((each) => each.getAttribute('aria-label'))
        .join();
    const before = names();
    const steps: number[] = [];
    addEventListener(
      'dragover',
      () => {
        const came = performance.now();
        requestAnimationFrame(() => steps.push(performance.now() - came));
      },
      { capture: true },
    );
    const dropped = new Promise<number>((done) => {
      addEventListener(
        'drop',
        () => {
          const came = performance.now();
          const look = () => {
            if (names() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => done(performance.now() - came));
          };
          look();
        },
        { capture: true },
      );
    });
    return { steps, dropped };
  });
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  // The drop target between two rows is at the row's edge; its middle would be the row itself.
  await page.mouse.move(x, to.y + to.height - 2, { steps: 30 });
  await page.mouse.up();
  const drop = await measured.evaluate(({ dropped }) => dropped);
  const steps = await measured.evaluate(({ steps: all }) => all.toSorted((a, b) => a - b));
  return {
    'a step painted, ms': steps[Math.floor(steps.length / 2)] ?? Number.NaN,
    'drop painted, ms': drop,
  };
}

/** Milliseconds from the start of the visit until the first painted frame with the sight. */
export async function watch(page: Page, what: keyof typeof sights): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector(selector))
            requestAnimationFrame(() => done(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    sights[what],
  );
}

/** Time of the first paint. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
            done(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Bytes transferred so far. */
async function loaded(page: Page) {
  const { scripts, bytes } = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      scripts: scripts.length,
      bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  return { scripts, 'scripts, KB': bytes / 1000 };
}
