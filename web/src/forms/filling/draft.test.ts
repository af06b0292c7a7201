// Tests that a draft belongs to one user and is handed over only on sign-in from the form's link.
import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { useRestoredDraft, useDraft } from './draft.ts';
import type { FilledField, FilledValues } from './fields.ts';
import { rememberFile } from './pendingFiles.ts';

afterEach(() => sessionStorage.clear());

const own = (key: string, type: 'STRING' | 'FILE'): FilledField => ({
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
  customField: {
    databaseId: Number(key),
    name: key,
    prompt: null,
    type,
    multiple: false,
    listShowType: 'RADIO_CHECKBOX',
    variables: [],
  },
});

const fields = [own('1', 'STRING'), own('2', 'FILE')];

const emptyOf = (name: string): FilledValues => ({ name, surname: '', email: '', answers: {} });

/** Opens the form as the user with this id, or as a visitor for null; leave it with `leave`. */
function open(sender: number | null, name = '') {
  const of = { company: 'demo', form: '7', sender };
  const { result, unmount } = renderHook(() => {
    const begun = useRestoredDraft(of, fields, emptyOf(name));
    const form = useForm<FilledValues>({ defaultValues: begun.values });
    return { begun, form, draft: useDraft(of, form, begun) };
  });
  return { ...result.current, leave: unmount };
}

it('is restored only for the user who typed it', () => {
  const first = open(3);
  first.form.setValue('name', 'Вера');
  first.draft.reach(2);
  first.leave();
  expect(open(4).begun).toMatchObject({ values: { name: '' }, step: 0 });
  expect(open(null).begun.values.name).toBe('');
  expect(open(3).begun).toMatchObject({ values: { name: 'Вера' }, step: 2 });
});

it('is handed over once to the user who signs in, without their name', () => {
  const nobody = open(null);
  nobody.form.setValue('name', 'Верочка');
  nobody.form.setValue('answers.f1', ['Казань']);
  nobody.leave();
  expect(open(3, 'Вера').begun.values.answers).toEqual({});

  const again = open(null);
  again.draft.passOn();
  again.leave();
  const values = { name: 'Вера', answers: { f1: ['Казань'] } };
  const person = open(3, 'Вера');
  expect(person.begun.values).toMatchObject(values);
  person.leave();
  expect(open(3, 'Вера').begun.values).toMatchObject(values);
  expect(open(4, 'Глеб').begun.values).toMatchObject({ name: 'Глеб', answers: {} });
});

it('is not handed over after the visitor returned without signing in', () => {
  const nobody = open(null);
  nobody.form.setValue('answers.f1', ['Казань']);
  nobody.draft.passOn();
  nobody.leave();
  open(null).leave();
  expect(open(3).begun.values.answers).toEqual({});
});

it('restores files only while the server has them', () => {
  const day = 24 * 3600 * 1000;
  for (const [ticket, at] of [
    ['new', Date.now()],
    ['old', Date.now() - day],
  ] as const) {
    rememberFile(ticket, { name: `${ticket}.txt`, size: 1, at });
    const sender = open(3);
    sender.form.setValue('answers.f2', [ticket]);
    sender.leave();
    const isHere = ticket === 'new';
    expect(open(3).begun).toMatchObject({
      values: { answers: { f2: isHere ? [ticket] : [] } },
      expiredFiles: isHere ? [] : ['old.txt'],
    });
    sessionStorage.clear();
  }
});
