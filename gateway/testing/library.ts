// A small schema for the kit's tests: books with authors that REST does not embed, served from memory.
import { type OperationDefinitionNode, parse } from 'graphql';
import { compileOperation } from '../src/kit/execution/compile.ts';
import { runOperation } from '../src/kit/execution/run.ts';
import { count, reference, relation, sum } from '../src/kit/plan/needs.ts';
import { planOperation, type Variables } from '../src/kit/plan/operation.ts';
import { connection, list, record } from '../src/kit/plan/reads.ts';
import {
  type Collection,
  collectionBelow,
  companyCollection,
  type ListDeclaration,
} from '../src/kit/records/collections.ts';
import { totalCount } from '../src/kit/connections/connection.ts';
import { nodeResolvers, nodeReaders } from '../src/kit/records/node.ts';
import type { RestClient } from '../src/kit/rest/client.ts';
import { errorFromResponse } from '../src/kit/rest/errors.ts';
import { path } from '../src/kit/rest/path.ts';
import { composeDomains } from '../src/kit/schema/schema.ts';
import {
  type ListFeature,
  answerEach,
  answerList,
  pick,
  type Query,
  Refused,
  type Row,
} from './fake-list.ts';

const typeDefs = parse(`
  interface Node { id: ID! }
  type Query { library(code: String!): Library node(id: ID!): Node nodes(ids: [ID!]!): [Node]! }
  type Library { name: String books(first: Int, after: String, last: Int, before: String, search: String): Books genres: [Genre!] }
  type Books { nodes: [Book!]! totalCount: Int pageInfo: PageInfo! edges: [BookEdge!]! }
  type BookEdge { cursor: String! node: Book! }
  type Reviews { nodes: [Review!]! totalCount: Int }
  type Review { text: String }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type Book implements Node {
    id: ID! title: String pages: Int author: Author translator: Author loansCount: Int fines: String
    genre: Genre editions(first: Int, after: String, last: Int, before: String): Books
    reviews(first: Int, after: String, last: Int, before: String): Reviews
  }
  type Author implements Node {
    id: ID! name: String born: Int mentor: Author
    books(first: Int, after: String, last: Int, before: String, search: String): Books
  }
  type Genre { name: String curator: Author }
`);

type LibraryRow = { id: number; company_id: number; name?: string };
type BookRow = { id: number; company_id: number };

const books = companyCollection<'Book', BookRow>('Book', 'books');
const authors = companyCollection<'Author', BookRow>('Author', 'authors');
const genres = companyCollection<'Genre', BookRow>('Genre', 'genres');
const reviews = collectionBelow(books, 'Review', 'reviews') as ListDeclaration<BookRow, BookRow>;
const editions = ({ id, company_id }: BookRow): Collection<BookRow> => ({
  path: path`/companies/${{ companyId: company_id }}/books/${{ id }}/editions`,
  complete: (row) => row,
});

export const library = composeDomains(
  [
    { resolvers: nodeResolvers },
    {
      resolvers: {
        Query: {
          library: record({
            path: () => path`/company/get_id_by_code`,
            params: ({ code }: { code: string }) => ({ code }),
            complete: (row: LibraryRow) => Object.assign(row, { company_id: row.id }),
          }),
        },
        Library: {
          books: connection(books),
          genres: list(genres, { size: 10 }),
        },
        Books: { totalCount },
        Reviews: { totalCount },
        Book: {
          editions: connection({ at: editions }, { counted: 'editions' }),
          reviews: connection(reviews),
        },
        Author: { books: connection(books, { by: 'author_id' }) },
      } as never,
      shapes: {
        Library: {},
        Book: {
          author: reference('author_id', authors),
          translator: reference('translator_id', authors),
          loansCount: count('loans'),
          fines: sum('loans', 'fine'),
          genre: relation('genre'),
        },
        Author: { mentor: reference('mentor_id', authors) },
        Genre: { curator: reference('curator_id', authors) },
      },
      nodes: nodeReaders(books, authors),
    },
  ],
  typeDefs,
);

