// Cycles of conditions in a form.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findConditionCycle,
  operators,
  sectionsOf,
  type Condition,
  type ConditionalField,
  type Rule,
} from './conditions.ts';

const field = (
  key: string,
  condition: Condition | null = null,
  type: ConditionalField['type'] = 'custom_field',
): ConditionalField => ({ key, type, condition });

const when = (...rules: Rule[]): Condition => ({ match: 'all', rules });
const is = (key: string, value: string): Rule => ({ field: key, operator: 'is', value });

test('a cycle is reported with its path', () => {
  expect(
    findConditionCycle([
      field('a', when(is('b', '1'))),
      field('b', when(is('c', '1'))),
      field('c', when(is('a', '1'))),
    ]),
  ).toEqual(['a', 'b', 'c', 'a']);
});

test('a section cannot depend on its own fields', () => {
  const fields = [field('s', when(is('a', '1')), 'section'), field('a')];
  expect(findConditionCycle(fields)).toEqual(['s', 'a', 's']);
});

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const words = ['', 'да', 'Да', 'нет', 'да, конечно'];

const anyRule = (names: readonly string[]) =>
  fc.record({
    field: fc.constantFrom(...names),
    operator: fc.constantFrom(...operators),
    value: fc.constantFrom(...words),
  });
const anyCondition = (names: readonly string[]) =>
  fc.option(
    fc.record({
      match: fc.constantFrom('all' as const, 'any' as const),
      rules: fc.array(anyRule(names), { maxLength: 3 }),
    }),
  );
const anyForm = fc.tuple(
  ...keys.map((key) =>
    fc.record({
      key: fc.constant(key),
      type: fc.constantFrom('custom_field' as const, 'section' as const, 'title' as const),
      condition: anyCondition(keys),
    }),
  ),
);
test('conditions on earlier fields form no cycle, and each reported cycle is one', () => {
  fc.assert(
    fc.property(anyForm, (fields) => {
      const backwards = fields.map((each, index) => ({
        ...each,
        type: 'custom_field' as const,
        condition: each.condition && {
          ...each.condition,
          rules: each.condition.rules.filter((rule) => keys.indexOf(rule.field) < index),
        },
      }));
      expect(findConditionCycle(backwards)).toBeNull();
      const circle = findConditionCycle(fields);
      if (circle === null) return;
      expect(circle[0]).toBe(circle.at(-1));
      const sections = sectionsOf(fields);
      for (const [index, key] of circle.slice(0, -1).entries()) {
        const each = fields.find((one) => one.key === key);
        const waitsFor = [
          ...(each?.condition?.rules.map((rule) => rule.field) ?? []),
          sections.get(key),
        ];
        expect(waitsFor).toContain(circle[index + 1]);
      }
    }),
  );
});
