// Shows the uploads that the current page doesn't show, in a corner of every page and after a reload.
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  subscribeToStoredUploads,
  hasStoredUploads,
  setUploadOwner,
} from '../../kit/uploads/storedUploads.ts';
import { lazyPart } from '../../ui/index.ts';

const UploadPanel = lazyPart(() => import('./UploadPanel.tsx'), 'UploadPanel');

export function UploadDock({ personId }: { personId: string }) {
  const keepsSome = useSyncExternalStore(subscribeToStoredUploads, hasStoredUploads);
  useEffect(() => setUploadOwner(personId), [personId]);
  return (
    keepsSome && (
      <Suspense>
        <UploadPanel />
      </Suspense>
    )
  );
}
