// Tests automatic saving of a form: when it is sent, and how it is merged with changes by others and by the server.
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { newUser, stopClock } from '../../../ui/testing.tsx';
import { withField, type FormDocument } from './document.ts';
import { field, form } from '../testing.ts';
import { useFormDocument } from './useFormDocument.ts';
import { payloadOf, type MockError } from '../../../kit/testing/payload.ts';

type Input = Record<string, unknown>;

/** A form as the server returns it, by schema names. */
const row = (more: Input = {}): Input => ({
  __typename: 'Form',
  id: 'form',
  version: '1',
  name: 'Анкета',
  code: null,
  title: null,
  description: null,
  buttonName: null,
  webhook: null,
  frontTemplate: 'CARD',
  role: null,
  createUser: true,
  socialNetworkLogin: false,
  successText: null,
  redirectUrl: null,
  allowedOrigins: [],
  opensAt: null,
  closesAt: null,
  answersLimit: null,
  answersPerAddress: null,
  answersPerEmail: null,
  textBefore: null,
  textAfter: null,
  textFull: null,
  answersCount: 0,
  state: 'OPEN',
  fields: [fieldRow('a')],
  ...more,
});

const fieldRow = (ref: string, text = ref): Input => ({
  ref,
  type: 'TITLE',
  required: false,
  text,
  label: null,
  hint: null,
  width: 'WHOLE',
  parameter: null,
  value: null,
  condition: null,
  customField: null,
});

function open({ version = '1' }: { version?: string | null } = {}) {
  stopClock();
  const environment = createMockEnvironment();
  const saved = { id: 'form', version, document: form(field('a')) };
  const { result } = renderHook(() => useFormDocument(saved), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter>
          <UiProvider>{children}</UiProvider>
        </MemoryRouter>
      </RelayEnvironmentProvider>
    ),
  });
  const now = () => result.current;
  const waiting = () => environment.mock.getAllOperations();
  const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
  return {
    now,
    waiting,
    state: () => now().save.state,
    change: (part: Partial<FormDocument>, what?: string) =>
      act(async () => now().change((document) => ({ ...document, ...part }), what)),
    make: (make: (document: FormDocument) => FormDocument) => act(async () => now().change(make)),
    undo: () => act(async () => now().undo?.()),
    pause: () => pass(1000),
    /** Resolves the next pending operation with this form; returns its input. */
    answer: async (returnedForm: Input, errors: MockError[] = []): Promise<Input> => {
      const [operation] = waiting();
      if (operation === undefined) throw new Error('nothing was sent');
      const { input, id } = operation.request.variables;
      const payload = { form: returnedForm, ...payloadOf(...errors) };
      const data = input ? { updateForm: payload } : { node: returnedForm };
      await act(async () => environment.mock.resolve(operation, { data }));
      return input ?? { id };
    },
  };
}

const stale = { message: 'Изменил кто-то ещё', field: null, code: 'stale' };

it('saves shortly after the last change, and again after undo', async () => {
  const edited = open();
  await edited.change({ title: 'Ле' }, 'title');
  await edited.change({ title: 'Лето' }, 'title');
  expect([edited.state(), edited.waiting()]).toEqual(['waiting', []]);
  await edited.pause();
  expect(edited.state()).toBe('saving');
  expect(await edited.answer(row({ version: '2', title: 'Лето' }))).toEqual({
    id: 'form',
    version: '1',
    title: 'Лето',
  });
  expect(edited.state()).toBe('saved');
  await edited.undo();
  await edited.pause();
  const { title, version } = await edited.answer(row({ version: '3' }));
  expect([title, version, edited.state()]).toEqual([null, '2', 'saved']);
});

it('is saved when undo restores the saved state', async () => {
  const edited = open();
  await edited.change({ name: '' });
  await edited.pause();
  expect(edited.now().save).toMatchObject({ state: 'failed', part: 'name' });
  await edited.undo();
  expect([edited.state(), edited.waiting()]).toEqual(['saved', []]);
});

it('saves half-typed limits only when their input loses the focus', async () => {
  const edited = open();
  await edited.change({ answersLimit: '3' }, 'answersLimit');
  await edited.pause();
  expect([edited.state(), edited.waiting()]).toEqual(['typing', []]);
  await edited.change({ answersLimit: '300' }, 'answersLimit');
  await act(async () => edited.now().commit());
  const { answersLimit } = await edited.answer(row({ version: '2', answersLimit: 300 }));
  expect([answersLimit, edited.state()]).toEqual([300, 'saved']);
});

