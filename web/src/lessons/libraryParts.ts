// The view of blocks and lessons in the library.
import type { LibraryParts } from '../media/index.ts';
import { lazyPart } from '../ui/index.ts';

export const libraryParts = {
  TemplateModal: lazyPart(() => import('./library/TemplateModal.tsx'), 'TemplateModal'),
} satisfies Partial<LibraryParts>;