export interface LibraryData {
  readonly books: Row[];
  readonly authors: Row[];
  readonly genres: Row[];
  /** Reviews of books, each with its `book_id`; the path does not exist when omitted. */
  readonly reviews?: Row[];
}

export interface LibraryCall {
  readonly path: string;
  readonly query: Query;
}

export interface LibraryServer {
  readonly data: LibraryData;
  readonly calls: LibraryCall[];
  /** Returns the status with which a read fails, or null. */
  failing: (call: LibraryCall) => number | null;
  /** Whether the server rejects the call as too expensive before any work. */
  expensive: (call: LibraryCall) => boolean;
  /** Returns the status with which the list below this record is rejected, or null. */
  refusing: (id: string) => number | null;
  readonly ask: (
    text: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<{
    data: Record<string, never> | null;
    errors?: readonly { readonly path?: readonly (string | number)[] | undefined }[];
  }>;
}

export function libraryServer(data: LibraryData, features: readonly ListFeature[]): LibraryServer {
  const known = new Map<string, ReadonlySet<string>>();
  const server: LibraryServer = {
    data,
    calls: [],
    failing: () => null,
    expensive: () => false,
    refusing: () => null,
    ask: async (text, variables = {}) => {
      const document = parse(text);
      const operation = document.definitions[0] as OperationDefinitionNode;
      const compiled = compileOperation(library.schema, document, operation, variables);
      const context = { ...library, rest: client() };
      return (await runOperation(compiled, { context, variables }).answer) as never;
    },
  };
  const answer = (call: LibraryCall) => {
    server.calls.push(call);
    const status = server.failing(call);
    if (status !== null) throw errorFromResponse(status, null);
    if (server.expensive(call)) {
      throw errorFromResponse(422, [
        { message: 'Слишком много', field: 'each', code: 'too_expensive' },
      ]);
    }
    const { each } = call.query;
    const [, , , collection = '', id, below] = call.path.split('/');
    if (call.path === '/company/get_id_by_code') {
      return { data: pick({ id: 7, name: 'Городская' }, call.query), meta: {} };
    }
    const rows =
      (below ? data[below as keyof LibraryData] : data[collection as keyof LibraryData]) ?? [];
    const rowsOf = (value: string, column: string): Row[] => {
      const refused = server.refusing(value);
      if (refused !== null) throw new Refused(refused);
      return structuredClone(rows.filter((row) => String(row[column]) === value));
    };
    if (each !== undefined && features.includes('each')) {
      const column = below ? 'book_id' : String(each);
      return answerEach((value) => rowsOf(value, column), call.query, features);
    }
    if (id === '-') throw errorFromResponse(404, null);
    if (below) {
      const refused = server.refusing(id ?? '');
      if (refused !== null) throw errorFromResponse(refused, ['Нельзя']);
      return answerList(rowsOf(id ?? '', 'book_id'), call.query, features);
    }
    if (id === undefined) return answerList(structuredClone(rows), call.query, features);
    const row = rows.find((candidate) => candidate.id === Number(id));
    if (!row) throw errorFromResponse(404, null);
    return { data: pick(structuredClone(row), call.query), meta: {} };
  };
  const client = (): RestClient => {
    const memory = new Map<string, unknown>();
    return {
      features: known,
      pageSizes: new Map(),
      get: async (at: { text: string }, params: Readonly<Record<string, unknown>> = {}) => {
        const entries = Object.entries(params).filter(([, value]) => value != null);
        const query = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
        return answer({ path: at.text, query });
      },
      memoize: (at: { text: string }, purpose: string, create: () => unknown) => {
        const key = `${purpose} ${at.text}`;
        if (!memory.has(key)) memory.set(key, create());
        return memory.get(key);
      },
    } as unknown as RestClient;
  };
  return server;
}

/** The plan of an operation on the library; `features` are the announced features. */
export function planOfLibrary(text: string, features = new Map<string, ReadonlySet<string>>()) {
  const document = parse(text);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const { estimate, explain } = planOperation(library, document, operation);
  return {
    estimate: (variables: Variables) => estimate(variables, features),
    explain: (variables: Variables) => explain(variables, features),
  };
}
