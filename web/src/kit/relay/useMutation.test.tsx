// Mutations whose code is loaded later, as in a production build.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { mutationOf } from '../testing/mutationOf.ts';
import { useMutation } from './useMutation.ts';

interface Update {
  variables: { input: { id: string } };
  response: { updateFruit: { userErrors: readonly { message: string }[] } };
}

const variables = { input: { id: 'apple' } };

/** Renders the hook with a mutation that the build moved out of the page's chunk. */
function renderLate(load: () => Promise<{ default: GraphQLTaggedNode }>) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const late = load as unknown as GraphQLTaggedNode;
  return { environment, ...renderHook(() => useMutation<Update>(late), { wrapper }) };
}

it('is sent when its code has loaded', async () => {
  const { environment, result } = renderLate(async () => ({ default: mutationOf('updateFruit') }));
  const [send] = result.current;
  let answer: ReturnType<typeof send> | undefined;
  await act(async () => {
    answer = send({ variables });
  });
  expect(result.current[1]).toBe(true);
  const [operation] = environment.mock.getAllOperations();
  expect(operation?.request.variables).toEqual(variables);
  const userErrors = [{ message: 'Слива', field: null }];
  await act(async () => {
    if (operation) environment.mock.resolve(operation, { data: { updateFruit: { userErrors } } });
    await answer;
  });
  expect(result.current[1]).toBe(false);
  expect((await answer)?.userErrors).toEqual(userErrors);
});

it('reports that there is no connection when its code fails to load', async () => {
  const { result } = renderLate(() => Promise.reject(new TypeError('Failed to fetch')));
  const [send] = result.current;
  await act(async () => {
    const { response, userErrors } = await send({ variables });
    expect(response).toBeNull();
    expect(userErrors).toEqual([
      {
        message: 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
        code: 'OFFLINE',
      },
    ]);
  });
  expect(result.current[1]).toBe(false);
});
