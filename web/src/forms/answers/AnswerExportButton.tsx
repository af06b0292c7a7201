// The «Экспорт» button above a form's answers; its dialog is loaded when it opens.
import { ExportButton } from '../../exports/index.ts';
import { lazyPart } from '../../ui/index.ts';
import type { AnswerExportModalProps } from './AnswerExportModal.tsx';

export function AnswerExportButton(props: Omit<AnswerExportModalProps, 'onDone'>) {
  return <ExportButton modal={(onDone) => <AnswerExportModal {...props} onDone={onDone} />} />;
}

const AnswerExportModal = lazyPart(() => import('./AnswerExportModal.tsx'), 'AnswerExportModal');
