// Tests of «Внести оплату»: a sum above the unpaid rest is sent again after confirmation.
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser, stopClock } from '../../ui/testing.tsx';
import { ManualPaymentModal } from './ManualPaymentModal.tsx';
import { payloadOf, type MockError } from '../../kit/testing/payload.ts';

beforeEach(stopClock);

it('asks for confirmation of a sum above the unpaid rest, and sends it again', async () => {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  const modal = <ManualPaymentModal companyId="C" orderId="O" left="33.34" onDone={onDone} />;
  const router = createMemoryRouter([{ path: '/', element: <UiProvider>{modal}</UiProvider> }]);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const sum = await screen.findByRole('textbox', { name: 'Сумма' });
  await user.clear(sum);
  await user.type(sum, '40');
  await user.click(screen.getByRole('button', { name: /^Внести/ }));
  /** Resolves the pending mutation and returns its input. */
  const answer = async (...userErrors: MockError[]) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const [sent] = environment.mock.getAllOperations();
    if (sent === undefined) throw new Error('nothing was sent');
    const payment = userErrors.length > 0 ? null : { id: 'P' };
    environment.mock.resolve(sent, {
      data: { createPayment: { payment, ...payloadOf(...userErrors) } },
    });
    return sent.request.variables['input'];
  };
  const message = 'Это больше остатка: по заявке осталось 33,34 ₽';
  await answer({ message, field: 'price', code: 'more_than_left' });
  await user.click(await screen.findByRole('button', { name: 'Да, больше остатка' }));
  expect(await answer()).toMatchObject({ price: '40.00', allowMoreThanLeft: true });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
