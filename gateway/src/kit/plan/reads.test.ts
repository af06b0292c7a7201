import { describe, expect, it } from 'vitest';
import type { ListFeature } from '../../../testing/fake-list.ts';
import { libraryServer, planOfLibrary } from '../../../testing/library.ts';
import { toGlobalId } from '../records/ids.ts';

const data = () => {
  const authors = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: `Автор ${index + 1}`,
    born: 1900 + index,
    mentor_id: index === 0 ? null : 1,
  }));
  const genre = { id: 1, name: 'Проза', curator_id: 12 };
  const books = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    title: `Книга ${index + 1}`,
    pages: 100 + index,
    author_id: (index % 10) + 1,
    translator_id: index === 0 ? 11 : null,
    loans_count: index,
    loans_sum_fine: `${index}.00`,
    editions_count: index % 3,
    genre,
  }));
  return { books, authors, genres: [genre] };
};

const server = (features: ListFeature[] = ['ids', 'cursor']) => libraryServer(data(), features);

const bookId = (id: number) => toGlobalId({ type: 'Book', companyId: 7, id });

describe('reads of one list in one operation', () => {
  it('by aliases and fragments are one call with the union of their selections', async () => {
    const library = server();
    const { data: answer } = await library.ask(`{
      one: library(code: "city") { name books(first: 3) { nodes { title } } }
      two: library(code: "city") {
        many: books(first: 5) { totalCount nodes { pages author { name } } }
        books(first: 3) { nodes { loansCount fines } }
      }
    }`);
    expect(answer).toMatchObject({
      one: { books: { nodes: [{ title: 'Книга 1' }, {}, {}] } },
      two: {
        many: {
          totalCount: 30,
          nodes: [{ pages: 100, author: { name: 'Автор 1' } }, {}, {}, {}, {}],
        },
        books: { nodes: [{ loansCount: 0, fines: '0.00' }, {}, {}] },
      },
    });
    expect(library.calls).toMatchObject([
      { path: '/company/get_id_by_code', query: { code: 'city', only: 'id,name' } },
      {
        path: '/companies/7/books',
        query: {
          per_page: '5',
          only: 'id,author_id,pages,title',
          withCount: 'loans',
          withSums: 'loans:fine',
        },
      },
      { path: '/companies/7/authors', query: { ids: '1,2,3,4,5', only: 'id,name' } },
    ]);
    expect(library.calls[1]?.query).not.toHaveProperty('total');
  });

  it('with other conditions are separate calls', async () => {
    const library = server();
    await library.ask(
      '{ library(code: "city") { a: books(search: "x") { nodes { title } } b: books { nodes { title } } } }',
    );
    expect(library.calls.map(({ query }) => query['search'])).toEqual([undefined, 'x', undefined]);
  });

  it('of a count alone request a single row, and below a record use its withCount', async () => {
    const library = server();
    const { data: answer } = await library.ask(
      '{ library(code: "city") { books { totalCount } some: books(first: 2) { nodes { title editions { totalCount } } } } }',
    );
    expect(answer).toMatchObject({
      library: {
        books: { totalCount: 30 },
        some: { nodes: [{ editions: { totalCount: 0 } }, { editions: { totalCount: 1 } }] },
      },
    });
    expect(
      library.calls.map(({ path, query }) => [path, query['per_page'], query['withCount']]),
    ).toEqual([
      ['/company/get_id_by_code', undefined, undefined],
      ['/companies/7/books', '1', undefined],
      ['/companies/7/books', '2', 'editions'],
    ]);
  });
});

