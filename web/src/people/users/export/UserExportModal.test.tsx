// The dialog «Экспорт пользователей»: its description of the rows, its request, and the stored input.
import type { ComponentProps } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { readSetting } from '../../../kit/network/settings.ts';
import { UiProvider } from '../../../ui/index.ts';
import { newUser } from '../../../ui/testing.tsx';
import { userExport } from './userExport.ts';
import { UserExportModal } from './UserExportModal.ts';
import { payloadOf } from '../../../kit/testing/payload.ts';

function start(situation: Partial<ComponentProps<typeof UserExportModal>> = {}) {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  const element = (
    <UiProvider>
      <UserExportModal
        companyId="C7"
        search={null}
        filter={{ status: ['ACTIVE', 'BLOCKED'] }}
        orderBy={null}
        tab="Все"
        conditions={[]}
        totalCount={21}
        selectedIds={[]}
        onDone={onDone}
        {...situation}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  return { environment, onDone, user: newUser() };
}

const begin = () => screen.findByRole('button', { name: 'Начать экспорт' });

it('describes the exported users and their sort', async () => {
  start({
    search: 'анна',
    conditions: ['Роль: Ученик'],
    orderBy: { field: 'LAST_VISIT_AT', direction: 'DESC' },
  });
  await begin();
  const [sentence, order] = screen
    .getAllByText((_, element) => element?.tagName === 'P')
    .map(({ textContent }) => textContent);
  expect(sentence).toMatch(/^В файл попадёт 21\sпользователь вкладки «Все» по этим условиям:$/u);
  expect(order).toBe('Порядок: по дате последнего визита, по убыванию.');
  expect(screen.getByText('Поиск: «анна»')).toBeVisible();
  expect(screen.getByText('Роль: Ученик')).toBeVisible();
});

it('requests an export of the list, follows the job and stores the input', async () => {
  const { environment, onDone, user } = start({
    search: 'анна',
    orderBy: { field: 'EMAIL', direction: 'ASC' },
  });
  await user.click(await screen.findByRole('radio', { name: 'CSV' }));
  await user.click(screen.getByRole('checkbox', { name: 'Телефон' }));
  await user.click(await begin());
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('nothing was sent');
  const input = {
    companyId: 'C7',
    format: 'CSV',
    columns: [
      'ID',
      'SURNAME',
      'NAME',
      'EMAIL',
      'ROLES',
      'GROUPS',
      'STATUS',
      'CREATED_AT',
      'LAST_VISIT_AT',
      'CUSTOM_FIELDS',
    ],
    matching: { search: 'анна', filter: { status: ['ACTIVE', 'BLOCKED'] } },
    orderBy: { field: 'EMAIL', direction: 'ASC' },
  };
  expect(operation.request.variables).toEqual({ input });

  environment.mock.resolve(operation, {
    data: { exportUsers: { userExport: { id: 'E1', job: { id: 'J42' } }, ...payloadOf() } },
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(JSON.parse(readSetting('followed_jobs') ?? '')).toEqual([{ id: 'J42', companyId: 'C7' }]);
  expect(userExport.requests.requestOf('J42')).toEqual(input);
});
