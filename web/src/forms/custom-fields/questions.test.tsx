// Tests the confirmations before custom fields or list variables are permanently deleted.
import type { ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { useFieldsRemoval } from './useFieldsRemoval.ts';
import { useTypeChangeConfirmation } from './consequences/useTypeChangeConfirmation.ts';

function start(Screen: ComponentType, nodeData: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({ data: { node: nodeData } }));
  const element = (
    <UiProvider>
      <Screen />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  return { environment, user: newUser() };
}

const nothing = {
  values: 0,
  owners: 0,
  lost: 0,
  variables: 0,
  ties: 0,
  forms: [],
  invites: [],
  conditions: [],
};

it('confirms a change of type with the number of deleted variables, even if no record has values', async () => {
  const answers: boolean[] = [];
  const Screen = () => {
    const ask = useTypeChangeConfirmation('demo');
    const change = async () =>
      answers.push(await ask({ id: 'F1', name: 'Города', type: 'LIST' }, 'STRING'));
    return (
      <button type="button" onClick={() => void change()}>
        Сменить
      </button>
    );
  };
  const consequences = { ...nothing, variables: 3 };
  const { user } = start(Screen, {
    __typename: 'CustomField',
    id: 'F1',
    subtype: 'USER',
    consequences,
  });
  await user.click(screen.getByRole('button', { name: 'Сменить' }));
  const question = await screen.findByRole('alertdialog', { name: 'Сменить тип поля «Города»?' });
  expect(question).toHaveTextContent(/Будет удалено: 3\sварианта\. Восстановить не получится\./);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(answers).toEqual([false]));
});

it('deletes several fields after a confirmation of all consequences', async () => {
  const Screen = () => {
    const remove = useFieldsRemoval({
      companyId: 'C7',
      connectionId: 'list',
      isOfUsers: true,
      onDone: () => undefined,
    });
    return (
      <button type="button" onClick={() => void remove({ ids: ['F1', 'F2'] }, 2)}>
        Убрать
      </button>
    );
  };
  const { environment, user } = start(Screen, {
    __typename: 'Company',
    id: 'C7',
    customFieldsConsequences: { fields: 2, values: 0, owners: 0, variables: 3 },
  });
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  const question = await screen.findByRole('alertdialog', { name: /Удалить 2\sполя\?/ });
  expect(question).toHaveTextContent(
    /В них ничего не записано\. Будет удалено: 3\sварианта\. Восстановить не получится\./,
  );
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getAllOperations()[0]?.request.variables).toEqual({
    input: { companyId: 'C7', customFields: { ids: ['F1', 'F2'] } },
    connections: ['list'],
  });
});
