// The records of a connection for a field that chooses among them: all of them, found by what is typed.
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { FoundRecord, RecordSearch } from '../ui/index.ts';

interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor?: string | null | undefined;
  };
}

interface Searching<Response> {
  readonly variables: {
    readonly companyId: string;
    readonly search: string;
    readonly after: string | null;
  };
  readonly response: Response;
}

export function useConnectionSearch<Response, Node>({
  companyId,
  query,
  connection,
  record,
}: {
  companyId: string;
  /** It takes `$companyId`, `$search` and `$after`. */
  query: GraphQLTaggedNode;
  connection: (response: Response) => Connection<Node> | null | undefined;
  /** Null for what is not to be chosen. */
  record: (node: Node) => FoundRecord | null;
}): RecordSearch {
  const environment = useRelayEnvironment();
  return async (search, { after }) => {
    const variables = { companyId, search, after };
    const request = fetchQuery<Searching<Response>>(environment, query, variables);
    const response = await request.toPromise();
    const found = response === undefined ? null : connection(response);
    if (!found) throw new Error('the records are not to be read');
    const { hasNextPage, endCursor } = found.pageInfo;
    return {
      records: found.nodes.flatMap((node) => record(node) ?? []),
      next: hasNextPage ? (endCursor ?? null) : null,
    };
  };
}
