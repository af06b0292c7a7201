// Importing a list with an unknown person: nothing is written until the user skips that row.
import { act, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { Button, useModals } from '../../../ui/index.ts';
import { renderUi } from '../../../ui/testing.tsx';
import { ImportStudentsModal } from './ImportStudentsModal.tsx';
import { payloadOf } from '../../../kit/testing/payload.ts';

/** With a no-break space. */
const addTwo = /^Добавить 2\sучеников$/;

const unknown = 'В компании нет такого пользователя';

async function start() {
  const environment = createMockEnvironment();
  const onImported = vi.fn<() => void>();
  /**
   * Responds with the outcome of each row; rows are written unless it was a check or any was refused.
   */
  const answer = async (outcomes: readonly ('NEW' | 'REFUSED')[]) => {
    const operation = await waitFor(() => {
      const [sent] = environment.mock.getAllOperations();
      if (!sent) throw new Error('Nothing was sent');
      return sent;
    });
    const { check, rows } = operation.request.variables['input'] as {
      check: boolean;
      rows: { contact: string }[];
    };
    const importCourseStudents = {
      isWritten: !check && !outcomes.includes('REFUSED'),
      rows: outcomes.map((outcome) => ({
        outcome,
        name: null,
        userErrors: outcome === 'REFUSED' ? [{ message: unknown }] : [],
      })),
      ...payloadOf(),
    };
    act(() => environment.mock.resolve(operation, { data: { importCourseStudents } as never }));
    return { check, contacts: rows.map(({ contact }) => contact) };
  };
  function Opener() {
    const { open } = useModals();
    const show = () =>
      void open<null>((close) => (
        <RelayEnvironmentProvider environment={environment}>
          <ImportStudentsModal courseId="C7" onImported={onImported} onDone={() => close(null)} />
        </RelayEnvironmentProvider>
      ));
    return <Button onClick={show}>Импорт</Button>;
  }
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Импорт' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Импорт учеников' }));
  const choose = async (lines: readonly string[]) =>
    user.upload(
      await dialog.findByLabelText('Таблица учеников'),
      new File([lines.join('\n')], 'Список.txt'),
    );
  const column = async (option: string) => {
    await user.click(dialog.getByRole('combobox', { name: 'Почта' }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { environment, onImported, answer, user, dialog, choose, column };
}

it('skips refused rows after confirmation', async () => {
  const { onImported, answer, user, dialog, choose } = await start();
  await choose(['anna@school.test', 'nobody@else.test', 'vera@school.test']);
  expect(await answer(['NEW', 'REFUSED', 'NEW'])).toMatchObject({ check: true });
  expect(await dialog.findByText('Придут на курс: 2 ученика. С ошибками: 1.')).toBeVisible();
  const add = dialog.getByRole('button', { name: addTwo });
  expect(add).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /^Пропустить 1/ }));
  await user.click(add);
  expect(await answer(['NEW', 'NEW'])).toEqual({
    check: false,
    contacts: ['anna@school.test', 'vera@school.test'],
  });
  expect(await dialog.findByText('Пришли на курс: 2 ученика. С ошибками: 1.')).toBeVisible();
  expect(dialog.getByText(unknown)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Скачать строки с ошибками' })).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(onImported).toHaveBeenCalledTimes(1);
});

it('sends nothing while no column identifies people', async () => {
  const { environment, answer, dialog, choose, column } = await start();
  await choose(['anna@school.test', 'vera@school.test']);
  await answer(['NEW', 'NEW']);
  await dialog.findByText('Придут на курс: 2 ученика.');
  await column('Нет в таблице');
  expect(await dialog.findByText('Укажите столбец, в котором почта или телефон')).toBeVisible();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await column('Столбец A');
  expect((await answer(['NEW', 'NEW'])).contacts).toEqual(['anna@school.test', 'vera@school.test']);
  expect(await dialog.findByRole('button', { name: addTwo })).toBeEnabled();
});
