// Courses that are dragged from the list: a link is draggable by itself, and what it carries is told here.
import { useEffect } from 'react';

export const courseDragType = 'application/x-kafedra-courses';

/** The id in the REST API of the course whose page a dragged link leads to; null for what is none. */
export function draggedCourse(target: EventTarget | null, code: string): number | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const id = link?.getAttribute('href')?.match(/^\/([^/]+)\/courses\/(\d+)$/);
  return id && id[1] === code ? Number(id[2]) : null;
}

/** Links to courses carry them as long as this is on the screen. */
export function useCourseDrag(code: string): void {
  useEffect(() => {
    const onDragStart = ({ target, dataTransfer }: DragEvent) => {
      const id = draggedCourse(target, code);
      if (id === null || !dataTransfer) return;
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData(courseDragType, String(id));
    };
    document.addEventListener('dragstart', onDragStart);
    return () => document.removeEventListener('dragstart', onDragStart);
  }, [code]);
}
