// Drag and drop of courses by their links, which browsers make draggable; this module sets the dragged data.
import { useEffect } from 'react';

export const courseDragType = 'application/x-kafedra-courses';

/** The course's REST id if the dragged element is a link to a course's page of this company. */
export function draggedCourse(target: EventTarget | null, code: string): number | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const id = link?.getAttribute('href')?.match(/^\/([^/]+)\/courses\/(\d+)$/);
  return id && id[1] === code ? Number(id[2]) : null;
}

/** While mounted, dragged links to courses carry the course's id. */
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
