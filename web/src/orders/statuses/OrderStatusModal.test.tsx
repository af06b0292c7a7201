// Tests of creating an order status: colours are validated while typing, and server errors are shown at their fields.
import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { OrderStatusModal } from './OrderStatusModal.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';

it('is corrected until the colours are valid and the server accepts it', async () => {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  const element = (
    <UiProvider>
      <OrderStatusModal companyId="C7" record={null} onDone={onDone} />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const field = (name: string) => screen.getByRole('textbox', { name });
  const write = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.paste(text);
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Добавить' }));
  const answered = async (...userErrors: { message: string; field: string }[]) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error('nothing was sent');
    await act(async () =>
      environment.mock.resolve(operation, {
        data: { createOrderStatus: { ...payloadOf(...userErrors) } },
      }),
    );
    return operation.request.variables['input'] as object;
  };

  await screen.findByRole('dialog', { name: 'Новый статус заявок' });
  await write('Название', 'новая');
  await write('Цвет текста', 'красный');
  expect(await screen.findByText('Введите цвет в виде #336699')).toBeVisible();
  await write('Цвет текста', '#F5F5F5');
  expect(await screen.findByText(/^Текст плохо читается на этом фоне/)).toBeVisible();
  await write('Цвет текста', '#176F43');
  expect(screen.queryByText(/^Текст плохо читается/)).toBeNull();

  await user.click(screen.getByRole('switch', { name: /^Его получают новые заявки/ }));
  await send();
  const taken = 'Статус с таким названием уже есть';
  const meansNew = 'Новые заявки получают статус, который означает «Новая»';
  const name = { value: 'новая', textColor: '#176f43', background: '#e9f0fd' };
  expect(
    await answered(
      { message: taken, field: 'adminName.value' },
      { message: meansNew, field: 'isDefault' },
    ),
  ).toEqual({
    companyId: 'C7',
    adminName: name,
    publicName: name,
    type: 'IN_PROGRESS',
    isDefault: true,
  });
  await waitFor(() => expect(field('Название')).toHaveAccessibleDescription(taken));
  expect(screen.getByText(meansNew)).toBeVisible();

  await write('Название', 'С сайта');
  await send();
  expect(await answered()).toMatchObject({ adminName: { value: 'С сайта' } });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
