// The operations of the published REST contract, api/openapi.json.
import { readOpenapi } from '../../api/testing/openapi.ts';
import type { Json } from './rest.ts';

export interface Operation {
  method: string;
  /** The path pattern: /api/companies/{companyId}/courses. */
  route: string;
  /** Names of the path parameters. */
  parameters: string[];
  /** The operation object of openapi.json. */
  documented: Json;
}

export const openapi: Json = readOpenapi();

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

export const operations: Operation[] = Object.entries<Json>(openapi.paths).flatMap(
  ([route, path]) =>
    Object.keys(path)
      .filter((method) => methods.has(method))
      .map((method) => ({
        method: method.toUpperCase(),
        route,
        parameters: [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
        documented: path[method],
      })),
);

/** `GET /api/companies/{companyId}/courses`. */
export const nameOf = ({ method, route }: Operation): string => `${method} ${route}`;

/** The path of an operation with these values for its parameters. */
export function address(operation: Operation, values: Record<string, string | number>): string {
  return operation.route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`${operation.route}: no value for {${name}} is known to the tests`);
    return encodeURIComponent(value);
  });
}
