// An offered draft: typing over it, saving the form, and restoring it.
import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Form, SubmitButton, TextField, UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { draftKey, startSession } from '../network/session.ts';
import { fragmentOf } from '../testing/mutationOf.ts';
import { DraftNote } from './DraftNote.tsx';
import { useDraftedForm } from './useDraftedForm.ts';

interface FruitKey {
  readonly ' $data'?: { id: string; version: string | null; name: string };
  readonly ' $fragmentSpreads': object;
}

const fragment = fragmentOf('Fruit', ['id', 'version', 'name', 'taste', 'colour']);

const empty = { name: '', taste: '', colour: '' };

function NewFruit() {
  const { form, onSubmit, draft } = useDraftedForm({
    fragment,
    record: null as FruitKey | null,
    values: () => empty,
    input: (values) => values,
    create: () => Promise.resolve([]),
    update: () => Promise.reject(new Error('there is nothing to update')),
    draftOf: { companyId: 'school', personId: 'ann' },
  });
  return (
    <>
      <DraftNote offer={draft.offer} />
      <Form form={form} onSubmit={onSubmit} guardUnsaved={draft.keep}>
        <TextField name="name" label="Название" />
        <TextField name="taste" label="Вкус" />
        <TextField name="colour" label="Цвет" />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </>
  );
}

const storageKey = `${draftKey}school/ann/${fragment.name} `;

function draw() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <RelayEnvironmentProvider environment={createMockEnvironment()}>
          <UiProvider>
            <NewFruit />
          </UiProvider>
        </RelayEnvironmentProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return newUser();
}

async function open() {
  const user = draw();
  await screen.findByText(/^Есть несохранённые правки/);
  return user;
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const button = (name: string) => screen.findByRole('button', { name });
const isOffered = () => screen.queryByText(/^Есть несохранённые правки/) !== null;

beforeEach(() => {
  startSession('token');
  const base = { version: null, values: empty };
  const values = { ...empty, name: 'Груша', taste: 'сладкий' };
  localStorage.setItem(storageKey, JSON.stringify({ base, values, at: new Date().toISOString() }));
});
afterEach(() => localStorage.clear());

it('is merged with values typed since, and keeps the focus', async () => {
  const user = await open();
  await user.type(box('Цвет'), 'жёлтый');
  await user.click(await button('Вернуть'));
  await waitFor(() => expect(isOffered()).toBe(false));
  expect([box('Название').value, box('Вкус').value, box('Цвет').value]).toEqual([
    'Груша',
    'сладкий',
    'жёлтый',
  ]);
  expect(document.activeElement).toBe(screen.getAllByRole('status')[0]);
});

it('asks before it overwrites values typed since', async () => {
  const user = await open();
  await user.type(box('Название'), 'Слива');
  await user.click(await button('Вернуть'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Они заменят то, что набрано сейчас: Название.');
  await user.click(await button('Отменить'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Название').value).toBe('Слива');
  expect(isOffered()).toBe(true);

  await user.click(await button('Вернуть'));
  await screen.findByRole('alertdialog');
  await user.click(await button('Вернуть'));
  await waitFor(() => expect(box('Название').value).toBe('Груша'));
  expect(isOffered()).toBe(false);
});

it('is still offered after other values were saved', async () => {
  const user = await open();
  await user.type(box('Название'), 'Слива');
  await user.click(await button('Сохранить'));
  await act(async () => {});
  expect(isOffered()).toBe(true);
  expect(localStorage.getItem(storageKey)).toContain('Груша');
});

it('is deleted when it was saved', async () => {
  localStorage.clear();
  startSession('token');
  const user = draw();
  await user.type(box('Название'), 'Слива');
  await waitFor(() => expect(localStorage.getItem(storageKey)).toContain('Слива'));
  await user.click(await button('Сохранить'));
  await waitFor(() => expect(localStorage.getItem(storageKey)).toBeNull());
});
