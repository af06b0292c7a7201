// Tests of bulk changes to orders: the choice of a value, the mutation for all matching rows, and the reported result.
import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../kit/relay/outcome.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { OrderChangeModal } from './OrderChangeModal.tsx';
import type { OrderChange } from './useOrderMutations.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

function start(change: OrderChange) {
  const environment = createMockEnvironment();
  const onDone = vi.fn<(outcome: Outcome) => void>();
  const element = (
    <UiProvider>
      <OrderChangeModal
        companyId="C7"
        change={change}
        orders={{ chosen: { matching: { search: 'заявка' } }, count: 22 }}
        maySetUp={false}
        onDone={onDone}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const sent = (name: string) =>
    waitFor(() => {
      const operation = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === name);
      if (!operation) throw new Error(`${name} was not sent`);
      return operation;
    });
  const answer = async (name: string, data: object) => {
    const operation = await sent(name);
    await act(async () => environment.mock.resolve(operation, { data }));
    return operation.request.variables['input'] as object;
  };
  return { onDone, answer, user: newUser() };
}

const changed = { orders: [], changedCount: 22, skipped: [], ...payloadOf() };

it('sets a status found by name on all matching orders', async () => {
  const { onDone, answer, user } = start('status');
  expect(
    await screen.findByRole('dialog', { name: /^Изменить статус: 22\sзаявки$/u }),
  ).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Изменить' });
  expect(confirm).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Новый статус' }));
  const working = { __typename: 'OrderStatus', id: 'S2', adminName: { value: 'В работе' } };
  await answer('choicesOrderStatusesQuery', {
    node: {
      __typename: 'Company',
      id: 'C7',
      orderStatuses: { nodes: [working], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
  await user.click(await screen.findByRole('option', { name: 'В работе' }));
  await user.click(confirm);
  expect(await answer('useOrderMutationsStatusMutation', { setOrderStatus: changed })).toEqual({
    companyId: 'C7',
    orders: { matching: { search: 'заявка' } },
    statusId: 'S2',
  });
  await waitFor(() => expect(onDone.mock.calls).toMatchObject([[{ count: 22 }]]));
});

it('clears an optional value of all selected orders', async () => {
  const { answer, user } = start('manager');
  await user.click(await screen.findByRole('checkbox', { name: 'Никто не отвечает' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(
    await answer('useOrderMutationsManagerMutation', { setOrderManager: changed }),
  ).toMatchObject({
    managerId: null,
  });
});
