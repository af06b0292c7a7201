// Reads the plan of an operation before it runs: POST /graphql/plan.
import { tryParseJSONC } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { readJson } from '../ask.ts';
import type { Operation } from './operation.ts';

export interface Plan {
  readonly cost: { readonly calls: number; readonly nodes: number; readonly limit: number };
  readonly calls: readonly PlannedCall[];
}

export interface PlannedCall {
  /** The response path that needs it: company.courses. */
  readonly place: string;
  readonly method: string;
  /** /companies/{companyId}/courses */
  readonly route: string;
  /** As far as it is known in advance: only=id,name&per_page=20. */
  readonly query: string;
  /** The maximum. */
  readonly times: number;
  readonly note?: string;
}

/** Why no plan could be made. */
export interface Refusal {
  readonly errors: readonly string[];
}

/** The last result, and whether it belongs to the current operation. */
export interface Planning {
  readonly outcome: Plan | Refusal | null;
  readonly stale: boolean;
}

export function usePlan(operation: Operation | undefined): Planning {
  const [known, setKnown] = useState<{ of: Operation; outcome: Plan | Refusal | null }>();

  useEffect(() => {
    if (!operation) return;
    const abort = new AbortController();
    const explain = async () => {
      const outcome = await planOf(operation, abort.signal);
      if (!abort.signal.aborted) setKnown({ of: operation, outcome });
    };
    void explain();
    return () => abort.abort();
  }, [operation]);

  return { outcome: known?.outcome ?? null, stale: known?.of !== operation };
}

/** Null without an operation. */
export async function planOf(
  { query, variables, operationName }: Operation,
  signal: AbortSignal,
): Promise<Plan | Refusal | null> {
  if (query.replaceAll(/#.*/g, '').trim() === '') return null;
  try {
    const answer = await fetch('/graphql/plan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: parseVariables(variables), operationName }),
      signal,
    });
    const body = await readJson<Plan | { errors: { message: string }[] }>(answer);
    return 'errors' in body ? { errors: body.errors.map(({ message }) => message) } : body;
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)] };
  }
}

/** The editor accepts comments and trailing commas. */
function parseVariables(text: string): Record<string, unknown> | undefined {
  try {
    return tryParseJSONC(text);
  } catch (error) {
    throw new Error(`The variables ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
