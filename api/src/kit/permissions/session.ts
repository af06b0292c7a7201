// Authenticates requests by their token and checks the permission of the route.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { rememberToken } from '../fairness/client-keys.ts';
import { Failure, forbidden, notFound, unauthenticated } from '../http/errors.ts';
import { mayCall, type Authenticate, type Caller } from './permissions.ts';
import { tokenIn } from '../http/requests.ts';
import { companyParams } from '../http/routes.ts';

export function guardRoutes(
  app: FastifyInstance,
  database: Pick<Database, 'system'>,
  authenticate: Authenticate,
): void {
  app.decorateRequest('caller', null);
  app.decorate('admit', async (transaction, request) => {
    const { permission, accessTokens } = request.routeOptions.config;
    const companyId = permission === 'signed-in' ? null : companyIdOf(request);
    const token = tokenOf(request);
    const caller = await authenticate(transaction, token, companyId, request.ip);
    if (caller === null) throw unauthenticated();
    const byAccessToken = caller.person.sessionId === null;
    rememberToken(token, byAccessToken ? 'tool' : caller.person.id);
    if (byAccessToken && !(accessTokens ?? companyId !== null)) {
      throw forbidden('Токен доступа здесь не подходит: войдите сами');
    }
    if (companyId === null) return caller;
    // 404, so that others do not learn whether the company exists.
    if (caller.scope === null) throw notFound('Компания не найдена');
    if (permission === 'owner' && !caller.scope.isOwner) throw forbidden(ownersOnly);
    if (typeof permission === 'object' && !mayCall(caller.scope, permission)) throw forbidden();
    return caller;
  });
  /** The caller of an open route, if signed in. */
  const visitor = async (
    transaction: Transaction,
    request: FastifyRequest,
    companyId: number | null,
  ): Promise<Caller | null> => {
    const token = tokenIn(request);
    if (token === undefined) return null;
    try {
      const caller = await authenticate(transaction, token, companyId, request.ip);
      // An access token is not a visitor.
      if (caller?.person.sessionId == null) return null;
      rememberToken(token, caller.person.id);
      return caller;
    } catch (error) {
      // A blocked user counts as a visitor, as without a session.
      if (error instanceof Failure) return null;
      throw error;
    }
  };
  app.decorate('memberOf', async (transaction, request, companyId) => {
    return (await visitor(transaction, request, companyId))?.scope ?? null;
  });
  app.decorate('personOf', async (transaction, request) => {
    return (await visitor(transaction, request, null))?.person ?? null;
  });
  app.addHook('onRequest', async (request) => {
    const { permission, admits } = request.routeOptions.config;
    if (permission === undefined || permission === 'open') return;
    tokenOf(request); // Refuses requests without a token before their body is read.
    if (admits) return;
    const caller = await database.system((transaction) => app.admit(transaction, request));
    await caller.visit?.();
    request.caller = caller;
  });
}

const ownersOnly = 'Это может сделать только владелец компании';

function tokenOf(request: FastifyRequest): string {
  const token = tokenIn(request);
  if (token === undefined) throw unauthenticated();
  return token;
}

function companyIdOf(request: FastifyRequest): number {
  const read = companyParams.safeParse(request.params);
  if (!read.success) throw notFound('Компания не найдена');
  return read.data.companyId;
}
