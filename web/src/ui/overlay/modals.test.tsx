// A dialog whose code fails to load leaves the page unchanged.
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../text/Button.tsx';
import { lazyPart } from '../layout/lazyPart.ts';
import { renderUi } from '../testing.tsx';
import { Modal } from './Modal.tsx';
import { useModals } from './modals.tsx';

it('leaves the page unchanged, and opens at the next attempt', async () => {
  // React logs the errors that it caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn(async () => ({ Colours: () => <Modal title="Цвета">Синий</Modal> }))
    .mockRejectedValueOnce(new Error('did not arrive'));
  const Colours = lazyPart(load, 'Colours');
  const { user } = renderUi(<Page dialog={<Colours />} />);
  await user.type(screen.getByLabelText('Письмо'), 'Дорогие');
  await user.click(screen.getByRole('button', { name: 'Выбрать' }));

  await screen.findByText('Не удалось открыть. Проверьте связь и попробуйте ещё раз.');
  expect(screen.getByLabelText('Письмо')).toHaveValue('Дорогие');
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Выбрать' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Цвета' })).toBeVisible());
  expect(load).toHaveBeenCalledTimes(2);
});

function Page({ dialog }: { dialog: React.ReactNode }) {
  const { open } = useModals();
  return (
    <>
      <textarea aria-label="Письмо" />
      <Button onClick={() => void open(() => dialog)}>Выбрать</Button>
    </>
  );
}
