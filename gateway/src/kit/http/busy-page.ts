// The HTML page sent while the server is overloaded: it shows a countdown and reloads itself, also without scripts.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security.ts';

/** Seconds up to which the page reloads itself; for longer waits it shows a link. */
const longest = 60;

/** Whether a browser navigates to the URL; programs and scripts read the status instead. */
export const isPageVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === undefined
    ? /\btext\/html\b/.test(headers.accept ?? '')
    : headers['sec-fetch-mode'] === 'navigate');

export function sendBusyPage(reply: FastifyReply, retryAfter: number): FastifyReply {
  const seconds = Math.max(1, retryAfter);
  const nonce = randomBytes(16).toString('base64url');
  const isSoon = seconds <= longest;
  const policy = {
    'style-src': `'nonce-${nonce}'`,
    'script-src': `'nonce-${nonce}'`,
  };
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(policy),
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      ...(isSoon && { refresh: String(seconds) }),
    })
    .type('text/html; charset=utf-8')
    .send(pageOf(nonce, isSoon ? seconds : null));
}

/** `seconds`: null when the page does not reload itself. */
function pageOf(nonce: string, seconds: number | null): string {
  const text =
    seconds === null
      ? 'Сервер занят. Попробуйте ещё раз через несколько минут.'
      : `Сервер занят, продолжим через <span>${seconds}</span>&nbsp;с`;
  const script = seconds === null ? '' : `<script nonce="${nonce}">${countdown}</script>`;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Сервер занят</title><style nonce="${nonce}">${look}</style></head><body><main><p>${text}</p><a href="">Повторить сейчас</a></main>${script}</body></html>\n`;
}

const look =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:480px;margin:10vh auto;padding:0 16px;text-align:center}';

/**
 * Not a live region: a screen reader reads the page once. The reload may download a file, which leaves the page open.
 */
const countdown =
  'const text=document.querySelector("p"),left=text.querySelector("span");setInterval(()=>{if(left.textContent>1)left.textContent-=1;else text.textContent="Продолжаем…"},1000)';
