// Uploads go on wherever one is, and after a reload: what the page itself does not show of them stands in a corner.
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { followKeptUploads, keepsUploads, uploadsBelongTo } from '../../kit/uploads/kept.ts';
import { lazyPart } from '../../ui/index.ts';

const UploadPanel = lazyPart(() => import('./UploadPanel.tsx'), 'UploadPanel');

export function UploadDock({ personId }: { personId: string }) {
  const keepsSome = useSyncExternalStore(followKeptUploads, keepsUploads);
  useEffect(() => uploadsBelongTo(personId), [personId]);
  return (
    keepsSome && (
      <Suspense>
        <UploadPanel />
      </Suspense>
    )
  );
}
