// Tests which fields of a form are shown and which values are sent.
import { expect, it } from 'vitest';
import { emptyValues, sentAnswers, stepsOf, type FilledField } from './fields.ts';

const field = (key: string, rest: Partial<FilledField> = {}): FilledField => ({
  key,
  type: 'custom_field',
  required: false,
  text: null,
  label: null,
  hint: null,
  width: 'whole',
  parameter: null,
  value: null,
  condition: null,
  customField: null,
  ...rest,
});

const when = (key: string) =>
  ({ match: 'all', rules: [{ field: key, operator: 'filled', value: null }] }) as const;

const noAddress = new URLSearchParams();

it('has one step for each visible section', () => {
  const fields = [
    field('1'),
    field('2', { type: 'section', condition: when('1') }),
    field('3'),
    field('4', { type: 'section' }),
    field('5', { type: 'line' }),
  ];
  const keys = (answers: Record<string, string[]>) => {
    const values = { ...emptyValues(fields, noAddress), answers };
    return stepsOf(fields, values).map((step) => step.fields.map(({ key }) => key));
  };
  expect(keys({})).toEqual([['1'], ['5']]);
  expect(keys({ f1: ['да'] })).toEqual([['1'], ['3'], ['5']]);
});

it('begins with the first section if no field precedes it', () => {
  const fields = [field('1', { type: 'section', text: 'О вас' }), field('2')];
  const steps = stepsOf(fields, emptyValues(fields, noAddress));
  expect(steps.map(({ section }) => section?.text)).toEqual(['О вас']);
});

it('sends hidden fields empty', () => {
  const fields = [field('1'), field('2', { condition: when('1') })];
  const values = { ...emptyValues(fields, noAddress), answers: { f1: [], f2: ['тайна'] } };
  expect(sentAnswers(fields, values)).toEqual([
    { key: '1', values: [] },
    { key: '2', values: [] },
  ]);
});

it('fills hidden parameters from the URL, or with their default', () => {
  const fields = [
    field('1', { type: 'hidden', parameter: 'utm_source', value: 'сайт' }),
    field('2', { type: 'hidden', parameter: 'utm_medium', value: 'сайт' }),
  ];
  const values = emptyValues(fields, new URLSearchParams('utm_source=vk'));
  expect(values.answers).toEqual({ f1: ['vk'], f2: ['сайт'] });
  expect(stepsOf(fields, values)).toEqual([{ section: null, fields: [] }]);
});
