// The keys of the whole interface: `/` goes to the search, `?` shows what keys there are.
import { useEffect, useEffectEvent } from 'react';
import { Kbd, Modal, ModalBody, Text, chakra, useModals } from '../ui/index.ts';

export function Shortcuts() {
  const { open } = useModals();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
    if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
      event.preventDefault();
      void open(() => <ShortcutsSheet />);
    } else if (event.code === 'Slash') {
      const search = document.querySelector<HTMLElement>('[data-search-field]');
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

function ShortcutsSheet() {
  return (
    <Modal title="Сочетания клавиш" size="narrow">
      <ModalBody>
        <chakra.dl
          m="0"
          display="grid"
          gridTemplateColumns="auto 1fr"
          gap="3"
          columnGap="5"
          alignItems="center"
        >
          {shortcuts.map(({ keys, text }) => (
            <chakra.div key={text} display="contents">
              <chakra.dt display="flex" gap="1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </chakra.dt>
              <chakra.dd m="0">
                <Text>{text}</Text>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </ModalBody>
    </Modal>
  );
}

const shortcuts = [
  { keys: ['/'], text: 'Перейти к поиску по списку' },
  { keys: ['Ctrl', 'S'], text: 'Сохранить форму' },
  { keys: ['Enter'], text: 'Открыть выбранное' },
  { keys: ['Esc'], text: 'Закрыть верхнее окно или очистить поиск' },
  { keys: ['?'], text: 'Показать эту памятку' },
];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
