// Runs in other sites' pages: renders a form in an iframe in place of its element and adjusts the frame's height. Built
// as the self-contained `/embed.js`; docs/operating.md documents its markup and events.
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
  // Browsers show an error page where embedding is not allowed or the server could not be reached.
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
          notifyPage(frame, form, data.redirect);
          break;
      }
    },
  );
  script.after(frame);
}

/** Seconds before a page that sent no message is loaded again. */
const pauses = [3, 6, 12, 24];

/** Passes on the parameters of the host page's URL that hidden fields store. */
function addressOf(form: string, origin: string): string {
  const address = new URL(`/registration/${form}/embedded`, origin);
  const marks = new URLSearchParams(location.search);
  for (const name of hiddenParameters) {
    const value = marks.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  address.searchParams.set(siteParameter, location.origin);
  // The rest of the host page's query string belongs to the site and is not sent.
  address.searchParams.set(pageParameter, location.origin + location.pathname);
  return address.href;
}

function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
}

/** A listener can prevent the redirect by `preventDefault()`. */
function notifyPage(frame: HTMLIFrameElement, form: string, redirect: string | null): void {
  const stays = !frame.dispatchEvent(
    new CustomEvent('kafedra:sent', {
      bubbles: true,
      cancelable: true,
      detail: { form, redirect },
    }),
  );
  // Only http(s): a `javascript:` URL would run in the host page.
  if (redirect !== null && /^https?:/.test(redirect) && !stays) location.assign(redirect);
}
