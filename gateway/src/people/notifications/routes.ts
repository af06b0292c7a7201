// The unsubscribe link of notification mails: an HTML page that works without signing in or loading anything, and
// one-click unsubscribing by mail programs (RFC 8058).
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../kit/http/security.ts';
import type { RestService } from '../../kit/rest/client.ts';
import { retryAfterOf } from '../../kit/rest/errors.ts';
import { isPageVisit, sendBusyPage } from '../../kit/http/busy-page.ts';
import { failureOfResponse, clientGoneSignal } from '../../kit/http/forwarding.ts';

interface State {
  company: string;
  digest: 'off' | 'daily' | 'weekly';
}

type Link = FastifyRequest<{ Params: { token: string } }>;

export function serveDigests(app: FastifyInstance, service: RestService): void {
  app.register(async (scope) => {
    // The body is ignored: the request itself unsubscribes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, _body, done) => done(null, null));

    const call = async (
      request: Link,
      reply: FastifyReply,
      method: 'GET' | 'POST',
    ): Promise<State | null> => {
      const answer = await service.stream({
        method,
        path: `/api/public/digests/${request.params.token}${method === 'POST' ? '/off' : ''}`,
        headers: {},
        token: null,
        requestId: request.id,
        address: request.ip,
        signal: clientGoneSignal(reply),
      });
      const body: unknown = await answer.body.json();
      if (answer.statusCode === 404) return null;
      if (answer.statusCode !== 200) throw failureOfResponse(answer);
      return (body as { data: State }).data;
    };
    const at = '/digests/:token(^[\\w-]{1,100}$)';
    scope.setErrorHandler((error, request, reply) => {
      const pause = retryAfterOf(error);
      if (pause !== null && request.method === 'GET' && isPageVisit(request))
        return sendBusyPage(reply.code(503), pause);
      request.log.warn({ err: error }, 'unsubscribing from notification mails failed');
      return page(reply.code(503), 'Не получилось', [
        'Сервер сейчас не отвечает. Откройте эту страницу ещё раз через несколько минут.',
      ]);
    });
    scope.get<{ Params: { token: string } }>(at, async (request, reply) =>
      show(reply, await call(request, reply, 'GET')),
    );
    scope.post<{ Params: { token: string } }>(at, async (request, reply) =>
      show(reply, await call(request, reply, 'POST')),
    );
  });
}

function show(reply: FastifyReply, state: State | null): FastifyReply {
  if (state === null) {
    return page(reply.code(404), 'Ссылка больше не действует', [
      'Откройте ссылку из последнего письма или выключите письма на странице уведомлений.',
    ]);
  }
  const { company, digest } = state;
  if (digest === 'off') {
    return page(reply, 'Письма выключены', [
      `Школа «${company}» больше не присылает вам писем с уведомлениями. Снова включить их можно на странице уведомлений.`,
    ]);
  }
  return page(
    reply,
    'Выключить письма?',
    [
      `Школа «${company}» перестанет присылать вам письма с непрочитанными уведомлениями. Сами уведомления останутся.`,
    ],
    '<form method="post"><button>Выключить письма</button></form>',
  );
}

function page(reply: FastifyReply, title: string, texts: string[], rest = ''): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const policy = { 'form-action': "'self'", 'style-src': `'nonce-${nonce}'` };
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(policy),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${look}</style></head><body><main><h1>${title}</h1>${texts.map((text) => `<p>${escaped(text)}</p>`).join('')}${rest}</main></body></html>`,
    );
}

const look =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:480px;margin:10vh auto;padding:0 16px;overflow-wrap:anywhere}h1{font-size:24px}button{font:inherit;padding:8px 16px}';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
