// Global shortcuts: `/` focuses the search, `?` shows the help sheet.
import { useEffect, useEffectEvent } from 'react';
import {
  isTyping,
  lazyPart,
  shortcutsOnScreen,
  useModals,
  type ShortcutGroup,
} from '../ui/index.ts';

export function Shortcuts() {
  const { open } = useModals();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
      event.preventDefault();
      // Captured on opening, since the sheet doesn't update while it is open.
      const groups = [...shortcutsOnScreen(), everywhere()];
      void open(() => <ShortcutsSheet groups={groups} />);
    } else if (event.code === 'Slash') {
      const search = searchField();
      if (!search) return;
      event.preventDefault();
      search.focus();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return null;
}

const ShortcutsSheet = lazyPart(() => import('./ShortcutsSheet.tsx'), 'ShortcutsSheet');

const searchField = () => document.querySelector<HTMLElement>('[data-search-field]');

const everywhere = (): ShortcutGroup => ({
  title: 'Везде',
  shortcuts: [
    ...(searchField() ? [{ keys: ['/'], text: 'К поиску по списку' }] : []),
    { keys: ['Tab'], text: 'К следующему полю, кнопке или ссылке' },
    { keys: ['Ctrl', 'Z'], text: 'Вернуть удалённое, пока об этом говорит сообщение' },
    { keys: ['Esc'], text: 'Закрыть верхнее окно или очистить поиск' },
    { keys: ['?'], text: 'Показать эту памятку' },
  ],
});
