// Lazy layers: their shared code is loaded when the first one opens, or earlier on hover or focus of a button.
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { lazyPart } from '../layout/lazyPart.ts';

const load = () => import('./aria.tsx');
/** A separate chunk, since few screens have dates. */
export const loadCalendar = () => Promise.all([import('./calendar.tsx'), load()]);

export const MenuLayer = lazyPart(load, 'MenuLayer');
export const PanelLayer = lazyPart(load, 'PanelLayer');
export const OptionsLayer = lazyPart(load, 'OptionsLayer');
export const SuggestionsLayer = lazyPart(load, 'SuggestionsLayer');
export const CalendarPanel = lazyPart(() => import('./calendar.tsx'), 'CalendarPanel');
export const Sheet = lazyPart(load, 'Sheet');

/** Props of the element that opens a layer. */
export type TriggerProps<Anchor extends HTMLElement = HTMLButtonElement> = {
  ref: RefObject<Anchor | null>;
  'aria-haspopup': 'menu' | 'dialog' | 'listbox';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
};

/** A trigger and its layer; `loadLayer` loads the layer's code. */
export function useLayer<Anchor extends HTMLElement = HTMLButtonElement>(
  kind: TriggerProps['aria-haspopup'],
  loadLayer: () => Promise<unknown> = load,
) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const anchor = useRef<Anchor>(null);

  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  const close = () => setOpen(false);

  const trigger: TriggerProps<Anchor> = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: () => (isOpen ? close() : open()),
    onKeyDown: opensByKey(open, 'ArrowDown', 'ArrowUp'),
    onPointerEnter: () => void loadLayer(),
  };

  return {
    trigger,
    anchor,
    isOpen,
    close,
    /** Whether the layer has been opened before. */ isAlive: wasOpen,
  };
}

/**
 * Opens a layer with Enter or Space before they become a click: React Aria takes a click by key for one of a screen
 * reader and then doesn't focus the first item.
 */
export function opensByKey(open: (event: KeyboardEvent<HTMLElement>) => void, ...more: string[]) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', ...more].includes(event.key)) return;
    event.preventDefault();
    open(event);
  };
}
