import { graphql, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { declaredCall } from '../plan/calls.ts';
import { reference } from '../plan/needs.ts';
import type { RestClient } from '../rest/client.ts';
import { errorFromResponse } from '../rest/errors.ts';
import type { RestPath } from '../rest/path.ts';
import { composeDomains, type Domain } from '../schema/schema.ts';
import { changesMany, deletesMany } from './bulk.ts';
import { selectionOf } from './selection.ts';
import { collectionBelow, companyCollection, type InCompany } from '../records/collections.ts';
import { toGlobalId } from '../records/ids.ts';
import { nodeReaders } from '../records/node.ts';
import { globalIds } from './translations.ts';
import { creates, deletes, performs, updates } from './writes.ts';

type Row = InCompany & { id: number };

const books = companyCollection<'Book', Row>('Book', 'books');
const editions = collectionBelow<Row, 'Book', 'Edition', Row>(books, 'Edition', 'editions');
const printings = companyCollection<'Edition', Row>('Edition', 'printings');
const chosenBooks = selectionOf(books, 'книги');
const authorIds = globalIds('Author', 'authors_id', 'Автор не найден');

const typeDefs = parse(`
  type Query { nothing: Boolean }
  type Company { id: ID! name: String }
  type Book { id: ID! title: String pageCount: Int company: Company printing: Edition }
  type Edition { id: ID! year: Int }
  type UserError { message: String! field: String code: String }
  type Mutation {
    createBook(input: CreateBookInput!): BookPayload!
    updateBook(input: UpdateBookInput!): ChangedPayload!
    printBook(input: DeleteBookInput!): BookPayload!
    deleteBook(input: DeleteBookInput!): GonePayload!
    deleteBooks(input: BooksInput!): DeletedPayload!
    lendBooks(input: BooksInput!): LentPayload!
    createEdition(input: CreateEditionInput!): EditionPayload!
    updateEdition(input: UpdateEditionInput!): EditionPayload!
    deleteEdition(input: DeleteEditionInput!): GonePayload!
  }
  input CreateBookInput { companyId: ID! pageCount: Int authorIds: [ID!] clientMutationId: String }
  input UpdateBookInput { id: ID! title: String version: String }
  input DeleteBookInput { id: ID! }
  input BooksInput { companyId: ID! books: Books! authorIds: [ID!] }
  input Books { ids: [ID!] matching: Match }
  input Match { search: String }
  input CreateEditionInput { bookId: ID! year: Int }
  input UpdateEditionInput { bookId: ID! id: ID! year: Int }
  input DeleteEditionInput { bookId: ID! id: ID! }
  type BookPayload { book: Book company: Company userErrors: [UserError!]! clientMutationId: String }
  type ChangedPayload { novel: Book userErrors: [UserError!]! }
  type EditionPayload { edition: Edition book: Book userErrors: [UserError!]! }
  type GonePayload { burntId: ID company: Company book: Book userErrors: [UserError!]! }
  type Skipped { code: String! count: Int! names: [String!]! }
  type DeletedPayload { deletedBookIds: [ID!]! deletedCount: Int! deletion: String skipped: [Skipped!] userErrors: [UserError!]! }
  type LentPayload { books: [Book!]! changedCount: Int! skipped: [Skipped!] skippedCount: Int! userErrors: [UserError!]! }
`);

const library = composeDomains(
  [
    {
      // Casts, because the types of a Domain are generated from the real schema.
      resolvers: {
        Mutation: {
          createBook: creates(books, { authorIds } as object),
          updateBook: updates(books),
          printBook: performs(books, 'print'),
          deleteBook: deletes(books),
          deleteBooks: deletesMany(chosenBooks),
          lendBooks: changesMany(chosenBooks, { action: 'lend' }, { authorIds }),
          createEdition: creates(editions),
          updateEdition: updates(editions),
          deleteEdition: deletes(editions),
        },
        Edition: { id: ({ id }: Row) => toGlobalId({ type: 'Edition', companyId: 7, id }) },
      } as Domain['resolvers'],
      shapes: {
        Book: {
          company: { kind: 'relation', name: 'company', whole: false },
          printing: reference('printing_id', printings),
        },
        Edition: {},
      },
      nodes: {
        ...nodeReaders(books),
        Company: {
          scope: 'global',
          route: '/companies/{companyId}',
          read: async (_context, { id }) => ({ id, name: 'Городская' }),
        },
      },
    },
  ],
  typeDefs,
);

const id = (type: string, ref: number, companyId = 7) => toGlobalId({ type, companyId, id: ref });
const companyId = toGlobalId({ type: 'Company', companyId: null, id: 7 });

/** The result of a mutation, and the calls that it made. */
async function ask(
  text: string,
  answer: (call: string) => unknown = () => ({ id: 3, title: 'Война и мир', year: 1869 }),
) {
  const calls: unknown[] = [];
  const call = async (method: string, { text: path }: RestPath, body?: unknown) => {
    calls.push(body === undefined ? `${method} ${path}` : [`${method} ${path}`, body]);
    return { data: answer(`${method} ${path}`), meta: {} };
  };
  const memory = new Map<string, unknown>();
  const rest = {
    features: new Map(),
    get: (at: RestPath) => call('GET', at),
    write: call,
    memoize: (at: RestPath, purpose: string, create: () => unknown) => {
      const key = `${purpose} ${at.text}`;
      if (!memory.has(key)) memory.set(key, create());
      return memory.get(key);
    },
  } as unknown as RestClient;
  const context: Context = { ...library, rest };
  const result = await graphql({
    schema: library.schema,
    source: `mutation { ${text} }`,
    contextValue: context,
  });
  return { ...JSON.parse(JSON.stringify(result)), calls };
}

describe('a declared mutation', () => {
  it('creates a record in the company of the input', async () => {
    const { data, calls } = await ask(`createBook(input: {
      companyId: "${companyId}", pageCount: 5, authorIds: ["${id('Author', 4)}"], clientMutationId: "x"
    }) { book { id title } company { name } userErrors { field } clientMutationId }`);
    expect(data.createBook).toEqual({
      book: { id: id('Book', 3), title: 'Война и мир' },
      company: { name: 'Городская' },
      userErrors: [],
      clientMutationId: 'x',
    });
    expect(calls).toEqual([['POST /companies/7/books', { page_count: 5, authors_id: [4] }]]);
  });

  it('updates a record, and reads fields that the response lacks', async () => {
    const { data, calls } = await ask(
      `updateBook(input: { id: "${id('Book', 3)}", title: null }) { novel { title company { name } } userErrors { field } }`,
      (call) =>
        call.startsWith('PUT')
          ? { id: 3, title: null }
          : { id: 3, title: null, company: { id: 7, name: 'Городская' } },
    );
    expect(data.updateBook.novel).toEqual({ title: null, company: { name: 'Городская' } });
    expect(calls).toEqual([
      ['PUT /companies/7/books/3', { title: null }],
      'GET /companies/7/books/3',
    ]);
  });

  it('reads references of the response without reading the record again', async () => {
    const { data, calls } = await ask(
      `updateBook(input: { id: "${id('Book', 3)}", title: "Мир" }) { novel { title printing { year } } }`,
      (call) =>
        call.startsWith('PUT')
          ? { id: 3, title: 'Мир', printing_id: 9 }
          : { id: call.endsWith('9') ? 9 : 3, title: 'Мир', printing_id: null, year: 1869 },
    );
    expect(data.updateBook.novel).toEqual({ title: 'Мир', printing: { year: 1869 } });
    expect(calls).toEqual([
      ['PUT /companies/7/books/3', { title: 'Мир' }],
      'GET /companies/7/printings/9',
    ]);
  });

  it('returns the current record when it was changed meanwhile', async () => {
    const change = (version: string) =>
      ask(
        `updateBook(input: { id: "${id('Book', 3)}", title: "Мир", version: ${version} }) { novel { title } userErrors { message code } }`,
        (call) => {
          if (!call.startsWith('PUT')) return { id: 3, title: 'Война' };
          throw errorFromResponse(409, [{ message: 'Изменил кто-то ещё', code: 'stale' }]);
        },
      );
    const { data, calls } = await change('"7"');
    expect(data.updateBook).toEqual({
      novel: { title: 'Война' },
      userErrors: [{ message: 'Изменил кто-то ещё', code: 'stale' }],
    });
    expect(calls).toEqual([
      ['PUT /companies/7/books/3', { title: 'Мир', version: '7' }],
      'GET /companies/7/books/3',
    ]);
    // No version is sent to a server without versions.
    expect((await change('null')).calls[0]).toEqual(['PUT /companies/7/books/3', { title: 'Мир' }]);
  });

  it('performs another action on a record', async () => {
    const { data, calls } = await ask(
      `printBook(input: { id: "${id('Book', 3)}" }) { book { title } userErrors { field } }`,
    );
    expect(data.printBook.book).toEqual({ title: 'Война и мир' });
    expect(calls).toEqual([['POST /companies/7/books/3/print', {}]]);
  });

  it('deletes a record and returns its id', async () => {
    const { data, calls } = await ask(
      `deleteBook(input: { id: "${id('Book', 3)}" }) { burntId company { name } userErrors { field } }`,
    );
    expect(data.deleteBook).toEqual({
      burntId: id('Book', 3),
      company: { name: 'Городская' },
      userErrors: [],
    });
    expect(calls).toEqual(['DELETE /companies/7/books/3']);
  });

  it('addresses a nested record by the ids of both', async () => {
    const edition = `bookId: "${id('Book', 3)}", id: "${id('Edition', 9)}"`;
    const created = await ask(
      `createEdition(input: { bookId: "${id('Book', 3)}", year: 1869 }) { edition { id year } book { title } userErrors { field } }`,
    );
    expect(created.data.createEdition).toMatchObject({
      edition: { id: id('Edition', 3), year: 1869 },
      book: { title: 'Война и мир' },
    });
    expect(created.calls).toEqual([
      ['POST /companies/7/books/3/editions', { year: 1869 }],
      'GET /companies/7/books/3',
    ]);
    const updated = await ask(
      `updateEdition(input: { ${edition}, year: 1870 }) { edition { year } userErrors { field } }`,
    );
    expect(updated.calls).toEqual([['PUT /companies/7/books/3/editions/9', { year: 1870 }]]);
    const deleted = await ask(
      `deleteEdition(input: { ${edition} }) { burntId userErrors { field } }`,
    );
    expect(deleted.data.deleteEdition.burntId).toBe(id('Edition', 9));
    expect(deleted.calls).toEqual(['DELETE /companies/7/books/3/editions/9']);
  });

  it.each([
    [
      'of another type',
      `deleteBook(input: { id: "${id('Edition', 3)}" })`,
      {
        message: 'Ожидается глобальный идентификатор, как `Book.id`, а не идентификатор `Edition`.',
        extensions: { code: 'BAD_ARGUMENT', argument: 'input.id' },
      },
    ],
    [
      'that is invalid',
      'deleteBook(input: { id: "3" })',
      {
        message: 'Ожидается глобальный идентификатор, как `Book.id`, а не «3».',
        extensions: { code: 'BAD_ARGUMENT', argument: 'input.id' },
      },
    ],
    [
      'of another company than its parent',
      `deleteEdition(input: { bookId: "${id('Book', 3)}", id: "${id('Edition', 9, 8)}" })`,
      { extensions: { code: 'NOT_FOUND' } },
    ],
  ])('rejects an id %s before any call', async (_, mutation, error) => {
    const { errors, calls } = await ask(`${mutation} { burntId }`);
    expect(errors).toMatchObject([error]);
    expect(calls).toEqual([]);
  });

  it('reports errors by the field’s name in the input', async () => {
    const refused = () => {
      throw errorFromResponse(422, [
        { message: 'Не тот', field: 'authors_id.0', code: 'x' },
        { message: 'Много', field: 'page_count', code: 'y' },
      ]);
    };
    const create = (author: string) =>
      `createBook(input: { companyId: "${companyId}", authorIds: ["${author}"] }) { book { title } userErrors { field code } }`;
    expect((await ask(create(id('Author', 4)), refused)).data.createBook).toEqual({
      book: null,
      userErrors: [
        { field: 'authorIds.0', code: 'x' },
        { field: 'pageCount', code: 'y' },
      ],
    });
    const { data, calls } = await ask(create(id('Author', 4, 8)));
    expect(data.createBook.userErrors).toEqual([{ field: 'authorIds', code: 'not_found' }]);
    expect(calls).toEqual([]);
  });

  it('on many records accepts ids or conditions, and reports skipped records', async () => {
    const answer = () => ({ count: 2, ids: [3, 4] });
    const skipped = [{ code: 'lent', message: 'выданы', count: 2, names: ['Война', 'Мир'] }];
    const answerWithSkipped = () => ({ ...answer(), skipped, deletion: 'c0ffee' });
    const some = `companyId: "${companyId}", books: { ids: ["${id('Book', 3)}", "${id('Book', 4)}"] }`;
    const all = `companyId: "${companyId}", books: { matching: { search: "мир" } }`;
    const deleted = await ask(
      `deleteBooks(input: { ${all} }) { deletedBookIds deletedCount deletion skipped { code count names } userErrors { field } }`,
      answerWithSkipped,
    );
    expect(deleted.data.deleteBooks).toEqual({
      deletedBookIds: [id('Book', 3), id('Book', 4)],
      deletedCount: 2,
      deletion: 'c0ffee',
      skipped: [{ code: 'lent', count: 2, names: ['Война', 'Мир'] }],
      userErrors: [],
    });
    expect(deleted.calls).toEqual([
      ['POST /companies/7/books/delete', { matching: { search: 'мир' } }],
    ]);
    const lent = await ask(
      `lendBooks(input: { ${some}, authorIds: [] }) { books { id } changedCount skipped { code } skippedCount userErrors { field } }`,
      answer,
    );
    expect(lent.data.lendBooks).toEqual({
      books: [{ id: id('Book', 3) }, { id: id('Book', 4) }],
      changedCount: 2,
      skipped: null,
      skippedCount: 0,
      userErrors: [],
    });
    expect(lent.calls).toEqual([
      ['POST /companies/7/books/lend', { books_id: [3, 4], authors_id: [] }],
    ]);
    const both = await ask(
      `deleteBooks(input: { companyId: "${companyId}", books: {} }) { deletedBookIds userErrors { field message } }`,
    );
    expect(both.data.deleteBooks).toEqual({
      deletedBookIds: [],
      userErrors: [{ field: 'books', message: 'Укажите либо книги, либо условия отбора' }],
    });
  });

  it('declares its call', () => {
    const fields = library.schema.getMutationType()?.getFields() ?? {};
    const calls = Object.values(fields).map((field) => {
      const call = declaredCall(field);
      return `${call?.method} ${call?.route}`;
    });
    expect(calls).toEqual([
      'POST /companies/{companyId}/books',
      'PUT /companies/{companyId}/books/{id}',
      'POST /companies/{companyId}/books/{id}/print',
      'DELETE /companies/{companyId}/books/{id}',
      'POST /companies/{companyId}/books/delete',
      'POST /companies/{companyId}/books/{action}',
      'POST /companies/{companyId}/books/{id}/editions',
      'PUT /companies/{companyId}/books/{id}/editions/{id}',
      'DELETE /companies/{companyId}/books/{id}/editions/{id}',
    ]);
  });
});
