// Runs in other sites' pages: puts a form in the place of its own element, and keeps the frame as high as the form is. The
// build makes `/embed.js` of it, which needs nothing else; docs/operating.md says what a site writes and hears.
import { hiddenParameters } from '@kafedra/common/forms';
import { pageParameter, siteParameter, type SiteMessage } from '../../kit/pages/embedding.ts';

const { currentScript: script } = document;
if (script instanceof HTMLScriptElement) embed(script);

function embed(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src);
  const form = script.dataset['form'] ?? '';
  const frame = document.createElement('iframe');
  const address = addressOf(form, origin);
  frame.src = address;
  frame.title = script.dataset['title'] ?? 'Форма';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '320px', border: '0' });
  let isHere = false;
  let tries = 0;
  // Browsers show no page that may not stand here, nor one that its server could not be asked about.
  frame.addEventListener('load', () => {
    const pause = pauses[tries];
    if (pause === undefined) return;
    tries += 1;
    setTimeout(() => isHere || (frame.src = address), pause * 1000);
  });
  addEventListener(
    'message',
    ({ origin: from, source, data }: MessageEvent<SiteMessage | null>) => {
      if (from !== origin || source !== frame.contentWindow) return;
      isHere = true;
      switch (data?.kafedra) {
        case 'height':
          frame.style.height = `${data.height}px`;
          break;
        case 'step':
          showTop(frame);
          break;
        case 'sent':
          showTop(frame);
          tellPage(frame, form, data.redirect);
          break;
      }
    },
  );
  script.after(frame);
}

/** Seconds before a page that has said nothing is opened again. */
const pauses = [3, 6, 12, 24];

/** With the marks of the page that it stands in, which its hidden fields hold. */
function addressOf(form: string, origin: string): string {
  const address = new URL(`/registration/${form}/embedded`, origin);
  const marks = new URLSearchParams(location.search);
  for (const name of hiddenParameters) {
    const value = marks.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  address.searchParams.set(siteParameter, location.origin);
  // What else the page's address says is the site's own affair.
  address.searchParams.set(pageParameter, location.origin + location.pathname);
  return address.href;
}

function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

/** Whoever listens may prevent that the visitor is led away. */
function tellPage(frame: HTMLIFrameElement, form: string, redirect: string | null): void {
  const stays = !frame.dispatchEvent(
    new CustomEvent('kafedra:sent', {
      bubbles: true,
      cancelable: true,
      detail: { form, redirect },
    }),
  );
  // An address of the web, whatever came: `javascript:` would run in the site's page.
  if (redirect !== null && /^https?:/.test(redirect) && !stays) location.assign(redirect);
}
