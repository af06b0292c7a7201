// Finds the company of a host through the REST API.
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../kit/http/caller.ts';
import type { CompanyAtHost } from '../kit/http/hosts.ts';
import type { RestService } from '../kit/rest/client.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { startLifetime } from '../kit/rest/resilience/lifetime.ts';
import { path } from '../kit/rest/path.ts';

/** Timeout of the lookup in milliseconds. */
const patience = 5000;

export const companyFinder =
  (service: RestService) =>
  async (host: string, request: FastifyRequest): Promise<CompanyAtHost | null> => {
    const life = startLifetime(patience);
    const caller = { ...callerOf(request), token: null };
    const rest = service.forRequest({ ...caller, life, cost: 1, idempotencyKey: null });
    try {
      return (await rest.get<CompanyAtHost>(path`/public/company/get_by_host`, { host })).data;
    } catch (error) {
      if (isRestError(error, 404)) return null;
      request.log.warn({ err: error }, 'the company of the host could not be looked up');
      throw error;
    } finally {
      life.close();
    }
  };
