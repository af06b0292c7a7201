// Searches a connection's records for a picker.
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { FoundRecord, RecordSearch } from '../../ui/index.ts';

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  };
}

interface Searching<Response> {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: Response;
}

export function useConnectionSearch<Response, Node>({
  variables,
  query,
  connection,
  record,
}: {
  /** The constant variables of the query. */
  variables: Readonly<Record<string, unknown>>;
  /** Also takes `$search` and `$after`. */
  query: GraphQLTaggedNode;
  connection: (response: Response) => Connection<Node> | null | undefined;
  /** Null for records that can't be selected. */
  record: (node: Node) => FoundRecord | null;
}): RecordSearch {
  const environment = useRelayEnvironment();
  return async (search, { after }) => {
    const searchVariables = { ...variables, search, after };
    const request = fetchQuery<Searching<Response>>(environment, query, searchVariables);
    const response = await request.toPromise();
    const found = response === undefined ? null : connection(response);
    if (!found) throw new Error('The response has no connection.');
    const { hasNextPage, endCursor } = found.pageInfo;
    return {
      records: found.nodes.flatMap((node) => record(node) ?? []),
      next: hasNextPage ? (endCursor ?? null) : null,
    };
  };
}
