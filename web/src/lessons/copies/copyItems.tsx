// Menu entries that copy lessons or themes.
import { Copy, CopyPlus } from 'lucide-react';
import type { MenuItem } from '../../ui/index.ts';
import type { CopySource, Copies } from './useCopies.tsx';

export const singleLesson = (id: string): CopySource => ({ lessonIds: [id], layerIds: [] });

export const copyItems = (copies: Copies, chosen: CopySource, what: string): MenuItem[] => [
  {
    id: 'duplicate',
    label: 'Дублировать',
    icon: <CopyPlus />,
    onAction: () => void copies.duplicate(chosen),
  },
  {
    id: 'copy',
    label: 'Копировать в курсы…',
    icon: <Copy />,
    onAction: () => copies.copyToCourses(chosen, what),
  },
];
