// Tests of the buttons of an offer: buy, enrol for free, and open what is already owned.
import { act, render, screen, waitFor } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { BuyActions } from './BuyActions.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';
import type {
  BuyActions_offer$data,
  BuyActions_offer$key,
} from '../../__generated__/BuyActions_offer.graphql.ts';

/** Returns the offer in place of Relay's fragment reader. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

const offer: Omit<BuyActions_offer$data, ' $fragmentType'> = {
  courseId: 'C3',
  coursePackageId: null,
  toPay: '500.00',
  isMember: true,
  isOwned: false,
  mayGive: false,
  registrationForm: null,
};

function start(more: Partial<typeof offer>) {
  const environment = createMockEnvironment();
  const element = (
    <UiProvider>
      <BuyActions
        offer={{ ...offer, ...more } as unknown as BuyActions_offer$key}
        promoCode=""
        isPending={false}
        onRefused={() => undefined}
      />
    </UiProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/:company/buy/:course_id', element },
      { path: '/demo/purchases/9', element: <p>Покупка</p> },
    ],
    { initialEntries: ['/demo/buy/3'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { environment, user: newUser() };
}

it('links to an owned course instead of selling it again', async () => {
  start({ isOwned: true });
  expect(await screen.findByText('Это у вас уже есть.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти к курсу' })).toHaveAttribute(
    'href',
    '/courses/demo/3',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('enrols in a free course at once, without a payment', async () => {
  const { environment, user } = start({ toPay: '0.00' });
  await user.click(await screen.findByRole('button', { name: 'Записаться' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('nothing was sent');
  expect(operation.request.variables['input']).toMatchObject({ courseId: 'C3', isGift: null });
  const purchase = { id: 'P9', databaseId: 9, toPay: '0.00' };
  await act(async () =>
    environment.mock.resolve(operation, {
      data: { orderCourse: { purchase, ...payloadOf() } },
    }),
  );
  expect(await screen.findByText('Покупка')).toBeVisible();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
