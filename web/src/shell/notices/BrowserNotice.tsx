// A notice for browsers that lack a required feature, detected by feature, not by name.
import { Suspense, useState } from 'react';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import { lazyPart } from '../../ui/index.ts';

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
    <Suspense>
      <BrowserNoticeStrip onClose={close} />
    </Suspense>
  );
}

// Lazy, since few users see it.
const BrowserNoticeStrip = lazyPart(() => import('./BrowserNoticeStrip.tsx'), 'BrowserNoticeStrip');

function isCapable(): boolean {
  return (
    typeof URL.canParse === 'function' &&
    typeof Promise.withResolvers === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}
