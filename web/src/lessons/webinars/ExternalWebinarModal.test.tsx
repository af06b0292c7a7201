// Tests the dialog of a webinar on another site and its mutation input.
import { act, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { Button, useModals } from '../../ui/index.ts';
import { renderUi } from '../../ui/testing.tsx';
import { ExternalWebinarModal } from './ExternalWebinarModal.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';

it('requires a name and a web URL, and is shown on the site by default', async () => {
  const environment = createMockEnvironment();
  const onDone = vi.fn<() => void>();
  function Opener() {
    const { open } = useModals();
    const show = () =>
      void open<null>((close) => (
        <RelayEnvironmentProvider environment={environment}>
          <ExternalWebinarModal
            companyId="K7"
            record={null}
            onDone={() => {
              onDone();
              close(null);
            }}
          />
        </RelayEnvironmentProvider>
      ));
    return <Button onClick={show}>Новый</Button>;
  }
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Новый' }));
  const found = await screen.findByRole('dialog', { name: 'Новый внешний вебинар' });
  const dialog = within(found);
  const box = (name: string) => dialog.getByRole('textbox', { name });
  const add = () => user.click(dialog.getByRole('button', { name: 'Добавить' }));
  const write = async (name: string, text: string) => {
    await user.clear(box(name));
    await user.paste(text);
  };
  await write('Название', ' Открытый урок ');
  await write('Ссылка', 'partner');
  await write('Минут', '0');
  await add();
  expect(await dialog.findByText('Адрес должен начинаться с http:// или https://')).toBeVisible();
  expect(dialog.getByText('Введите целое число от 1 до 1440')).toBeVisible();
  expect(environment.mock.getAllOperations()).toEqual([]);

  await write('Ссылка', 'https://partner.test/lesson');
  await write('Минут', '90');
  await add();
  const operation = await waitFor(() => {
    const [sent] = environment.mock.getAllOperations();
    if (!sent) throw new Error('Nothing was sent');
    return sent;
  });
  expect(operation.request.variables).toEqual({
    input: {
      companyId: 'K7',
      name: 'Открытый урок',
      description: null,
      link: 'https://partner.test/lesson',
      startsAt: null,
      duration: 90,
      imageId: null,
      active: true,
    },
  });
  act(() =>
    environment.mock.resolve(operation, { data: { createExternalWebinar: { ...payloadOf() } } }),
  );
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
