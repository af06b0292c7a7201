// The view of a test in the library.
import type { LibraryParts } from '../media/index.ts';
import { lazyPart } from '../ui/index.ts';

export const libraryParts = {
  ShelvedTestModal: lazyPart(() => import('./library/LibraryTestModal.tsx'), 'LibraryTestModal'),
} satisfies Partial<LibraryParts>;
