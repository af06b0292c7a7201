// Selecting from a short list by mouse and keyboard, including the current option again.
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing.tsx';
import { SelectBox } from './SelectBox.tsx';

function openKinds() {
  const onChange = vi.fn();
  const kinds = [
    { value: 'text', label: 'Текст' },
    { value: 'film', label: 'Видео' },
  ];
  const drawn = renderUi(
    <SelectBox label="Вид урока" options={kinds} value="text" onChange={onChange} />,
  );
  return { onChange, ...drawn };
}

const isOpen = () => screen.queryByRole('listbox') !== null;

it.each(['Текст', 'Видео'])('selects «%s» and closes the list', async (label) => {
  const { user } = openKinds();
  await user.click(screen.getByRole('combobox', { name: 'Вид урока' }));
  await user.click(await screen.findByRole('option', { name: label }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

it('closes without a change on Enter on the current option', async () => {
  const { user, onChange } = openKinds();
  screen.getByRole('combobox', { name: 'Вид урока' }).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Текст' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(onChange).not.toHaveBeenCalled();
});
