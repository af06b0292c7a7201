// What is carried when files and folders are dragged into another folder.
import type { DragEvent } from 'react';

const type = 'application/x-kafedra-files';

/** Global ids. */
export interface Dragged {
  files: readonly string[];
  folders: readonly string[];
}

export function carry(transfer: DataTransfer, dragged: Dragged): void {
  transfer.effectAllowed = 'move';
  transfer.setData(type, JSON.stringify(dragged));
}

/** For an element that is dragged. */
export const carrying = (dragged: Dragged) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => carry(dataTransfer, dragged),
});

export const isCarried = ({ types }: DataTransfer): boolean => types.includes(type);

/** Null where something else is dragged. */
export function carriedIn(transfer: DataTransfer): Dragged | null {
  const text = transfer.getData(type);
  return text === '' ? null : (JSON.parse(text) as Dragged);
}
