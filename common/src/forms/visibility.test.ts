// Which fields of a form are shown, by conditions, sections and chosen variables together.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operators, sectionsOf, type Condition, type Rule } from './conditions.ts';
import { shownInForm, type FilledInField } from './visibility.ts';

const field = (
  key: string,
  condition: Condition | null = null,
  rest: Partial<FilledInField> = {},
): FilledInField => ({ key, type: 'custom_field', condition, own: null, ...rest });

const when = (...rules: Rule[]): Condition => ({ match: 'all', rules });
const is = (key: string, value: string): Rule => ({ field: key, operator: 'is', value });

/** Variables by id: the fields and variables that each shows. */
const list = (id: number, brings: Record<number, { fields?: number[]; variables?: number[] }>) => ({
  own: {
    id,
    variables: Object.entries(brings).map(([variable, { fields = [], variables = [] }]) => ({
      id: Number(variable),
      dependentFields: fields,
      dependentVariables: variables,
    })),
  },
});

const shown = (fields: readonly FilledInField[], answers: Record<string, string[]>) => {
  const { field: isShown } = shownInForm(fields, new Map(Object.entries(answers)));
  return fields.map(({ key }) => key).filter(isShown);
};

test('a field is shown for the answer in its condition, ignoring case', () => {
  const fields = [field('who'), field('class', when(is('who', 'Ученик')))];
  expect(shown(fields, {})).toEqual(['who']);
  expect(shown(fields, { who: ['учитель'] })).toEqual(['who']);
  expect(shown(fields, { who: [' ученик '] })).toEqual(['who', 'class']);
});

test('hiding a section hides its fields, up to the next section', () => {
  const fields = [
    field('who'),
    field('school', when(is('who', '1')), { type: 'section' }),
    field('class'),
    field('rest', null, { type: 'section' }),
    field('phone'),
  ];
  expect(shown(fields, {})).toEqual(['who', 'rest', 'phone']);
  expect(shown(fields, { who: ['1'] })).toEqual(['who', 'school', 'class', 'rest', 'phone']);
});

test('the answer of a hidden field is ignored', () => {
  const fields = [
    field('a'),
    field('b', when(is('a', '1'))),
    field('c', when({ field: 'b', operator: 'filled', value: null })),
  ];
  expect(shown(fields, { a: ['1'], b: ['да'] })).toEqual(['a', 'b', 'c']);
  expect(shown(fields, { a: ['2'], b: ['да'] })).toEqual(['a']);
});

/**
 * The country shows the region, and variable 21 of that the town; the other fields depend on their answers.
 */
const places = [
  field('country', null, list(1, { 11: { fields: [2], variables: [21] }, 12: { fields: [2] } })),
  field('region', null, list(2, { 21: { fields: [3] }, 22: {} })),
  field('town', null, list(3, {})),
  field('delivery', when({ field: 'region', operator: 'filled', value: null })),
  field('guest', when({ field: 'town', operator: 'empty', value: null })),
];

test('a condition ignores a field that no chosen variable shows', () => {
  const typed = { region: ['21'], town: ['Москва'] };
  expect(shown(places, typed)).toEqual(['country', 'guest']);
  expect(shown(places, { ...typed, country: ['11'] })).toEqual([
    'country',
    'region',
    'town',
    'delivery',
  ]);
});

test('a condition ignores an unavailable variable', () => {
  expect(shown(places, { country: ['12'], region: ['21'], town: ['Москва'] })).toEqual([
    'country',
    'region',
    'guest',
  ]);
});

test('a variable chosen in a hidden list shows nothing', () => {
  const fields = [
    field('who'),
    field('country', when(is('who', '1')), list(1, { 11: { fields: [2] } })),
    field('region', null, list(2, {})),
  ];
  expect(shown(fields, { country: ['11'] })).toEqual(['who']);
  expect(shown(fields, { who: ['1'], country: ['11'] })).toEqual(['who', 'country', 'region']);
});

