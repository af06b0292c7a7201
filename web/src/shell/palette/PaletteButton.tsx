// Opens the command palette: a button in the top bar, and Ctrl+K everywhere.
import { useEffect, useEffectEvent } from 'react';
import { Search } from 'lucide-react';
import {
  captureTyping,
  chakra,
  Kbd,
  lazyPart,
  takeCapturedText,
  useModals,
  useShortcutGroup,
  type ShortcutGroup,
} from '../../ui/index.ts';
import type { PaletteProps } from './Palette.tsx';

export function PaletteButton(props: Omit<PaletteProps, 'onClose'>) {
  const { open } = useModals();
  useShortcutGroup(paletteShortcuts);
  const show = () => {
    captureTyping();
    void open((close) => <Palette {...props} onClose={close} />).then(takeCapturedText);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // By physical key: the Russian layout has «л» there.
    const isOurs = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isOurs || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Trigger
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      // Also the name of the icon button on narrow screens.
      title="Поиск и команды"
      onClick={show}
      onPointerEnter={() => void loadPalette()}
      onFocus={() => void loadPalette()}
    >
      <Search size={18} aria-hidden />
      <chakra.span hideBelow="lg" flex="1" textAlign="start">
        Поиск
      </chakra.span>
      <chakra.span hideBelow="lg">
        <Kbd>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
      </chakra.span>
    </Trigger>
  );
}

const loadPalette = () => import('./Palette.tsx');
const Palette = lazyPart(loadPalette, 'Palette');

const isMac = navigator.platform.startsWith('Mac');

const paletteShortcuts: ShortcutGroup = {
  title: 'Переходы',
  shortcuts: [
    { keys: [isMac ? '⌘' : 'Ctrl', 'K'], text: 'Раздел, действие, человек, курс, урок' },
    { keys: ['→'], text: 'В меню: закрепить раздел наверху' },
  ],
};

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    h: 'control',
    minW: 'control',
    px: { base: '2', lg: '2.5' },
    borderRadius: 'lg',
    color: 'muted',
    _hover: { bg: 'softHover', color: 'ink' },
  },
});
