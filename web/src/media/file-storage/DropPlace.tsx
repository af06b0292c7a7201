// A page that takes files which are dragged onto it from outside the browser.
import { useState, type DragEvent, type ReactNode } from 'react';
import { chakra } from '../../ui/index.ts';

export function DropPlace({
  onFiles,
  children,
}: {
  /** Null where none are taken. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <Place
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (onFiles === null || !holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (onFiles === null || !holdsFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    minH: 'full',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'primary', outlineOffset: '-6px' },
  },
});
