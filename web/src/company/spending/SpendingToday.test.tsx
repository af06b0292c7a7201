// Today's spending: tokens and roubles, an exhausted budget, an unconfirmed address, and servers without budgets.
import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { SpendingToday } from './SpendingToday.tsx';

const budget = (more: object = {}) => ({
  kind: 'AI',
  used: 1500,
  limit: 200_000,
  cost: '0.30',
  costLimit: '50.00',
  ...more,
});

const spending = (budgets: object[], emailConfirmed = true) => ({
  emailConfirmed,
  resetsAt: '2026-11-30T21:00:00.000Z',
  budgets,
});

function show(companySpending: object | null, kind: 'AI' | 'SPEECH' = 'AI') {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { node: { __typename: 'Company', id: 'C7', spending: companySpending } },
  }));
  const element = (
    <UiProvider>
      <Suspense>
        <SpendingToday companyId="C7" kind={kind} />
        <p>дальше</p>
      </Suspense>
    </UiProvider>
  );
  return render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
}

/** The text with ordinary spaces instead of no-break ones. */
const text = async () =>
  ((await screen.findByText('дальше')).parentElement?.textContent ?? '').replaceAll(/\s/g, ' ');

it('shows tokens and roubles', async () => {
  show(spending([budget()]));
  expect(await text()).toContain(
    'Сегодня компания потратила 1 500 из 200 000 токенов (0,30 ₽ из 50 ₽). Лимит обновляется каждый день',
  );
});

it('shows zero spending as 0', async () => {
  show(spending([budget({ used: 0, cost: '0.00' })]));
  expect(await text()).toContain('потратила 0 из 200 000 токенов (0 из 50 ₽)');
});

it('shows only tokens without prices, and minutes of speech', async () => {
  show(spending([budget({ costLimit: null })]));
  expect(await text()).toContain('потратила 1 500 из 200 000 токенов.');
  show(spending([budget({ kind: 'SPEECH', used: 61, limit: 3600, costLimit: null })]), 'SPEECH');
  expect(await screen.findByText(/потратила 2 из 60 минут/)).toBeVisible();
});

it.each([{ used: 200_000 }, { cost: '50.00' }])(
  'shows when an exhausted budget is renewed: %o',
  async (more) => {
    show(spending([budget(more)]));
    expect(await text()).toContain('Лимит обновится ');
  },
);

it('requires a confirmed e-mail address', async () => {
  show(spending([budget()], false));
  expect(await text()).toContain('ИИ заработает, когда вы подтвердите свою почту');
});

it.each([null, spending([budget({ limit: null })])])(
  'shows nothing without a limit: %o',
  async (companySpending) => {
    show(companySpending);
    expect(await text()).not.toContain('Сегодня');
  },
);
