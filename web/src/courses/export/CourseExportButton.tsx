// The button «Экспорт» of the course list; its dialog is loaded when it opens.
import type { ComponentProps } from 'react';
import { ExportButton } from '../../exports/index.ts';
import { lazyPart } from '../../ui/index.ts';

export function CourseExportButton(
  props: Omit<ComponentProps<typeof CourseExportModal>, 'onDone'>,
) {
  return <ExportButton modal={(onDone) => <CourseExportModal {...props} onDone={onDone} />} />;
}

const CourseExportModal = lazyPart(() => import('./CourseExportModal.tsx'), 'CourseExportModal');
