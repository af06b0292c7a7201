// Tests the secret calendar URL: created, shown once, and revoked after a confirmation.
import { act, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../ui/testing.tsx';
import { useModals } from '../../ui/index.ts';
import { FeedModal } from './FeedModal.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';

const url = 'https://kafedra.test/calendars/secret.ics';

async function start(createdAt: string | null) {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  const sent = (name: string) =>
    waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === name);
      if (!found) throw new Error(`${name} was not sent`);
      return found;
    });
  /** Resolves the operation of this name with a response. */
  const answer = async (name: string, data: object) => {
    const operation = await sent(name);
    act(() => environment.mock.resolve(operation, { data: data as never }));
    return operation.request.variables;
  };
  function Opener() {
    const { open } = useModals();
    const show = () =>
      void open<null>((close) => (
        <RelayEnvironmentProvider environment={environment}>
          <FeedModal
            companyId="C7"
            onDone={() => {
              onDone();
              close(null);
            }}
          />
        </RelayEnvironmentProvider>
      ));
    return (
      <button type="button" onClick={show}>
        Подписка
      </button>
    );
  }
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Подписка' }));
  const webinarFeed = createdAt === null ? null : { createdAt };
  await answer('FeedModalQuery', {
    node: { __typename: 'Company', id: 'C7', webinarFeed },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Подписка на календарь' });
  const press = async (name: string) =>
    user.click(await within(dialog).findByRole('button', { name }));
  const confirm = async (title: string, name: string) => {
    const question = await screen.findByRole('alertdialog', { name: title });
    await user.click(within(question).getByRole('button', { name }));
  };
  return { environment, onDone, answer, dialog, press, confirm };
}

it('creates a URL, shows it once and revokes it after a confirmation', async () => {
  const { onDone, answer, dialog, press, confirm } = await start(null);
  expect(within(dialog).queryByRole('button', { name: 'Отключить' })).toBeNull();
  await press('Создать адрес');
  const renewed = { renewWebinarFeed: { url, ...payloadOf() } };
  expect(await answer('FeedModalRenewMutation', renewed)).toEqual({ input: { companyId: 'C7' } });
  expect(await within(dialog).findByText(url)).toBeVisible();

  await press('Отключить');
  await confirm('Отключить подписку?', 'Отключить');
  const removed = { removeWebinarFeed: { feed: null, ...payloadOf() } };
  expect(await answer('FeedModalRemoveMutation', removed)).toEqual({ input: { companyId: 'C7' } });
  expect(await screen.findByText('Подписка отключена')).toBeVisible();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('does not show an existing URL, and replaces it only after a confirmation', async () => {
  const { environment, answer, dialog, press, confirm } = await start('2026-09-01T10:00:00Z');
  expect(within(dialog).getByText(/^Адрес создан/)).toBeVisible();
  await press('Сменить адрес');
  await confirm('Сменить адрес календаря?', 'Отменить');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press('Сменить адрес');
  await confirm('Сменить адрес календаря?', 'Сменить');
  await answer('FeedModalRenewMutation', { renewWebinarFeed: { url, ...payloadOf() } });
  expect(await within(dialog).findByText(url)).toBeVisible();
});
