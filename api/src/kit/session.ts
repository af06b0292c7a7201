// Reads the token of every request and holds the request against its route's permission.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, notFound, unauthenticated } from './errors.ts';
import { mayCall, type Authenticate } from './permissions.ts';
import { companyParams } from './routes.ts';

export function guardRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('person', null);
  app.decorateRequest('scope', null);
  app.addHook('onRequest', async (request) => {
    const { permission, accessTokens } = request.routeOptions.config;
    if (permission === undefined || permission === 'open') return;
    const token = bearerToken(request);
    if (token === null) throw unauthenticated();
    const companyId = permission === 'signed-in' ? null : companyIdOf(request);
    const caller = await authenticate(token, companyId, request.ip);
    if (caller === null) throw unauthenticated();
    request.person = caller.person;
    request.scope = caller.scope;
    const byAccessToken = caller.person.sessionId === null;
    if (byAccessToken && !(accessTokens ?? companyId !== null)) {
      throw forbidden('Токен доступа здесь не подходит: войдите сами');
    }
    if (companyId === null) return;
    // Whoever is no member is not told whether the company exists.
    if (caller.scope === null) throw notFound('Компания не найдена');
    if (permission === 'owner' && !caller.scope.isOwner) throw forbidden(ownersOnly);
    if (typeof permission === 'object' && !mayCall(caller.scope, permission)) throw forbidden();
  });
}

const ownersOnly = 'Это может сделать только владелец компании';

function bearerToken(request: FastifyRequest): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}

function companyIdOf(request: FastifyRequest): number {
  const read = companyParams.safeParse(request.params);
  if (!read.success) throw notFound('Компания не найдена');
  return read.data.companyId;
}
