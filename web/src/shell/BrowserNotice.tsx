// The beta notice, for browsers that lack something the interface needs. What the browser can do counts, not its name.
import { useState } from 'react';
import { X } from 'lucide-react';
import { readSetting, writeSetting } from '../kit/settings.ts';
import { chakra, IconButton } from '../ui/index.ts';

export function BrowserNotice() {
  const [isShown, setShown] = useState(
    () => !isCapable() && readSetting('browser_notice_seen') !== '1',
  );
  if (!isShown) return null;
  const close = () => {
    writeSetting('browser_notice_seen', '1');
    setShown(false);
  };
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
      <IconButton size="sm" icon={<X />} label="Закрыть предупреждение" onClick={close} />
    </chakra.div>
  );
}

function isCapable(): boolean {
  return (
    typeof URL.canParse === 'function' &&
    typeof Promise.withResolvers === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}
