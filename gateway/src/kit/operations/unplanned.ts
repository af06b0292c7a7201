// Stands in for the plan of an operation.
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Variables } from './compile.ts';

export interface PlannedCall {
  readonly place: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly route: string;
  readonly query: string;
  readonly times: number;
  readonly note?: string;
}

export interface OperationPlan {
  readonly estimate: (variables: Variables) => { readonly calls: number; readonly nodes: number };
  readonly explain: (variables: Variables) => readonly PlannedCall[];
}

type Plan = (
  domains: unknown,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => OperationPlan;

export const planOperation: Plan = () => ({
  estimate: () => ({ calls: 1, nodes: 1 }),
  explain: () => [],
});
