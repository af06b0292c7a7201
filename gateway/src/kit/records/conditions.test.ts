// Tests the REST parameters of list conditions and bulk mutations, with a small schema.
import { graphql, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { connection, list } from '../plan/reads.ts';
import { queryString, type Params, type RestClient } from '../rest/client.ts';
import type { RestPath } from '../rest/path.ts';
import { composeDomains, type Domain } from '../schema/schema.ts';
import { deletesMany } from '../mutations/bulk.ts';
import { selectionOf } from '../mutations/selection.ts';
import { companyCollection } from './collections.ts';
import { type Condition, idsCondition } from './conditions.ts';
import { toGlobalId } from './ids.ts';
import { nodeReaders } from './node.ts';

type Row = { id: number; company_id: number; title: string };

const books = companyCollection<'Book', Row>('Book', 'books');

const paged = 'first: Int, after: String, last: Int, before: String';
const sdl = `
  interface Node { id: ID! }
  type Query { library: Library! }
  type Mutation { deleteBooks(input: DeleteBooksInput!): DeleteBooksPayload! }
  type Library {
    books(${paged}, search: String, filter: BookFilter, orderBy: BookOrder): BookConnection
    newest(${paged}, search: String, genre: [Genre!]): BookConnection
    shelf(filter: BookFilter): [Book!]
    lent(${paged}, search: String): BookConnection
  }
  type Book implements Node { id: ID! title: String genre: Genre }
  type Author implements Node { id: ID! }
  type BookConnection { nodes: [Book!]! totalCount: Int countByGenre: [GenreCount!] }
  type GenreCount { genre: Genre! count: Int! }
  enum Genre { PROSE SHORT_STORY }
  enum BookOrderField { TITLE PRINTED_AT }
  input BookOrder { field: BookOrderField!, direction: OrderDirection! = ASC }
  enum OrderDirection { ASC DESC }
  input BookFilter {
    genre: [Genre!], author: [ID!], translator: ID, printedAfter: String, isLent: Boolean, words: [Words!]
  }
  input Words { word: String! }
  input BookMatch { search: String, filter: BookFilter }
  input BookSelection { ids: [ID!], matching: BookMatch }
  input DeleteBooksInput { companyId: ID!, books: BookSelection! }
  type DeleteBooksPayload { deletedCount: Int! userErrors: [UserError!]! }
  type UserError { field: String }
`;

const words: Condition<readonly { word: string }[]> = {
  name: 'with_words',
  value: (given) => given.map(({ word }) => word),
};

const bookConditions = { translator: idsCondition('Author', 'translated_by'), words };

/** Casts, because the types of a Domain are generated from the real schema. */
const compose = (conditions: object, more = '') =>
  composeDomains(
    [
      {
        resolvers: {
          Query: { library: () => ({ id: 7, company_id: 7 }) },
          Library: {
            books: connection(books, { sort: 'title' }),
            newest: connection(books, { sort: 'title', desc: true }),
            shelf: list(books, { sort: 'title', size: 3 }),
            lent: connection(books, { by: 'library_id' }),
          },
          Mutation: { deleteBooks: deletesMany(selectionOf(books, 'книги')) },
          Author: { id: () => '' },
        } as Domain['resolvers'],
        conditions: { BookFilter: conditions } as Domain['conditions'],
        nodes: nodeReaders(books),
      } as Domain,
    ],
    parse(sdl + more),
  );

const library = compose(bookConditions);

/** The calls of an operation and the extensions of its errors. */
async function callsOf(source: string) {
  const calls: string[] = [];
  const rest = {
    features: new Map([['/companies/{companyId}/books', new Set(['total', 'countBy'])]]),
    get: async (at: RestPath, params: Params = {}) => {
      calls.push(`GET ${decodeURIComponent(at.text + queryString(params))}`);
      const counts = { genre: { short_story: 2, lost: 1, prose: 0 } };
      return { data: [], meta: { total: 0, current_page: 1, last_page: 1, per_page: 20, counts } };
    },
    write: async (method: string, at: RestPath, body: unknown) => {
      calls.push(`${method} ${at.text} ${JSON.stringify(body)}`);
      return { data: { count: 0, ids: [] }, meta: {} };
    },
    memoize: (_at: RestPath, _purpose: string, create: () => unknown) => create(),
  } as unknown as RestClient;
  const contextValue: Context = { ...library, rest };
  const { data, errors = [] } = await graphql({ schema: library.schema, source, contextValue });
  return {
    calls,
    data: JSON.parse(JSON.stringify(data ?? null)),
    codes: errors.map((e) => e.extensions),
  };
}

const first = async (field: string) => {
  const { calls } = await callsOf(`{ library { ${field} { totalCount } } }`);
  return calls[0]?.replace('GET /companies/7/books?', '').replace('&per_page=1&only=id', '');
};

const author = (companyId: number, id: number) =>
  JSON.stringify(toGlobalId({ type: 'Author', companyId, id }));

describe('the conditions of a list', () => {
  it.each([
    ['books', 'sort=title&desc=0'],
    ['books(orderBy: { field: PRINTED_AT, direction: DESC })', 'sort=printed_at&desc=1'],
    ['books(search: "мир", orderBy: null)', 'search=мир&sort=title&desc=0'],
    [
      'books(filter: { genre: [PROSE, SHORT_STORY] })',
      'genre[]=prose&genre[]=short_story&sort=title&desc=0',
    ],
    [
      'books(filter: { printedAfter: "1869", isLent: false })',
      'printed_after=1869&is_lent=0&sort=title&desc=0',
    ],
    ['books(filter: { isLent: null }, search: null)', 'sort=title&desc=0'],
    ['books(filter: null)', 'sort=title&desc=0'],
    [
      `books(filter: { author: [${author(7, 3)}, ${author(7, 4)}] })`,
      'author_id[]=3&author_id[]=4&sort=title&desc=0',
    ],
    [`books(filter: { translator: ${author(7, 3)} })`, 'translated_by[]=3&sort=title&desc=0'],
    [
      'books(filter: { words: [{ word: "a" }, { word: "b" }] })',
      'with_words[]=a&with_words[]=b&sort=title&desc=0',
    ],
    ['newest(genre: [PROSE])', 'genre[]=prose&sort=title&desc=1'],
    ['lent(search: "мир")', 'library_id=7&search=мир'],
  ])('%s become %s', async (field, params) => {
    expect(await first(field)).toBe(params);
  });

  it.each([
    ['shelf', ''],
    ['shelf(filter: { genre: [PROSE] })', 'genre[]=prose&'],
  ])('that is read whole: %s', async (field, params) => {
    const { calls } = await callsOf(`{ library { ${field} { title } } }`);
    expect(calls).toEqual([
      `GET /companies/7/books?${params}sort=title&all=1&only=id,title&total=0`,
    ]);
  });

  it('are the same in the match of a bulk mutation', async () => {
    const company = JSON.stringify(toGlobalId({ type: 'Company', companyId: null, id: 7 }));
    const matching = `{ search: "", filter: { genre: [PROSE], isLent: null, author: [${author(7, 3)}] } }`;
    const { calls } = await callsOf(
      `mutation { deleteBooks(input: { companyId: ${company}, books: { matching: ${matching} } }) { deletedCount } }`,
    );
    const body = { matching: { search: '', genre: ['prose'], author_id: [3] } };
    expect(calls).toEqual([`POST /companies/7/books/delete ${JSON.stringify(body)}`]);
  });

  it.each(['ids: []', 'matching: { filter: { genre: [] } }'])(
    'change nothing where a list of values is empty: %s',
    async (chosen) => {
      const company = JSON.stringify(toGlobalId({ type: 'Company', companyId: null, id: 7 }));
      const { calls } = await callsOf(
        `mutation { deleteBooks(input: { companyId: ${company}, books: { ${chosen} } }) { deletedCount } }`,
      );
      expect(calls).toEqual([]);
    },
  );

  it('accept only records of the company', async () => {
    for (const id of [
      author(8, 3),
      '"3"',
      JSON.stringify(toGlobalId({ type: 'Book', companyId: 7, id: 3 })),
    ]) {
      const list = `books(filter: { author: [${id}] })`;
      const { calls, codes } = await callsOf(`{ library { ${list} { totalCount } } }`);
      expect([calls, codes]).toEqual([[], [{ code: 'BAD_ARGUMENT' }]]);
    }
  });

  it('without a declaration or a conventional name fail at composition', () => {
    expect(() => compose({ words })).toThrow('BookFilter.translator:');
    expect(() => compose({ translator: bookConditions.translator })).toThrow('BookFilter.words:');
  });
});

describe('a connection that counts its rows by a column', () => {
  it('requests counts where they are selected, and returns those of known values', async () => {
    const { calls, data } = await callsOf('{ library { books { countByGenre { genre count } } } }');
    expect(calls).toEqual([
      'GET /companies/7/books?sort=title&desc=0&per_page=1&only=id&total=0&countBy=genre',
    ]);
    expect(data.library.books.countByGenre).toEqual([{ genre: 'SHORT_STORY', count: 2 }]);
  });

  it('requires an enum to count by', () => {
    const wrong =
      'extend type Library { x: PageConnection } type PageConnection { countBySize: [Size!] } type Size { size: Int count: Int }';
    expect(() => compose(bookConditions, wrong)).toThrow('countBySize counts by size');
  });
});
