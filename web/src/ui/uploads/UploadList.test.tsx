// Cancelling an upload: at once at its start, after confirmation later.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UploadView } from '../../kit/uploads/job.ts';
import { partSize } from '../../kit/uploads/limits.ts';
import { uploads } from '../../kit/uploads/uploads.ts';
import { renderUi } from '../testing.tsx';
import { UploadList } from './UploadList.tsx';

const upload = (more: Partial<UploadView>): UploadView => ({
  id: 'U1',
  name: 'план.pdf',
  size: 3 * partSize,
  sent: 0,
  bytesPerSecond: null,
  state: 'sending',
  message: null,
  needsFile: false,
  place: 'here',
  page: '/',
  isPrivate: false,
  ...more,
});

async function giveUp(view: Partial<UploadView>, words = 'Отменить загрузку') {
  const cancel = vi.spyOn(uploads, 'cancel').mockReturnValue();
  const { user } = renderUi(<UploadList uploads={[upload(view)]} />);
  const press = () => user.click(screen.getByRole('button', { name: `${words}: план.pdf` }));
  await press();
  return { cancel, user, press };
}

it('is cancelled at once at its start', async () => {
  const { cancel } = await giveUp({ sent: partSize - 1 });
  await waitFor(() => expect(cancel).toHaveBeenCalledWith('U1'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('is cancelled after confirmation later, and continues otherwise', async () => {
  const { cancel, user, press } = await giveUp({ sent: partSize });
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Отменить загрузку?' });
    expect(question).toHaveTextContent('«план.pdf»: то, что уже загружено, пропадёт.');
    await user.click(within(question).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await answer('Продолжить');
  expect(cancel).not.toHaveBeenCalled();
  await press();
  await answer('Отменить загрузку');
  expect(cancel).toHaveBeenCalledWith('U1');
});

it('is removed from the list without confirmation when finished', async () => {
  const { cancel } = await giveUp({ sent: 3 * partSize, state: 'done' }, 'Скрыть');
  await waitFor(() => expect(cancel).toHaveBeenCalledWith('U1'));
});
