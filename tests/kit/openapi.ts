// The REST contract as it is published: the operations of api/openapi.json.
import { readOpenapi } from '../../api/testing/openapi.ts';
import type { Json } from './rest.ts';

export interface Operation {
  method: string;
  /** As in the contract: /api/companies/{companyId}/courses. */
  route: string;
  /** The names in braces. */
  parameters: string[];
  /** What openapi.json says of it. */
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

/** As `GET /api/companies/{companyId}/courses`. */
export const nameOf = ({ method, route }: Operation): string => `${method} ${route}`;

/** The address of an operation with these values for its parameters. */
export function address(operation: Operation, values: Record<string, string | number>): string {
  return operation.route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`${operation.route}: no value for {${name}} is known to the tests`);
    return encodeURIComponent(value);
  });
}
