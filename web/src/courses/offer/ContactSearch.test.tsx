// The search of an offer's recipient in the company's Bitrix24: results, choice and errors.
import { act, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { RequestFailed } from '../../kit/network/gateway.ts';
import { renderUi } from '../../ui/testing.tsx';
import { ContactSearch } from './ContactSearch.tsx';

function start() {
  const environment = createMockEnvironment();
  const onChoose = vi.fn<(email: string) => void>();
  const { user } = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <ContactSearch companyId="C7" onChoose={onChoose} />
    </RelayEnvironmentProvider>,
  );
  const search = async (text: string) => {
    const box = screen.getByRole('textbox', { name: 'Контакт из Битрикс24' });
    await user.clear(box);
    await user.type(box, text);
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    const query = await waitFor(() => {
      const [sent] = environment.mock.getAllOperations();
      if (!sent) throw new Error('Nothing was sent');
      return sent;
    });
    expect(query.request.variables).toEqual({ companyId: 'C7', search: text });
    return query;
  };
  const answer = (query: Awaited<ReturnType<typeof search>>, bitrixContacts: object[]) =>
    act(() =>
      environment.mock.resolve(query, {
        data: { node: { __typename: 'Company', id: 'C7', bitrixContacts } },
      }),
    );
  return { user, environment, onChoose, search, answer };
}

it('chooses an address of the contact that was found', async () => {
  const { user, onChoose, search, answer } = start();
  expect(screen.getByRole('button', { name: 'Найти' })).toBeDisabled();
  const query = await search('Ирина');
  answer(query, [{ number: 5, fullName: 'Ирина', emails: ['a@b.test', 'c@d.test'] }]);
  await user.click(await screen.findByRole('button', { name: 'c@d.test' }));
  expect(onChoose).toHaveBeenCalledWith('c@d.test');
  answer(await search('Никто'), []);
  expect(await screen.findByText('Такого контакта в Битрикс24 нет')).toBeVisible();
});

it('shows the error of a missing integration, and can search again', async () => {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const { environment, search, answer } = start();
  const query = await search('irina@clients.test');
  const reason = new RequestFailed('Подключите Битрикс24', 'INVALID_INPUT');
  act(() => environment.mock.reject(query, reason));
  expect(await screen.findByRole('alert')).toHaveTextContent('Подключите Битрикс24');
  answer(await search('Ирина'), [{ number: 5, fullName: null, emails: [] }]);
  expect(await screen.findByText('Контакт 5')).toBeVisible();
  expect(screen.getByText('почта не указана')).toBeVisible();
});
