// The notice's content, above the page.
import { X } from 'lucide-react';
import { chakra, IconButton } from '../../ui/index.ts';

export function BrowserNoticeStrip({ onClose }: { onClose: () => void }) {
  return (
    <chakra.div
      role="note"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      px="4"
      py="1"
      bg="warningSoft"
      color="warning"
      fontSize="sm"
    >
      Сервис в бета-версии и работает корректно только в Google Chrome.
      <IconButton size="sm" icon={<X />} label="Закрыть предупреждение" onClick={onClose} />
    </chakra.div>
  );
}
