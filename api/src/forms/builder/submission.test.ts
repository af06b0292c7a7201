// Submitting forms according to their settings.
import { beforeAll, describe, expect, test } from 'vitest';
import { openForms, reasons, when, type Forms } from '../../../testing/schools/forms.ts';
import { testPassword } from '../../../testing/school.ts';

let own: Forms;

beforeAll(async () => {
  own = await openForms('filled-in-forms');
});

describe('a person who fills in a form', () => {
  const publicForm = (id: number) => `/api/public/companies/${own.companyId}/admin/forms/${id}`;
  let number = 0;

  const register = (id: number, values: object) => {
    number += 1;
    return own.school.send('POST', publicForm(id), {
      name: 'Лев',
      email: `came-${number}@filled-in-forms.test`,
      password: testPassword,
      ...values,
    });
  };

  test('sees sections and conditions by the keys of the answers', async () => {
    const city = await own.newCustomField({ name: 'Откуда' });
    const id = await own.newForm({
      front_template: 'split',
      fields: [
        { ref: 'n', type: 'name', label: 'Как вас зовут', hint: 'По паспорту' },
        { ref: 's', type: 'section', text: 'Откуда вы', condition: when('n', 'filled') },
        { ref: 'c', type: 'custom_field', custom_field_id: city, condition: when('h', 'empty') },
        { ref: 'h', type: 'hidden', parameter: 'utm_source' },
      ],
    });
    const { data } = (await own.school.send('GET', publicForm(id))).body;
    const [, , , hidden] = data.fields;
    expect(data).toMatchObject({
      front_template: 'split',
      fields: [
        { key: 'name', label: 'Как вас зовут', hint: 'По паспорту', condition: null },
        { type: 'section', text: 'Откуда вы', condition: when('name', 'filled') },
        { condition: when(hidden.key, 'empty'), custom_field: { name: 'Откуда' } },
        { type: 'hidden', parameter: 'utm_source' },
      ],
    });
  });

  test('answers visible fields; others are neither required nor stored', async () => {
    const who = await own.newCustomField({
      name: 'Кто вы',
      type: 'list',
      variables: ['Ученик', 'Родитель'],
    });
    const { custom_field_variables: choices } = (
      await own.get(`/custom_fields/${who}?with=custom_field_variables`)
    ).body.data;
    const [pupil, parent] = choices.map((choice: { id: number }) => String(choice.id));
    const grade = await own.newCustomField({ name: 'Класс ученика' });
    const id = await own.newForm({
      fields: [
        { ref: 'n', type: 'name' },
        { ref: 'e', type: 'email' },
        { ref: 'w', type: 'custom_field', custom_field_id: who },
        { ref: 's', type: 'section', text: 'Об ученике', condition: when('w', 'is', pupil) },
        { ref: 'g', type: 'custom_field', custom_field_id: grade, required: true },
      ],
    });
    const [, , { key: whoKey }, , { key: gradeKey }] = (
      await own.school.send('GET', publicForm(id))
    ).body.data.fields;
    const missing = await register(id, { [whoKey]: pupil });
    expect(reasons(missing)).toMatchObject([
      422,
      [{ field: gradeKey, message: 'Обязательное поле' }],
    ]);
    const came = await register(id, { [whoKey]: parent, [gradeKey]: '10' });
    expect(came.status).toBe(201);
    const held = (await own.get(`/users/${came.body.data.user.id}?with=custom_field_values`)).body
      .data;
    expect(JSON.stringify(held.custom_field_values)).not.toContain('"10"');
    expect((await register(id, { [whoKey]: pupil, [gradeKey]: '10' })).status).toBe(201);
  });
});