describe('referenced records', () => {
  const books = `{ library(code: "city") { books(first: 30) { nodes {
    title author { name mentor { name } } translator { born } genre { curator { name } }
  } } } }`;

  it('are read once each and in one call, including those of relations and nested references', async () => {
    const library = server();
    const { data: answer } = await library.ask(books);
    expect(answer).toMatchObject({
      library: {
        books: {
          nodes: expect.arrayContaining([
            {
              title: 'Книга 12',
              author: { name: 'Автор 2', mentor: { name: 'Автор 1' } },
              translator: null,
              genre: { curator: { name: 'Автор 12' } },
            },
          ]),
        },
      },
    });
    expect(library.calls.slice(2).map(({ query }) => query['ids'])).toEqual([
      '1,2,3,4,5,6,7,8,9,10,11,12',
    ]);
  });

  it('are read one by one where the server does not support ids=', async () => {
    const library = server([]);
    const { data: answer, errors } = await library.ask(books);
    expect(errors).toBeUndefined();
    expect(answer).toMatchObject({ library: { books: { nodes: expect.any(Array) } } });
    const single = library.calls.filter(({ path }) => /authors\/\d+$/.test(path));
    expect(new Set(single.map(({ path }) => path)).size).toBe(12);
    expect(single).toHaveLength(12);
  });

  it('are read once, in calls of at most a hundred ids', async () => {
    const people = Array.from({ length: 160 }, (_, index) => ({ id: index + 1, name: 'Автор' }));
    const books = Array.from({ length: 100 }, (_, index) => ({
      id: index + 1,
      author_id: index + 1,
      translator_id: 100 - index,
    }));
    const twice =
      '{ library(code: "city") { books(first: 100) { nodes { author { name } translator { name born } } } } }';
    const sizes = async () => {
      const library = libraryServer({ books, authors: people, genres: [] }, ['ids', 'cursor']);
      await library.ask(twice);
      return library.calls.flatMap(({ query: { ids } }) =>
        ids ? String(ids).split(',').length : [],
      );
    };
    expect(await sizes()).toEqual([100]);
    for (const book of books) book.translator_id = (book.id % 60) + 101;
    expect(await sizes()).toEqual([100, 60]);
  });

  it('that fail only fail their own fields', async () => {
    const library = server([]);
    library.failing = ({ path }) => {
      if (path === '/companies/7/authors') return 422; // does not support ids=
      return path === '/companies/7/authors/3' ? 500 : null;
    };
    const { data: answer, errors } = await library.ask(
      '{ library(code: "city") { books(first: 5) { nodes { title author { name } } } } }',
    );
    expect(answer).toMatchObject({
      library: {
        books: {
          nodes: [
            { author: { name: 'Автор 1' } },
            { author: { name: 'Автор 2' } },
            { title: 'Книга 3', author: null },
            { author: { name: 'Автор 4' } },
            { author: { name: 'Автор 5' } },
          ],
        },
      },
    });
    expect(errors).toMatchObject([{ path: ['library', 'books', 'nodes', 2, 'author'] }]);
    expect(library.calls.filter(({ path }) => path.endsWith('/3'))).toHaveLength(1);
  });

  it('are read one by one when one id makes the batch read fail', async () => {
    const library = server();
    library.failing = ({ path, query }) =>
      query['ids'] || path === '/companies/7/authors/3' ? 422 : null;
    const { data: answer } = await library.ask(
      '{ library(code: "city") { books(first: 4) { nodes { author { name } } } } }',
    );
    expect(answer).toMatchObject({
      library: { books: { nodes: [{ author: { name: 'Автор 1' } }, {}, { author: null }, {}] } },
    });
  });
});

describe('records by id', () => {
  const nodes = (...selections: string[]) =>
    `{ ${selections.map((selection, index) => `n${index}: node(id: "${bookId(index + 1)}") { ... on Book { ${selection} } }`).join(' ')} }`;

  it('with different selections are one call with the union of them', async () => {
    const library = server();
    await library.ask(`query { ${nodes('title').slice(1, -1)} }`); // discovers the features of the server
    library.calls.length = 0;
    const { data: answer } = await library.ask(nodes('title', 'pages', 'author { name }'));
    expect(answer).toMatchObject({
      n0: { title: 'Книга 1' },
      n1: { pages: 101 },
      n2: { author: { name: 'Автор 3' } },
    });
    expect(library.calls.map(({ path, query }) => [path, query['ids'], query['only']])).toEqual([
      ['/companies/7/books', '1,2,3', 'id,author_id,pages,title'],
      ['/companies/7/authors/3', undefined, 'id,name'], // references only of the records whose selection includes them
    ]);
  });

  it('that do not exist are null without another call', async () => {
    const library = server();
    const ids = [1, 99, 2].map(bookId);
    const { data: answer } = await library.ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Book { title } } }',
      { ids },
    );
    expect(answer).toEqual({ nodes: [{ title: 'Книга 1' }, null, { title: 'Книга 2' }] });
    expect(library.calls).toHaveLength(1);
  });
});

describe('the plan of an operation', () => {
  it('lists the calls and their upper bounds', () => {
    const plan = planOfLibrary(`query ($n: Int!, $full: Boolean!) {
      library(code: "city") { books(first: $n) { nodes {
        title author @include(if: $full) { name } editions(first: 10) { nodes { title } }
      } } genres { name } }
    }`);
    expect(plan.explain({ n: 50, full: true })).toMatchObject([
      { place: 'library', route: '/company/get_id_by_code', query: 'code=city&only=id', times: 1 },
      {
        place: 'library.books',
        method: 'GET',
        route: '/companies/{companyId}/books',
        query: 'per_page=50&total=0&only=id,author_id,title',
        times: 1,
      },
      { place: 'library.books → author_id', route: '/companies/{companyId}/authors', times: 1 },
      {
        place: 'library.books.nodes.editions',
        route: '/companies/{companyId}/books/{id}/editions',
        times: 50,
      },
      { place: 'library.genres', route: '/companies/{companyId}/genres', times: 1 },
    ]);
    expect(plan.estimate({ n: 50, full: true })).toEqual({
      calls: 54,
      nodes: 1 + 50 + 50 + 500 + 10,
      mostExpensive: {
        calls: { field: 'library.books.nodes.editions', most: 50 },
        nodes: { field: 'library.books.nodes.editions', most: 500 },
      },
    });
    expect(plan.estimate({ n: 5, full: false })).toMatchObject({
      calls: 8,
      nodes: 1 + 5 + 50 + 10,
    });
  });

  it('counts merged calls once, and embedded counts not at all', () => {
    const { calls } = planOfLibrary(`{
      a: library(code: "city") { books { nodes { editions { totalCount } } } }
      b: library(code: "city") { name books { totalCount } }
    }`).estimate({});
    // Equal reads are merged at execution, including the lists below them; the plan overestimates by at most one call.
    expect(calls).toBe(3);
  });
});
