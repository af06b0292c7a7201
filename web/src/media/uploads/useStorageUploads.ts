// Uploads files from the computer into the file storage.
import { fullWidget } from '../../kit/uploads/limits.ts';
import { useUploads, type PlaceUploads } from '../../kit/uploads/useUploads.ts';
import { useAlerts } from '../../ui/index.ts';
import type { StorageTarget, StoredItem } from './putIntoStorage.ts';

export function useStorageUploads({
  place,
  companyId,
  folderId,
  onAdded,
}: StorageTarget & {
  /** The component that shows these uploads; each shows only its own. */
  place: 'storage' | 'picker' | 'lesson';
  /** Called for each added file. */
  onAdded: (item: StoredItem) => void;
}): PlaceUploads {
  const alerts = useAlerts();
  const input: StorageTarget = { companyId, folderId };
  return useUploads({
    place: `${place} ${companyId}`,
    to: `/media/companies/${companyId}/storage`,
    films: `/media/companies/${companyId}/storage/video`,
    limits: fullWidget,
    ending: { name: 'storage', input },
    onDone: (answer) => {
      if (answer === null) return;
      const item = answer as StoredItem;
      if (item.lostFolder) {
        alerts.success(`«${item.name}» лежит вне папок: той, куда он загружался, больше нет`);
      }
      onAdded(item);
    },
  });
}