test('fields in a cycle of conditions and variables are hidden', () => {
  const fields = [
    field(
      'a',
      when({ field: 'b', operator: 'empty', value: null }),
      list(1, { 11: { fields: [2] } }),
    ),
    field('b', null, list(2, {})),
    field('c', when({ field: 'a', operator: 'empty', value: null })),
    field('d'),
  ];
  expect(shown(fields, { a: ['11'] })).toEqual(['d']);
});

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const words = ['', 'да', 'Да', 'нет', '11', '21', '31', '41'];
const numbers = keys.map((_, index) => index + 1);

const anyCondition = fc.option(
  fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    rules: fc.array(
      fc.record({
        field: fc.constantFrom(...keys),
        operator: fc.constantFrom(...operators),
        value: fc.constantFrom(...words),
      }),
      { maxLength: 3 },
    ),
  }),
);

/** Each field has one or two variables; the first has `11` and `12`. */
const anyForm = fc.tuple(
  ...keys.map((key, index) =>
    fc.record({
      key: fc.constant(key),
      type: fc.constantFrom('custom_field' as const, 'custom_field' as const, 'section' as const),
      condition: anyCondition,
      own: fc
        .array(
          fc.record({
            dependentFields: fc.array(fc.constantFrom(...numbers), { maxLength: 1 }),
            dependentVariables: fc.array(fc.constantFrom(11, 21, 31, 41, 51), { maxLength: 1 }),
          }),
          { maxLength: 2 },
        )
        .map((variables) => ({
          id: index + 1,
          variables: variables.map((brings, place) => ({
            ...brings,
            id: (index + 1) * 10 + place + 1,
          })),
        })),
    }),
  ),
);
const anyAnswers = fc
  .dictionary(fc.constantFrom(...keys), fc.array(fc.constantFrom(...words), { maxLength: 2 }))
  .map((answers) => new Map(Object.entries(answers)));

/**
 * The answers of shown fields and available variables, as the browser sends and the server stores them.
 */
function visibleAnswersOf(
  fields: readonly FilledInField[],
  answers: ReadonlyMap<string, string[]>,
) {
  const { field: isShown, variable } = shownInForm(fields, answers);
  return new Map(
    [...answers]
      .filter(([key]) => isShown(key))
      .map(([key, values]) => {
        const own = fields.find((each) => each.key === key)?.own?.variables ?? [];
        const missing = own.filter(({ id }) => !variable(id)).map(({ id }) => String(id));
        return [key, values.filter((value) => !missing.includes(value))] as const;
      }),
  );
}

test('visibility depends only on answers of shown fields', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (fields, answers) => {
      const all = shownInForm(fields, answers);
      const again = shownInForm(fields, visibleAnswersOf(fields, answers));
      for (const { key, own } of fields) {
        expect(again.field(key)).toBe(all.field(key));
        for (const { id } of own.variables) expect(again.variable(id)).toBe(all.variable(id));
      }
    }),
  );
});

test('nothing is there whose section or whose bringers are not', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (fields, answers) => {
      const { field: isShown, variable: isOffered } = shownInForm(fields, answers);
      const sections = sectionsOf(fields);
      for (const { key, own } of fields.filter((each) => isShown(each.key))) {
        const section = sections.get(key);
        expect(section === undefined || isShown(section)).toBe(true);
        const bringers = fields.flatMap((each) =>
          each.own.variables
            .filter(({ dependentFields }) => dependentFields.includes(own.id))
            .map(({ id }) => ({ id, key: each.key })),
        );
        if (bringers.length === 0) continue;
        expect(
          bringers.some(
            (bringer) =>
              isShown(bringer.key) &&
              isOffered(bringer.id) &&
              answers.get(bringer.key)?.includes(String(bringer.id)),
          ),
        ).toBe(true);
      }
    }),
  );
});

test('the order of dependent fields makes no difference', () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const fields = form.map((each) => ({ ...each, type: 'custom_field' as const }));
      const forwards = shownInForm(fields, answers);
      const backwards = shownInForm(fields.toReversed(), answers);
      for (const key of keys) expect(backwards.field(key)).toBe(forwards.field(key));
    }),
  );
});
