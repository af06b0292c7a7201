// A REST client that holds every answer against api/openapi.json: the status is documented, and the body has the
// documented shape, with nothing missing and nothing more.
import { z } from 'zod';
import { openapi, operations, type Operation } from '../kit/openapi.ts';
import { restClient, type Json, type RestClient } from '../kit/rest.ts';

export interface Judge {
  client: (token?: string) => RestClient;
  /** Operations that answered with success so far, as `GET /api/…`. */
  succeeded: Set<string>;
}

export function judge(url: string): Judge {
  const succeeded = new Set<string>();
  return {
    succeeded,
    client: (token) => {
      const call = restClient(url, token);
      return async (method, path, body, headers) => {
        const operation = operationAt(method, path);
        const name = `${method} ${operation.route}`;
        const answer = await call(method, path, body, headers);
        const documented = operation.documented.responses[answer.status];
        if (!documented)
          throw new Error(`${name} answers ${answer.status}, which is not documented`);
        const wrong = mismatch(documented, answer.body);
        if (wrong) throw new Error(`${name} answers ${answer.status} in another shape:\n${wrong}`);
        if (answer.status < 300) succeeded.add(name);
        return answer;
      };
    },
  };
}

export const nameOf = ({ method, route }: Operation): string => `${method} ${route}`;

/** The operation that a request means: the one with the fewest parameters where several fit. */
function operationAt(method: string, path: string): Operation {
  const { pathname } = new URL(path, 'http://any');
  const [found] = operations
    .filter((operation) => operation.method === method && patternOf(operation).test(pathname))
    .sort((a, b) => a.parameters.length - b.parameters.length);
  if (!found) throw new Error(`${method} ${pathname} is not documented`);
  return found;
}

function patternOf({ route }: Operation): RegExp {
  return new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function mismatch(response: Json, body: unknown): string | undefined {
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const result = z
    .fromJSONSchema({ ...local(schema), $defs: local(openapi.components.schemas) })
    .safeParse(body);
  return result.success ? undefined : z.prettifyError(result.error);
}

/** References as they are written in a schema that stands alone. */
function local(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));
}
