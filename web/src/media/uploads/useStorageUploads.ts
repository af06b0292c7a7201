// Files of this computer that go into the file storage.
import { fullWidget } from '../../kit/uploads/limits.ts';
import { useUploads, type PlaceUploads } from '../../kit/uploads/useUploads.ts';
import type { IntoStorage, StoredItem } from './putIntoStorage.ts';

export function useStorageUploads({
  place,
  companyId,
  folderId,
  onAdded,
}: IntoStorage & {
  /** What shows them: others show theirs. */
  place: 'storage' | 'picker';
  /** Comes for each that is there. */
  onAdded: (item: StoredItem) => void;
}): PlaceUploads {
  const input: IntoStorage = { companyId, folderId };
  return useUploads({
    place: `${place} ${companyId}`,
    to: `/media/companies/${companyId}`,
    films: `/media/companies/${companyId}/video`,
    limits: fullWidget,
    ending: { name: 'storage', input },
    onDone: (item) => {
      if (item !== null) onAdded(item as StoredItem);
    },
  });
}
