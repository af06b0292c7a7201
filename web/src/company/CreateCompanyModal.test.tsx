// «Создание компании»: the specification's validation messages, the server's check of the address, and a single
// request.
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui/index.ts';
import { newUser, stopClock } from '../ui/testing.tsx';
import { CreateCompanyModal } from './CreateCompanyModal.tsx';
import { payloadOf } from '../kit/testing/payload.ts';

function start({ taken = [] as string[] } = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(({ request }) => ({
    data: { companyCodeIsFree: !taken.includes(String(request.variables['code'])) },
  }));
  const onCreated = vi.fn<(code: string) => void>();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <UiProvider>
          <CreateCompanyModal onCreated={onCreated} />
        </UiProvider>
      ),
    },
  ]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, onCreated, user: newUser() };
}

const name = () => screen.findByRole('textbox', { name: 'Название' });
const code = () => screen.findByRole('textbox', { name: 'Поддомен' });
const submit = () => screen.getByRole('button', { name: 'Добавить' });

beforeEach(stopClock);

describe('«Создание компании»', () => {
  it('requires a name and an address', async () => {
    const { user, environment } = start();
    await name();
    await user.click(submit());
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it.each([
    ['ab', 'Требуется минимум 3 символа'],
    ['моя-школа', 'Невалидное название поддомена'],
    ['-school', 'Невалидное название поддомена'],
    ['a'.repeat(51), 'Не больше 50 символов'],
  ])('rejects the address %j', async (value, message) => {
    const { user } = start();
    await user.type(await code(), value);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('checks on the server whether the address is available', async () => {
    const { user } = start({ taken: ['demo'] });
    await user.type(await code(), 'demo');
    expect(await screen.findByText('Поддомен уже существует')).toBeVisible();
  });

  it('sends the trimmed values once, and continues with the code that the server returns', async () => {
    const { user, environment, onCreated } = start();
    await user.type(await name(), '  Моя школа ');
    await user.type(await code(), 'My-School');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Проверка' })).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await user.click(submit());

    const [operation, ...more] = environment.mock.getAllOperations();
    expect(more).toHaveLength(0);
    if (!operation) throw new Error('nothing was sent');
    expect(operation.request.variables).toEqual({
      input: { name: 'Моя школа', code: 'My-School', description: null },
    });
    environment.mock.resolve(operation, {
      data: {
        createCompany: {
          company: { __typename: 'Company', id: 'C9', code: 'my-school' },
          ...payloadOf(),
        },
      },
    });
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('my-school'));
  });

  it('continues with the typed code when the created company isn’t returned', async () => {
    const { user, environment, onCreated } = start();
    await user.type(await name(), 'Моя школа');
    await user.type(await code(), 'My-School');
    await user.click(submit());
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error('nothing was sent');
    environment.mock.resolve(operation, {
      data: { createCompany: { company: null, ...payloadOf() } },
    });
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('my-school'));
  });

  it('retains the values and shows the errors of the server', async () => {
    const { user, environment, onCreated } = start();
    await user.type(await name(), 'Моя школа');
    await user.type(await code(), 'my-school');
    await user.click(submit());
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error('nothing was sent');
    environment.mock.resolve(operation, {
      data: {
        createCompany: {
          company: null,
          ...payloadOf({ message: 'Поддомен уже существует', field: 'code' }),
        },
      },
    });
    await screen.findByText('Поддомен уже существует');
    expect(await name()).toHaveValue('Моя школа');
    expect(onCreated).not.toHaveBeenCalled();
  });
});
