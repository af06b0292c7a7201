// A file custom field; the upload code is loaded only when one is rendered.
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../layout/lazyPart.ts';
import { Skeleton } from '../charts/Progress.tsx';

const FileFieldInput = lazyPart(() => import('./FileFieldInput.tsx'), 'FileFieldInput');

export function FileField(field: ComponentProps<typeof FileFieldInput>) {
  return (
    <Suspense fallback={<Skeleton height="72px" />}>
      <FileFieldInput {...field} />
    </Suspense>
  );
}
