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
  const told = useRef<HTMLOutputElement>(null);
  const tell = (words: string) => {
    if (told.current) told.current.textContent = words;
  };
  return {
    /** The label; render it once per page. */
    label: <Told ref={told} />,
    /** Props of a draggable element. */
    carrying: (of: () => Dragged) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        const dragged = of();
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(type, JSON.stringify(dragged));
        tell(wordsOf(dragged));
        if (told.current) dataTransfer.setDragImage(told.current, -12, -12);
      },
      onDragEnd: () => tell(''),
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
const Told = chakra('output', {
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
