// The button «Экспорт» above a list; its dialog is loaded when it opens.
import type { ReactNode } from 'react';
import { FileDown } from 'lucide-react';
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { Button } from '../ui/index.ts';

export function ExportButton({ modal }: { modal: (onDone: () => void) => ReactNode }) {
  const { open } = useDataModals();
  return (
    <Button
      size="sm"
      icon={<FileDown aria-hidden />}
      onClick={() => void open((close) => modal(() => close()))}
    >
      Экспорт
    </Button>
  );
}
