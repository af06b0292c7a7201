// A drop zone for files, which also accepts pasted files.
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { filesOf } from '../../kit/uploads/handles.ts';
import { isTyping } from '../behaviour/isTyping.ts';

export function DropZone({
  onFiles,
  pastesOnPage = true,
  children,
}: {
  /** Null while no files are accepted. */
  onFiles: ((files: readonly File[]) => void) | null;
  /** False for one of several zones: it accepts pasted files only while it has the focus. */
  pastesOnPage?: boolean;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  usePastedFiles(pastesOnPage ? onFiles : null);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <Place
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (onFiles === null || !holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onPaste={(event) => {
        if (onFiles === null || pastesOnPage) return;
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (onFiles === null || !holdsFiles(event)) return;
        event.preventDefault();
        onFiles(filesOf(event.dataTransfer));
      }}
    >
      {children}
    </Place>
  );
}

/** Pasted files go to the zone mounted last, which may be in a dialog. */
const places: ((files: readonly File[]) => void)[] = [];

function usePastedFiles(onFiles: ((files: readonly File[]) => void) | null): void {
  const take = useEffectEvent((files: readonly File[]) => onFiles?.(files));
  const takes = onFiles !== null;
  useEffect(() => {
    if (!takes) return;
    const place = (files: readonly File[]) => take(files);
    places.push(place);
    const onPaste = (event: ClipboardEvent) => {
      if (places.at(-1) !== place || !event.clipboardData || isTyping(event.target)) return;
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      place(files);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      places.splice(places.indexOf(place), 1);
      document.removeEventListener('paste', onPaste);
    };
  }, [takes]);
}

const Place = chakra('div', {
  base: {
    minH: 'full',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'primary', outlineOffset: '-6px' },
  },
});
