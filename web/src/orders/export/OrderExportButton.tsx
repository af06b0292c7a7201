// The button «Экспорт» above the list of orders; its dialog is loaded when it opens.
import type { ComponentProps } from 'react';
import { ExportButton } from '../../exports/index.ts';
import { lazyPart } from '../../ui/index.ts';

export function OrderExportButton(props: Omit<ComponentProps<typeof OrderExportModal>, 'onDone'>) {
  return <ExportButton modal={(onDone) => <OrderExportModal {...props} onDone={onDone} />} />;
}

const OrderExportModal = lazyPart(() => import('./OrderExportModal.tsx'), 'OrderExportModal');
