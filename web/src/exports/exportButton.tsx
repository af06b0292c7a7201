// The button «Экспорт» above a list; its dialog is loaded when it opens.
import type { ComponentType } from 'react';
import { FileDown } from 'lucide-react';
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { Button } from '../ui/index.ts';

export interface ExportDone {
  onDone: () => void;
}

export function exportButton<Props extends object>(
  Modal: ComponentType<Props & ExportDone>,
): ComponentType<Props> {
  return function ExportButton(props) {
    const { open } = useDataModals();
    return (
      <Button
        size="sm"
        icon={<FileDown aria-hidden />}
        onClick={() => void open((close) => <Modal {...props} onDone={() => close()} />)}
      >
        Экспорт
      </Button>
    );
  };
}
