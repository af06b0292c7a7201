// The input of a field for files. What uploads them comes only where there is such a field.
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
