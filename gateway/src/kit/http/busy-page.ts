// The page in place of what is asked for while the server has too much to do: it counts the seconds down, without a script
// as well, and opens the address again by itself.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security.ts';

/** Seconds; whoever is told to wait longer finds a link. */
const longest = 60;

/** Whether a browser opens the address as a page: programs, and pages that fetch it, read the status. */
export const isForPerson = ({ method, headers }: FastifyRequest): boolean =>
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

/** `seconds`: null where the page does not open itself again. */
function pageOf(nonce: string, seconds: number | null): string {
  const told =
    seconds === null
      ? 'Сервер занят. Попробуйте ещё раз через несколько минут.'
      : `Сервер занят, продолжим через <span>${seconds}</span>&nbsp;с`;
  const script = seconds === null ? '' : `<script nonce="${nonce}">${countdown}</script>`;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Сервер занят</title><style nonce="${nonce}">${look}</style></head><body><main><p>${told}</p><a href="">Повторить сейчас</a></main>${script}</body></html>\n`;
}

const look =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:480px;margin:10vh auto;padding:0 16px;text-align:center}';

/** A screen reader reads the page once. What it becomes may be a file, which leaves the page as it is. */
const countdown =
  'const told=document.querySelector("p"),left=told.querySelector("span");setInterval(()=>{if(left.textContent>1)left.textContent-=1;else told.textContent="Продолжаем…"},1000)';
