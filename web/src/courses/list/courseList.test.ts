// The URL state of the course list: states survive a round trip, and invalid values are harmless.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldColumn } from '../../kit/list/listAddress.ts';
import { courseList, toVariables, type CourseListState } from './courseList.ts';

const { read, write, isFiltered, withoutFilter } = courseList;

const plain: CourseListState = {
  tab: 'active',
  view: 'table',
  folders: false,
  search: '',
  type: [],
  format: [],
  category: [],
  place: [],
  author: [],
  teacher: [],
  price_from: null,
  price_to: null,
  start_from: null,
  start_to: null,
  end_from: null,
  end_to: null,
  created_from: null,
  created_to: null,
  sale: '',
  students: '',
  folder: [],
  entity: '',
  favourite: false,
  fields: [],
  sort: null,
};

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const day = fc.constantFrom(null, '2026-01-31');
const price = fc.constantFrom(null, '0', '1500');
const answer = fc.constantFrom('' as const, 'yes' as const, 'no' as const);
const anyState: fc.Arbitrary<CourseListState> = fc.record({
  tab: fc.constantFrom('active', 'drafts', 'closed'),
  view: fc.constantFrom('table', 'cards'),
  folders: fc.boolean(),
  search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  type: fc.array(id, { maxLength: 3 }),
  format: fc.array(id, { maxLength: 3 }),
  category: fc.array(id, { maxLength: 3 }),
  place: fc.array(id, { maxLength: 3 }),
  author: fc.array(id, { maxLength: 3 }),
  teacher: fc.array(id, { maxLength: 3 }),
  price_from: price,
  price_to: price,
  start_from: day,
  start_to: day,
  end_from: day,
  end_to: day,
  created_from: day,
  created_to: day,
  sale: answer,
  students: answer,
  folder: fc.array(id, { maxLength: 3 }),
  entity: fc.constantFrom('', 'COURSE', 'BUNDLE'),
  favourite: fc.boolean(),
  fields: fc.uniqueArray(
    fc.record({
      field: id,
      contains: fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `${text.trim()}.`),
      variables: fc.uniqueArray(fc.nat(), { maxLength: 2 }),
      from: fc.constantFrom(null, '2026-01-31'),
      to: fc.constantFrom(null, '9'),
    }),
    { maxLength: 3, selector: ({ field }) => field },
  ),
  sort: fc.option(
    fc.record({
      column: fc.oneof(fc.constantFrom(...courseList.sortable), id.map(fieldColumn)),
      descending: fc.boolean(),
    }),
  ),
});

describe('the URL state of the course list', () => {
  it('reads every state that it writes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const reloaded = new URL(`https://kafedra.test/demo/courses?${write(state).toString()}`);
        expect(read(reloaded.searchParams)).toEqual(state);
      }),
    );
  });

  it('is empty for the initial state', () => {
    expect(write(plain).toString()).toBe('');
    expect(read(new URLSearchParams())).toEqual(plain);
  });

  it('ignores unknown values', () => {
    const odd = new URLSearchParams(
      'tab=nowhere&view=globe&sale=maybe&price_from=-1&start_to=soon&entity=lesson&favourite=yes&sort=-constructor&type=,,',
    );
    expect(read(odd)).toEqual(plain);
  });

  it('queries only the statuses of the tab by default', () => {
    expect(toVariables(plain)).toEqual({
      search: null,
      filter: { status: ['VISIBLE', 'START', 'TRIAL'] },
      orderBy: null,
    });
  });

  it('converts search, filter and sort into query variables', () => {
    const state = read(
      new URLSearchParams(
        'tab=drafts&search= физика &type=T1,T2&category=C1&place=P1&teacher=U1&price_to=900&end_from=2026-12-31&sale=no&students=yes&entity=course&favourite=1&sort=-students',
      ),
    );
    expect(toVariables(state)).toEqual({
      search: 'физика',
      filter: {
        status: ['DRAFT'],
        type: ['T1', 'T2'],
        category: ['C1'],
        place: ['P1'],
        teacher: ['U1'],
        priceTo: '900',
        endFrom: '2026-12-31',
        canBeBought: false,
        hasStudents: true,
        entityType: ['COURSE'],
        favourite: true,
      },
      orderBy: { field: 'STUDENTS_COUNT', direction: 'DESC' },
    });
  });

  it('has the same variables for table and cards, so that switching does not refetch', () => {
    expect(toVariables({ ...plain, view: 'cards' })).toEqual(toVariables(plain));
  });

  it('detects a filtered list, and clears only the filter', () => {
    const narrowed: CourseListState = {
      ...plain,
      tab: 'closed',
      search: 'химия',
      favourite: true,
      sort: { column: 'name', descending: true },
    };
    expect(isFiltered(narrowed)).toBe(true);
    expect(isFiltered(withoutFilter(narrowed))).toBe(false);
    expect(withoutFilter(narrowed)).toEqual({ ...plain, tab: 'closed', sort: narrowed.sort });
  });
});
