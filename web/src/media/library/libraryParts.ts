// Views of templates that later domains put on the shelves of the library.
import type { ComponentType } from 'react';
import { merged } from '../../kit/pages/merged.ts';

export interface LibraryParts {
  ShelvedTestModal: ComponentType<{
    entryId: string;
    name: string;
    companyId: string;
    /** Company code, used in URLs. */
    code: string;
    mayCreate: boolean;
    onDone: () => void;
  }>;
  /** Of blocks and lessons. */
  TemplateModal: ComponentType<{ entryId: string }>;
}

export const { ShelvedTestModal, TemplateModal } = merged<LibraryParts>(
  import.meta.glob<Partial<LibraryParts>>('../../*/libraryParts.ts', {
    eager: true,
    import: 'libraryParts',
  }),
);
