// Malicious HTML sent through the public API does no harm in a real browser, neither in the application's reader nor as
// `innerHTML` of an unprotected page.
import type { Page } from '@playwright/test';
import { canonical } from '../../../api/src/kit/rich-text/canonical.ts';
import { hostileHtml } from '../../../api/testing/hostile-html/index.ts';
import { expect, test, type School } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';

const sanitized = hostileHtml.map((html) => canonical(html) ?? '').filter((html) => html !== '');

/** Below the limit of an invite's description. */
const mostBytes = 45_000;

/** Texts of many test cases each. */
const pages = sanitized
  .filter((html) => Buffer.byteLength(html) < mostBytes)
  .reduce<string[]>((all, html) => {
    const last = all.at(-1);
    if (last === undefined || Buffer.byteLength(last + html) > mostBytes) all.push(html);
    else all[all.length - 1] = last + html;
    return all;
  }, []);

/** Records actions of a page that no text may cause. */
async function watch(page: Page) {
  const harm: string[] = [];
  const own = /^(?:data|blob|about):/;
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => harm.push('a window'));
  page.on('request', (request) => {
    const isOurs = [kafedraUrl(), 'http://reader.test'].includes(new URL(request.url()).origin);
    if (!isOurs && !own.test(request.url())) {
      harm.push(`a request: ${request.url()}`);
    }
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      Object.defineProperty(window, name, {
        value: () => document.documentElement.setAttribute('data-harmed', name),
      });
    }
  });
  return harm;
}

/** Forbidden elements and attributes on the page; touches every element like a user. */
const look = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const root = document.querySelector(within);
    if (!root) return ['no text'];
    const wrong: string[] = [];
    for (const element of root.querySelectorAll('*')) {
      // KaTeX's own markup is allowed.
      if (element.closest('.katex')) continue;
      if (
        element.closest('script, iframe, object, embed, form, input, style, link, meta, base, svg')
      ) {
        wrong.push(element.outerHTML.slice(0, 200));
      }
      for (const { name, value } of element.attributes) {
        const isOwn = /^(?:\/media\/\S+ \d+w(?:, |$))+$/.test(value);
        if (
          /^on|^(?:id|name|style|srcdoc|formaction|ping)$/.test(name) ||
          (name === 'srcset' && !isOwn)
        )
          wrong.push(`${name}=${value}`);
      }
      for (const event of [
        'mouseover',
        'focus',
        'pointerenter',
        'toggle',
        'error',
        'animationend',
      ]) {
        element.dispatchEvent(new Event(event));
      }
      if (element instanceof HTMLDetailsElement) element.open = true;
    }
    if (document.documentElement.hasAttribute('data-harmed')) wrong.push('a script ran');
    if (typeof document.getElementById !== 'function' || document.body.tagName !== 'BODY') {
      wrong.push('the document was clobbered');
    }
    return wrong;
  }, selector);

test('hostile HTML is harmless in the reader', { tag: '@deep' }, async ({ page, school }) => {
  expect(pages.length).toBeGreaterThan(1);
  const harm = await watch(page);
  // The images of the test cases don't exist.
  await page.route(/\/media\//, (route) => route.fulfill({ status: 204 }));
  for (const [index, html] of pages.entries()) {
    await page.goto(await invitationWith(school, html, index));
    await expect(page.locator('[data-rich-text]')).toBeAttached();
    expect(await look(page, '[data-rich-text]')).toEqual([]);
  }
  expect(harm).toEqual([]);
});

test(
  'hostile HTML is harmless as innerHTML where no policy protects a page',
  { tag: '@deep' },
  async ({ page }) => {
    const harm = await watch(page);
    await page.route('http://reader.test/**', (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' })
        : route.fulfill({ status: 204, body: '' }),
    );
    await page.goto('http://reader.test/');
    for (const html of sanitized) {
      await page.evaluate((text) => {
        const main = document.querySelector('main');
        if (!main) return;
        main.innerHTML = text;
        // Serializes and parses once more, as editors and mail programs do (mutation XSS).
        main.innerHTML = String(main.innerHTML);
      }, html);
      expect(await look(page, 'main'), html.slice(0, 200)).toEqual([]);
    }
    expect(harm).toEqual([]);
    expect(page.url()).toBe('http://reader.test/');
  },
);

async function invitationWith(school: School, description: string, index: number): Promise<string> {
  const { invite } = await school.mutate(
    'createInvite',
    { kind: 'INVITE', name: `Текст ${index}`, description },
    'invite { link }',
  );
  return invite.link;
}
