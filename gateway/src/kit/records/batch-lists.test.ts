// Tests that batch reads of lists below many records return the same results as single reads.
import { describe, expect, it } from 'vitest';
import type { ListFeature } from '../../../testing/fake-list.ts';
import { libraryServer, planOfLibrary } from '../../../testing/library.ts';

const authors = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Автор ${index + 1}`,
}));
const books = Array.from({ length: 36 }, (_, index) => ({
  id: index + 1,
  title: `Книга ${index + 1}`,
  pages: 100 + index,
  author_id: (index % 12) + 1,
}));
const reviews = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  text: `Отзыв ${index + 1}`,
  book_id: (index % 12) + 1,
}));

const server = (features: ListFeature[] = ['ids', 'cursor', 'each']) =>
  libraryServer({ books, authors, genres: [], reviews }, features);

type Server = ReturnType<typeof server>;

const below = '{ library(code: "city") { books(first: 12) { nodes { author { books(first: 2) {';
const end = '} } } } } }';
const pages = `${below} totalCount nodes { title } edges { cursor } pageInfo { endCursor hasNextPage } ${end}`;

const booksOf = ({ calls }: Server) =>
  calls.filter(({ path, query }) => path === '/companies/7/books' && query['author_id']);

describe('lists below many records', () => {
  it('are one call with the same pages as single reads', async () => {
    const [together, apart] = [server(), server(['ids', 'cursor'])];
    const answer = await together.ask(pages);
    expect(answer.errors).toBeUndefined();
    expect(answer).toEqual(await apart.ask(pages));
    expect(booksOf(together).map(({ query }) => query)).toEqual([
      {
        author_id: '1,2,3,4,5,6,7,8,9,10,11,12',
        each: 'author_id',
        cursor: '',
        per_page: '2',
        only: 'id,title',
      },
    ]);
    // The list's earlier response did not announce batch reads.
    expect(booksOf(apart)).toHaveLength(12);
    await apart.ask(pages);
    expect(booksOf(apart)).toHaveLength(24);
  });

  it('are one call without rows where only counts are selected', async () => {
    const library = server();
    const { data } = await library.ask(`${below} totalCount ${end}`);
    const [book] = (data as never)['library']['books']['nodes'] as { author: unknown }[];
    expect(book).toEqual({ author: { books: { totalCount: 3 } } });
    expect(booksOf(library)).toMatchObject([{ query: { each: 'author_id', per_page: '0' } }]);
    const plain = server([]);
    expect((await plain.ask(`${below} totalCount ${end}`)).data).toEqual(data);
    expect(booksOf(plain).at(-1)?.query).toMatchObject({ per_page: '1' });
  });

  it('are one call where the parent is part of the path', async () => {
    const text =
      '{ library(code: "city") { books(first: 12) { nodes { reviews(first: 1) { totalCount nodes { text } } } } } }';
    const [together, apart] = [server(), server([])];
    const answer = await together.ask(text);
    expect(answer).toEqual(await apart.ask(text));
    expect(answer.errors).toBeUndefined();
    const ofReviews = ({ calls }: Server) => calls.filter(({ path }) => path.endsWith('/reviews'));
    expect(ofReviews(together)).toMatchObject([
      {
        path: '/companies/7/books/-/reviews',
        query: { each: 'id', id: '1,2,3,4,5,6,7,8,9,10,11,12' },
      },
    ]);
    // A server whose other lists do not announce batch reads is not tried.
    expect(ofReviews(apart).length).toBeGreaterThanOrEqual(12);
    expect(ofReviews(apart).filter(({ path }) => path.includes('/-/'))).toEqual([]);
  });

  it('are one call on each level', async () => {
    const library = server();
    const { errors } = await library.ask(
      `${below} nodes { title reviews(first: 2) { nodes { text } } author { name } } ${end}`,
    );
    expect(errors).toBeUndefined();
    const lists = library.calls.filter(({ query }) => query['each'] !== undefined);
    expect(lists.map(({ path }) => path)).toEqual([
      '/companies/7/books',
      '/companies/7/books/-/reviews',
    ]);
  });

  it('with other arguments are another call, and a single one is read alone', async () => {
    const library = server();
    await library.ask(
      '{ library(code: "city") { books(first: 3) { nodes { author { a: books(first: 1) { nodes { title } } b: books(search: "x") { nodes { title } } } } } } }',
    );
    expect(booksOf(library).map(({ query }) => [query['each'], query['search']])).toEqual([
      ['author_id', undefined],
      ['author_id', 'x'],
    ]);
    library.calls.length = 0;
    await library.ask(
      '{ library(code: "city") { books(first: 1) { nodes { author { books { nodes { title } } } } } } }',
    );
    expect(booksOf(library).map(({ query }) => [query['each'], query['author_id']])).toEqual([
      [undefined, '1'],
    ]);
  });

  it('are split by the number of their rows', async () => {
    const library = server();
    await library.ask(
      `${below.replace('first: 2', 'first: 100').replace('first: 12', 'first: 36')} nodes { title } ${end}`,
    );
    expect(booksOf(library)).toHaveLength(1);
    const many = libraryServer(
      {
        authors: Array.from({ length: 60 }, (_, index) => ({ id: index + 1, name: 'Автор' })),
        books: Array.from({ length: 60 }, (_, index) => ({
          id: index + 1,
          title: 'Книга',
          author_id: index + 1,
        })),
        genres: [],
      },
      ['ids', 'cursor', 'each'],
    );
    await many.ask(
      `${below.replace('first: 2', 'first: 100').replace('first: 12', 'first: 60')} nodes { title } ${end}`,
    );
    expect(booksOf(many).map(({ query }) => String(query['author_id']).split(',').length)).toEqual([
      20, 20, 20,
    ]);
  });

  it('fail individually, as single reads do', async () => {
    for (const features of [['ids', 'cursor', 'each'], []] as ListFeature[][]) {
      const library = server(features);
      library.refusing = (id) => (id === '3' ? 403 : null);
      const { data, errors } = await library.ask(
        '{ library(code: "city") { books(first: 4) { nodes { title reviews { nodes { text } } } } } }',
      );
      expect((data as never)['library']['books']['nodes']).toMatchObject([
        { reviews: { nodes: [{}, {}] } },
        { reviews: { nodes: [{}, {}] } },
        { title: 'Книга 3', reviews: null },
        { reviews: { nodes: [{}, {}] } },
      ]);
      expect(errors).toMatchObject([
        {
          message: 'Нельзя',
          path: ['library', 'books', 'nodes', 2, 'reviews'],
          extensions: { code: 'FORBIDDEN', status: 403 },
        },
      ]);
    }
  });

  it('all fail at their fields when the batch read fails', async () => {
    const library = server();
    await library.ask(pages);
    library.failing = ({ query }) => (query['each'] ? 500 : null);
    const { data, errors } = await library.ask(
      '{ library(code: "city") { books(first: 3) { nodes { title author { name books { nodes { title } } } } } } }',
    );
    expect((data as never)['library']['books']['nodes'][0]).toEqual({
      title: 'Книга 1',
      author: { name: 'Автор 1', books: null },
    });
    expect(errors?.map(({ path }) => path?.[3])).toEqual([0, 1, 2]);
  });

  it('that are too expensive for one call are read in halves', async () => {
    const library = server();
    await library.ask(pages);
    library.calls.length = 0;
    library.expensive = ({ query }) => String(query['author_id']).split(',').length > 4;
    const { errors } = await library.ask(pages);
    expect(errors).toBeUndefined();
    expect(
      booksOf(library).map(({ query }) => String(query['author_id']).split(',').length),
    ).toEqual([12, 6, 6, 3, 3, 3, 3]);
  });
});

describe('the plan of lists below many records', () => {
  const text = `${below} nodes { title } ${end}`;

  it('has one call for all where the server supports each=', () => {
    const features = new Map([['/companies', new Set(['each'])]]);
    const plan = planOfLibrary(text, features);
    expect(plan.explain({}).at(-1)).toMatchObject({
      route: '/companies/{companyId}/books',
      query: `author_id=${encodeURIComponent('…')}&per_page=2&total=0&each=author_id&only=id,title`,
      times: 1,
      note: 'one call for up to 100 records',
    });
    expect(plan.estimate({}).calls).toBe(4);
  });

  it('has one call per parent elsewhere, and estimates accordingly', () => {
    const features = new Map<string, ReadonlySet<string>>();
    const plan = planOfLibrary(text, features);
    expect(plan.explain({}).at(-1)).toMatchObject({
      times: 12,
      note: expect.stringContaining('one call for each record'),
    });
    expect(plan.estimate({}).calls).toBe(15);
    features.set('/companies/{companyId}/books', new Set(['each']));
    expect(plan.estimate({}).calls).toBe(4);
    features.set('/companies/{companyId}/books', new Set(['ids']));
    expect(plan.estimate({}).calls).toBe(15);
  });
});
