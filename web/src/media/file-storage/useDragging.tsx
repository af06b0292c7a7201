// Drags files and folders into another folder, with a label at the pointer that screen readers announce.
import { useRef, type DragEvent } from 'react';
import { chakra, countOf } from '../../ui/index.ts';
import { fileNouns, type ChosenFiles } from './chosenFiles.ts';

const type = 'application/x-kafedra-files';

export interface Dragged {
  /** Null when only folders are dragged. */
  files: ChosenFiles | null;
  /** Global ids. */
  folders: readonly string[];
}

export type Dragging = ReturnType<typeof useDragging>;

export function useDragging() {
  const labelRef = useRef<HTMLOutputElement>(null);
  const announce = (words: string) => {
    if (labelRef.current) labelRef.current.textContent = words;
  };
  return {
    /** The label; render it once per page. */
    label: <DragLabel ref={labelRef} />,
    /** Props of a draggable element. */
    carrying: (of: () => Dragged) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        const dragged = of();
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(type, JSON.stringify(dragged));
        announce(wordsOf(dragged));
        if (labelRef.current) dataTransfer.setDragImage(labelRef.current, -12, -12);
      },
      onDragEnd: () => announce(''),
    }),
  };
}

export const isFileDrag = ({ types }: DataTransfer): boolean => types.includes(type);

/** The dragged files and folders; null for any other drag. */
export function draggedIn(transfer: DataTransfer): Dragged | null {
  const text = transfer.getData(type);
  return text === '' ? null : (JSON.parse(text) as Dragged);
}

const wordsOf = ({ files, folders }: Dragged): string =>
  files ? countOf(files.count, fileNouns) : countOf(folders.length, ['папка', 'папки', 'папок']);

/** Positioned off screen: browsers take the drag image from it. */
const DragLabel = chakra('output', {
  base: {
    position: 'fixed',
    top: '0',
    left: '-999px',
    px: '3',
    py: '1.5',
    borderRadius: 'lg',
    bg: 'primary',
    color: 'onPrimary',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});
