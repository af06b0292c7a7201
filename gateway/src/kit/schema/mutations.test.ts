// Tests the inputs and payloads that mutations get.
import { describe, expect, it } from 'vitest';
import { composed, fieldsOf } from '../../../testing/composed.ts';

const mutation = (sdl: string) => `extend type Mutation { ${sdl} }`;

describe('a mutation', () => {
  it('is written with the fields of its input as arguments, and with the record that it returns', () => {
    const lend = mutation(`
      "Lends a book."
      lendBook(bookId: ID!, "At most 30." days: Int! = 14): Book
    `);
    expect(composed(lend, 'LendBookInput', 'LendBookPayload')).toBe(`input LendBookInput {
  bookId: ID!
  "At most 30."
  days: Int! = 14
  "An opaque string that is returned in the payload."
  clientMutationId: String
}

type LendBookPayload implements MutationPayload {
  "The current book; null on failure."
  book: Book
  "Errors that the user can correct; empty on success."
  userErrors: [UserError!]!
  "The \`clientMutationId\` of the input."
  clientMutationId: String
}`);
    expect(composed(lend, 'Mutation')).toContain(
      '"Lends a book."\n  lendBook(input: LendBookInput!): LendBookPayload!',
    );
  });

  it('has a payload with the interfaces of payloads whose fields it has', () => {
    const deletion = mutation('deleteBooks(books: BookSelection!): [ID!]!');
    const trash = 'extend type DeleteBooksPayload { deletion: String }';
    expect(composed(`${deletion} ${trash}`, 'DeleteBooksPayload')).toMatch(
      /^type DeleteBooksPayload implements MutationPayload & BulkPayload & DeletionPayload & TrashPayload \{/,
    );
  });

  it.each([
    ['createBook(title: String!): Book', ['book: Book']],
    ['mergeBooks(id: ID!, intoId: ID!): Book', ['book: Book', 'deletedBookId: ID']],
    ['sortBooks(bookIds: [ID!]!): [Book!]!', ['books: [Book!]!']],
    ['deleteBook(id: ID!): ID', ['deletedBookId: ID']],
    [
      'deleteBooks(companyId: ID!, books: BookSelection!): [ID!]!',
      ['deletedBookIds: [ID!]!', 'deletedCount: Int!', 'skipped: [SkippedRecords!]'],
    ],
    [
      'lendBooks(companyId: ID!, books: BookSelection!): [Book!]!',
      ['books: [Book!]!', 'changedCount: Int!', 'skipped: [SkippedRecords!]'],
    ],
    [
      'restoreBooks(companyId: ID!, books: BookSelection!): [Book!]!',
      ['books: [Book!]!', 'restoredCount: Int!', 'skipped: [SkippedRecords!]'],
    ],
  ])('%s has the payload %j', (sdl, fields) => {
    const [name = ''] = sdl.split('(');
    expect(fieldsOf(mutation(sdl), `${name[0]?.toUpperCase()}${name.slice(1)}Payload`)).toEqual(
      fields,
    );
  });

  it('has a payload that is extended, or written by hand', () => {
    const extended = `${mutation('deleteBook(id: ID!): ID')} extend type DeleteBookPayload { library: Library }`;
    expect(fieldsOf(extended, 'DeleteBookPayload')).toEqual([
      'deletedBookId: ID',
      'library: Library',
    ]);
    const written = `${mutation('countBooks: CountBooksPayload!')} type CountBooksPayload { count: Int! }`;
    expect(fieldsOf(written, 'CountBooksPayload')).toEqual(['count: Int!']);
  });

  it('has an input that is written by hand', () => {
    const written = `${mutation('lendBook(input: LendBookInput!): Book')} input LendBookInput { days: Int }`;
    expect(fieldsOf(written, 'LendBookInput')).toEqual(['days: Int']);
  });

  it('takes the arguments of another one before its own', () => {
    const both = mutation(`
      attachBookAuthors(id: ID!, authorIds: [ID!]!): Book
      detachBookAuthors(reason: String): Book @argumentsOf(mutation: "attachBookAuthors")
    `);
    expect(fieldsOf(both, 'DetachBookAuthorsInput')).toEqual([
      'id: ID!',
      'authorIds: [ID!]!',
      'reason: String',
    ]);
  });
});

describe('the update of a node', () => {
  const create = `createBook(
    companyId: ID!
    shelfId: ID!
    "1 to 255 characters; the file's name by default."
    title: String!
    "At most 10."
    authorIds: [ID!]!
    language: String! = "ru"
    format: String @createOnly
  ): Book`;

  it('takes its id and the arguments of its creation, optional except for the ids of others', () => {
    expect(composed(mutation(`${create} updateBook: Book`), 'UpdateBookInput')).toMatch(
      `"Omitted fields remain unchanged; null clears optional fields."
input UpdateBookInput {
  id: ID!
  shelfId: ID!
  "1 to 255 characters."
  title: String
  "At most 10."
  authorIds: [ID!]
  language: String
`,
    );
    expect(fieldsOf(mutation(`${create} updateBook: Book`), 'CreateBookInput')).toContain(
      'format: String',
    );
  });

  it('replaces and adds arguments of its own', () => {
    const update = mutation(`${create} updateBook(title: String!, lost: Boolean): Book`);
    expect(fieldsOf(update, 'UpdateBookInput')).toEqual([
      'id: ID!',
      'shelfId: ID!',
      'title: String!',
      'authorIds: [ID!]',
      'language: String',
      'lost: Boolean',
    ]);
  });

  it('takes the version that the change began from, and the node has one', () => {
    const update = mutation('updateBook(id: ID!, title: String): Book');
    expect(composed(update, 'Book')).toBe(`type Book implements Node {
  id: ID!
  "Opaque; changes with every change; null on servers that do not support it."
  version: String
}`);
    expect(composed(update, 'UpdateBookInput')).toMatch(/title: String\n.*\n {2}version: String\n/);
    expect(composed('', 'Book')).not.toContain('version');
  });
});

describe('the composition', () => {
  it.each([
    ['lend(id: ID!): [Book]', 'Mutation.lend returns neither a record (Book), nor records'],
    ['lend(id: ID!): Book!', 'Mutation.lend returns neither a record'],
    ['deletePen(id: ID!): ID', 'Mutation.deletePen returns neither a record'],
    ['lend(id: ID!): Pen', 'There is no object type Pen'],
    ['lend(input: LendInput!): Book', 'Mutation.lend: define LendInput'],
    ['lend(id: ID!): LendPayload!', 'Mutation.lend: define LendPayload'],
    [
      'lend(id: ID!): Book } input LendInput { days: Int',
      'LendInput is generated from Mutation.lend: extend it or remove it',
    ],
    [
      'lend(id: ID!): Book } type LendPayload { book: Book',
      'LendPayload is generated from Mutation.lend: extend it or remove it',
    ],
    ['lend(clientMutationId: String): Book', 'LendInput.clientMutationId'],
    ['lend(id: ID! @createOnly): Book', 'LendInput: @createOnly is not allowed here'],
    [
      'lend: Book @argumentsOf(mutation: "borrow")',
      'Mutation.lend: @argumentsOf requires a mutation with its own arguments',
    ],
  ])('rejects %s', (sdl, reason) => {
    expect(() => composed(mutation(sdl))).toThrow(reason);
  });
});
