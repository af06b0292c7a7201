// Tests of adding an uploaded file to its folder, or to the top level with a message when that folder is deleted.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendMutation } from '../../kit/relay/sendMutation.ts';
import { useUploads, type PlaceOptions } from '../../kit/uploads/useUploads.ts';
import { renderUi } from '../../ui/testing.tsx';
import { putIntoStorage } from './putIntoStorage.ts';
import { useStorageUploads } from './useStorageUploads.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

vi.mock('../../kit/relay/sendMutation.ts', () => ({ sendMutation: vi.fn<typeof sendMutation>() }));
vi.mock('../../kit/uploads/useUploads.ts', () => ({ useUploads: vi.fn<typeof useUploads>() }));

const input = { companyId: 'K7', folderId: 'F1' };
const file = { id: 'M1', fileName: 'план.pdf', mimeType: 'application/pdf', url: '/media/1' };
const item = { id: 'S1', name: 'план.pdf', kind: 'DOCUMENT', file };
const added = vi.fn<(item: unknown) => void>();

/** Resolves the mutation with a file in this folder and updates the page. */
async function putInto(folderDatabaseId: number | null, folderId: string | null = 'F1') {
  const fileStorageItem = { ...item, folderDatabaseId };
  const createFileStorageItem = { fileStorageItem, ...payloadOf() };
  vi.mocked(sendMutation).mockResolvedValue({
    response: { createFileStorageItem },
    ...payloadOf(),
  });
  function Storage() {
    useStorageUploads({ place: 'storage', ...input, folderId, onAdded: added });
    return null;
  }
  renderUi(<Storage />);
  const [options] = vi.mocked(useUploads).mock.lastCall ?? [];
  const { ending, onDone } = options as PlaceOptions;
  expect(ending).toEqual({ name: 'storage', input: { ...input, folderId } });
  const stored = await putIntoStorage({ file: { id: 'M1' } }, ending?.input);
  await act(async () => onDone(stored));
}

beforeEach(() => added.mockReset());

it.each([
  ['in its folder', 5, 'F1'],
  ['at the top, where it was sent to', null, null],
])('lies %s without a word', async (_, folder, sentTo) => {
  await putInto(folder, sentTo);
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ id: 'S1', lostFolder: false }));
  expect(screen.queryByText(/лежит вне папок/)).toBeNull();
});

it('is added to the top level with a message when its folder was deleted', async () => {
  await putInto(null);
  const words = '«план.pdf» лежит вне папок: той, куда он загружался, больше нет';
  expect(await screen.findByText(words)).toBeVisible();
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ id: 'S1', lostFolder: true }));
});