it('saves the current form when an outdated one was rejected', async () => {
  const edited = open();
  await edited.change({ code: 'Летняя' }, 'code');
  await act(async () => edited.now().commit());
  await edited.change({ code: 'summer' }, 'code');
  await act(async () => edited.now().commit());
  await edited.answer(row(), [{ message: 'Латинские буквы', field: 'code', code: 'invalid' }]);
  expect(edited.state()).toBe('saving');
  const { code } = await edited.answer(row({ version: '2', code: 'summer' }));
  expect([code, edited.state(), edited.waiting()]).toEqual(['summer', 'saved', []]);
});

it('does not save a half-typed setting along with another', async () => {
  const edited = open();
  await edited.change({ title: 'Лето' }, 'title');
  await edited.pause();
  await edited.change({ webhook: 'https://hooks.example.co' }, 'webhook');
  await edited.answer(row({ version: '2', title: 'Лето' }));
  expect([edited.state(), edited.waiting()]).toEqual(['typing', []]);
  expect(edited.now().document.webhook).toBe('https://hooks.example.co');
});

it('merges changes by others, which undo does not revert', async () => {
  const edited = open();
  await edited.change({ title: 'Лето' });
  await edited.pause();
  const theirs = { version: '5', buttonName: 'Поехали', fields: [fieldRow('a'), fieldRow('b')] };
  await edited.answer(row(theirs), [stale]);
  expect(await edited.answer(row(theirs))).toEqual({ id: 'form' });
  expect(screen.getByText(/кто-то изменил и другое: Надпись на кнопке, Поле «b»/)).toBeVisible();
  const sent = await edited.answer(row({ ...theirs, version: '6', title: 'Лето' }));
  expect(sent).toEqual({ id: 'form', version: '5', title: 'Лето' });
  await edited.undo();
  await edited.pause();
  expect(await edited.answer(row({ ...theirs, version: '7' }))).toEqual({
    id: 'form',
    version: '6',
    title: null,
  });
  const { buttonName, fields } = edited.now().document;
  expect([buttonName, fields.map(({ ref }) => ref)]).toEqual(['Поехали', ['a', 'b']]);
  expect(edited.now().undo).toBeNull();
});

it('asks for a choice on conflicts and saves it', async () => {
  const edited = open();
  await edited.change({ title: 'Моя', description: 'Для всех' });
  await edited.pause();
  const theirs = { version: '5', title: 'Их', description: 'Для своих' };
  await edited.answer(row(theirs), [stale]);
  await edited.answer(row(theirs));
  const user = newUser();
  await user.click(await screen.findByRole('radio', { name: /Сохранённое другим: Их/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(edited.waiting()).toHaveLength(1));
  await waitFor(() => expect(edited.now().document.title).toBe('Их'));
  const sent = await edited.answer(row({ ...theirs, version: '6', description: 'Для всех' }));
  expect(sent).toEqual({ id: 'form', version: '5', description: 'Для всех' });
  expect([edited.now().document.title, edited.state()]).toEqual(['Их', 'saved']);
});

it('shows values normalized by the server', async () => {
  const edited = open();
  await edited.change({ code: 'Summer' }, 'code');
  await act(async () => edited.now().commit());
  await edited.answer(row({ version: '2', code: 'summer' }));
  expect([edited.now().document.code, edited.state()]).toEqual(['summer', 'saved']);
});

it('adopts field ids assigned by a server without versions, in undo steps as well', async () => {
  const edited = open({ version: null });
  await edited.make((document) => withField(document, field('b'), null));
  await edited.change({ title: 'Лето' });
  await edited.pause();
  const fields = [fieldRow('1', 'a'), fieldRow('2', 'b')];
  const sent = await edited.answer(row({ version: null, title: 'Лето', fields }));
  expect(sent).not.toHaveProperty('version');
  expect(edited.state()).toBe('saved');
  await edited.undo();
  await edited.pause();
  expect(await edited.answer(row({ version: null, fields }))).toEqual({ id: 'form', title: null });
  expect(edited.now().document.fields.map(({ ref }) => ref)).toEqual(['1', '2']);
});
