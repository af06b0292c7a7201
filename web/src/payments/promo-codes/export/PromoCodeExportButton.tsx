// The button «Экспорт» above the list of promo codes; its dialog is loaded when it opens.
import type { ComponentProps } from 'react';
import { ExportButton } from '../../../exports/index.ts';
import { lazyPart } from '../../../ui/index.ts';

export function PromoCodeExportButton(
  props: Omit<ComponentProps<typeof PromoCodeExportModal>, 'onDone'>,
) {
  return <ExportButton modal={(onDone) => <PromoCodeExportModal {...props} onDone={onDone} />} />;
}

const PromoCodeExportModal = lazyPart(
  () => import('./PromoCodeExportModal.tsx'),
  'PromoCodeExportModal',
);
