// Two users edit one record: what the second form sends, shows and confirms.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { createOperationDescriptor } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Checkbox,
  Form,
  SubmitButton,
  TextField,
  UiProvider,
  useAlerts,
  useField,
} from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { fragmentOf, mutationOf } from '../testing/mutationOf.ts';
import { useMutation } from '../relay/useMutation.ts';
import { useRecordForm } from './useRecordForm.tsx';

interface Fruit {
  id: string;
  version: string | null;
  name: string;
  taste: string;
  uses: readonly string[];
}

interface FruitKey {
  readonly ' $data'?: Fruit;
  readonly ' $fragmentSpreads': object;
}

interface Update {
  variables: { input: { id: string; version?: string; name?: string; taste?: string } };
  response: {
    updateFruit: {
      record: object | null;
      userErrors: readonly { message: string; field: string | null; code: string }[];
    };
  };
}

const fragment = fragmentOf('Fruit', ['id', 'version', 'name', 'taste', 'uses']);
const mutation = mutationOf('updateFruit', { record: fragment });

function FruitForm({ fruit }: { fruit: FruitKey }) {
  const alerts = useAlerts();
  const [update] = useMutation<Update>(mutation);
  const { form, onSubmit } = useRecordForm({
    fragment,
    record: fruit,
    values: (now) => ({
      name: now?.name ?? '',
      taste: now?.taste ?? '',
      uses: now?.uses ?? [],
    }),
    input: ({ name, taste, uses }) => ({ name: name.trim(), taste, uses }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Название" required />
      <TextField name="taste" label="Вкус" />
      <Uses />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  );
}

function Uses() {
  const { field } = useField<readonly string[]>('uses', {
    words: { label: 'Куда', each: (use) => use },
  });
  return ['варенье', 'сок', 'пирог'].map((use) => (
    <Checkbox
      key={use}
      checked={field.value.includes(use)}
      onChange={(isOn) =>
        field.onChange(isOn ? [...field.value, use] : field.value.filter((other) => other !== use))
      }
    >
      {use}
    </Checkbox>
  ));
}

const pear: Fruit = { id: 'F1', version: '1', name: 'Груша', taste: 'сладкий', uses: ['сок'] };

let server: Fruit;
let sent: Update['variables']['input'][];
let environment: ReturnType<typeof createMockEnvironment>;

/** The record on the server and in the store. */
function open(fruit: Fruit = pear) {
  server = fruit;
  sent = [];
  environment = createMockEnvironment();
  const operation = createOperationDescriptor(mutation, { input: {} });
  environment.commitPayload(operation, {
    updateFruit: { record: { __typename: 'Fruit', ...fruit }, userErrors: [] },
  });
  environment.retain(operation);
  const key = {
    __id: fruit.id,
    __fragments: { [fragment.name]: {} },
    __fragmentOwner: operation.request,
  } as unknown as FruitKey;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <RelayEnvironmentProvider environment={environment}>
          <UiProvider>
            <FruitForm fruit={key} />
          </UiProvider>
        </RelayEnvironmentProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return {
    user: newUser(),
    refetch: () => act(() => environment.commitPayload(operation, shown())),
  };
}

const shown = (userErrors: Update['response']['updateFruit']['userErrors'] = []) => ({
  updateFruit: { record: { __typename: 'Fruit', ...server }, userErrors },
});

const stale = { message: 'Изменил кто-то ещё', field: null, code: 'stale' };

/** Responds to the update like the server. */
async function answer() {
  const operations = () => environment.mock.getAllOperations();
  await waitFor(() => expect(operations()).toHaveLength(1));
  const [operation] = operations();
  if (!operation) throw new Error('nothing was sent');
  const { input } = operation.request.variables as Update['variables'];
  sent.push(input);
  const { id: _, version, ...change } = input;
  const isStale = version !== undefined && version !== server.version;
  if (!isStale) somebodySaves(change);
  await act(async () =>
    environment.mock.resolve(operation, { data: shown(isStale ? [stale] : []) }),
  );
}

/** Another user saves the record. */
function somebodySaves(part: Partial<Fruit>) {
  const version = server.version === null ? null : String(Number(server.version) + 1);
  server = { ...server, ...part, version };
}

const box = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

describe('the form of a record', () => {
  it('sends only changed fields, with the base version', async () => {
    const { user } = open();
    await user.type(box('Вкус'), ' и терпкий');
    await user.click(save());
    await answer();
    await screen.findByText('Данные успешно сохранены');
    await user.type(box('Название'), ' Бере');
    await user.click(save());
    await answer();
    expect(sent).toEqual([
      { id: 'F1', version: '1', taste: 'сладкий и терпкий' },
      { id: 'F1', version: '2', name: 'Груша Бере' },
    ]);
  });

  it('sends nothing without changes, and reports that', async () => {
    const { user } = open();
    await user.type(box('Название'), '  ');
    await user.click(save());
    await screen.findByText('Изменений нет');
    expect(environment.mock.getAllOperations()).toEqual([]);
    await waitFor(() => expect(box('Название').value).toBe('Груша'));
  });

  it('sends no version to a server without versions', async () => {
    const { user } = open({ ...pear, version: null });
    await user.type(box('Вкус'), '!');
    await user.click(save());
    await answer();
    expect(sent).toEqual([{ id: 'F1', taste: 'сладкий!' }]);
  });

  it('does not use a version that was read with other fields', async () => {
    const { user, refetch } = open();
    server = { ...server, version: '2' };
    refetch();
    await user.type(box('Вкус'), '!');
    server = { ...server, name: 'Лада' };
    await user.click(save());
    await answer();
    await answer();
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    await waitFor(() => expect(box('Название').value).toBe('Лада'));
    expect(server).toMatchObject({ name: 'Лада', taste: 'сладкий!' });
  });

  it('shows refetched values, and keeps typed ones', async () => {
    const { user, refetch } = open();
    await user.type(box('Вкус'), ' сок');
    somebodySaves({ name: 'Лада' });
    refetch();
    await waitFor(() => expect(box('Название').value).toBe('Лада'));
    expect(box('Вкус').value).toBe('сладкий сок');
    await user.click(save());
    await answer();
    expect(sent).toEqual([{ id: 'F1', version: '2', taste: 'сладкий сок' }]);
  });
});

describe('the second user to save', () => {
  it('saves fields without conflict at once, and is informed of the others', async () => {
    const { user } = open();
    somebodySaves({ name: 'Лада' });
    await user.type(box('Вкус'), '!');
    await user.click(save());
    await answer();
    await answer();
    expect(sent.at(-1)).toEqual({ id: 'F1', version: '2', taste: 'сладкий!' });
    expect(server).toMatchObject({ name: 'Лада', taste: 'сладкий!' });
    await screen.findByText(/кто-то изменил и другое: Название/);
    await waitFor(() => expect(box('Название').value).toBe('Лада'));
  });

  const chooseIn = async () => within(await screen.findByRole('dialog'));

  it('resolves conflicts field by field', async () => {
    const { user } = open();
    somebodySaves({ name: 'Лада', taste: 'кислый', uses: ['сок', 'пирог'] });
    await user.type(box('Название'), ' Бере');
    await user.click(screen.getByRole('checkbox', { name: 'сок' }));
    await user.click(save());
    await answer();

    const dialog = await chooseIn();
    const name = within(dialog.getByRole('radiogroup', { name: 'Название' }));
    expect(name.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
      'Моё: «Груша Бере»',
      'Сохранённое другим: «Лада»',
    ]);
    const uses = within(dialog.getByRole('radiogroup', { name: 'Куда' }));
    expect(uses.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
      'И то и другое: добавлено: пирог; снято: сок',
      'Моё: снято: сок',
      'Сохранённое другим: добавлено: пирог',
    ]);
    expect(dialog.getByRole('listitem').textContent).toBe('Вкус: «кислый»');

    await user.click(name.getByRole('radio', { name: /Лада/ }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
    await answer();
    expect(sent.at(-1)).toEqual({ id: 'F1', version: '2', uses: ['пирог'] });
    await screen.findByText('Данные успешно сохранены');
    expect(server).toMatchObject({ name: 'Лада', taste: 'кислый', uses: ['пирог'] });
    await waitFor(() => expect(box('Название').value).toBe('Лада'));
  });

  it('can cancel: typed values stay, and the next save asks again', async () => {
    const { user } = open();
    somebodySaves({ name: 'Лада' });
    await user.type(box('Название'), ' Бере');
    await user.click(save());
    await answer();
    const first = await chooseIn();
    await user.click(first.getByRole('button', { name: 'Вернуться к правке' }));
    await screen.findByText(/^Не сохранено/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Название').value).toBe('Груша Бере');

    await user.click(save());
    await answer();
    const second = await chooseIn();
    // A third user saves before the conflict is resolved.
    somebodySaves({ name: 'Чижовская' });
    await user.click(second.getByRole('button', { name: 'Сохранить выбранное' }));
    await answer();
    await waitFor(() => expect(screen.getByText(/Чижовская/)).toBeTruthy());
    await user.click((await chooseIn()).getByRole('button', { name: 'Сохранить выбранное' }));
    await answer();
    expect(server.name).toBe('Груша Бере');
  });

  it('has nothing to save after identical changes', async () => {
    const { user } = open();
    somebodySaves({ taste: 'сладкий!' });
    await user.type(box('Вкус'), '!');
    await user.click(save());
    await answer();
    await screen.findByText('Данные успешно сохранены');
    expect(sent).toHaveLength(1);
  });
});
