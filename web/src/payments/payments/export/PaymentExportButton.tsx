// The button «Экспорт» above the list of payments; its dialog is loaded when it opens.
import type { ComponentProps } from 'react';
import { ExportButton } from '../../../exports/index.ts';
import { lazyPart } from '../../../ui/index.ts';

export function PaymentExportButton(
  props: Omit<ComponentProps<typeof PaymentExportModal>, 'onDone'>,
) {
  return <ExportButton modal={(onDone) => <PaymentExportModal {...props} onDone={onDone} />} />;
}

const PaymentExportModal = lazyPart(() => import('./PaymentExportModal.tsx'), 'PaymentExportModal');
