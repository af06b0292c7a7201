// Tests that AI questions can be requested only where an AI service is configured.
import { act, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { UiProvider } from '../ui/index.ts';
import { GenerationModal } from './GenerationModal.tsx';

const budget = { kind: 'AI', used: 0, limit: null, cost: '0.00', costLimit: null };

async function open(isAvailable: boolean | null): Promise<void> {
  const environment = createMockEnvironment();
  const element = (
    <UiProvider>
      <GenerationModal
        companyId="C7"
        testId="T1"
        code="school"
        mayReadExams={false}
        onDone={() => undefined}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const operation = await waitFor(() => {
    const found = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'SpendingTodayQuery');
    if (!found) throw new Error('no operation was sent');
    return found;
  });
  const spending = { emailConfirmed: true, resetsAt: '2026-09-01T00:00:00.000Z' };
  const company = {
    __typename: 'Company',
    id: 'C7',
    spending: { ...spending, budgets: [{ ...budget, isAvailable }] },
  };
  await act(async () => environment.mock.resolve(operation, { data: { node: company } }));
}

it('explains that no AI service is configured instead of a form', async () => {
  await open(false);
  expect(await screen.findByText(/^ИИ пока не подключён/)).toBeVisible();
  expect(screen.queryByLabelText('Тема')).toBeNull();
});

it.each([true, null])(
  'shows the form if an AI service is configured or unknown: %s',
  async (is) => {
    await open(is);
    expect(await screen.findByLabelText('Тема')).toBeVisible();
  },
);
