// Caches the results of visitors' queries for as long as all their REST responses are cacheable (rest/visitor-cache.ts).
// Results for a token and results with errors are never cached.
import { LRUCache } from 'lru-cache';
import type { Variables } from '../execution/compile.ts';
import type { OperationRequest, Result } from './execute.ts';
import { memoryLimits } from './limits.ts';
import type { PreparedOperation } from './prepare.ts';

export interface ResultCache {
  /**
   * The cache key of a query and its variables; null when the result is not the same for all visitors.
   */
  readonly keyOf: (request: OperationRequest, variables: Variables) => string | null;
  readonly find: (question: string) => Result | undefined;
  /** `until`: epoch milliseconds (`Date.now`). */
  readonly store: (question: string, result: Result, until: number) => void;
}

interface CachedResult {
  readonly result: Result;
  /** Bytes of its body. */
  readonly size: number;
  readonly until: number;
}

export function createResultCache(): ResultCache {
  const numbers = new WeakMap<PreparedOperation, number>();
  let operations = 0;
  const numberOf = (operation: PreparedOperation): number => {
    let number = numbers.get(operation);
    if (number === undefined) numbers.set(operation, (number = operations++));
    return number;
  };
  const cache = new LRUCache<string, CachedResult>({
    maxSize: memoryLimits.cachedResults,
    maxEntrySize: memoryLimits.cachedResult,
    // The parsed values take about four times the memory of the body.
    sizeCalculation: ({ size }, question) => 5 * size + 2 * question.length,
  });
  return {
    keyOf: ({ operation, caller, wantsCost }, variables) =>
      operation.type !== 'query' || wantsCost || caller.token !== null
        ? null
        : `${numberOf(operation)} ${JSON.stringify(variables)}`,
    find: (question) => {
      const known = cache.get(question);
      if (known === undefined || known.until > Date.now()) return known?.result;
      cache.delete(question);
      return undefined;
    },
    store: (question, result, until) => {
      if (until <= Date.now() || result.errors !== undefined) return;
      const body = Buffer.from(JSON.stringify(result));
      written.set(result, body);
      cache.set(question, { result, size: body.length, until });
    },
  };
}

const written = new WeakMap<Result, Buffer>();

/** The JSON body of a result; already serialized for a cached one. */
export const resultBody = (result: Result): Buffer | string =>
  written.get(result) ?? JSON.stringify(result);
