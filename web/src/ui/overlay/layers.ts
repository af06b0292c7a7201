// Layers come in a part that loads when the first one opens, or before, when somebody reaches for a button.
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { lazyPart } from '../layout/lazyPart.ts';

const load = () => import('./aria.tsx');
/** The calendar is apart from the layers: few screens have days to choose. */
export const loadCalendar = () => Promise.all([import('./calendar.tsx'), load()]);

export const MenuLayer = lazyPart(load, 'MenuLayer');
export const PanelLayer = lazyPart(load, 'PanelLayer');
export const OptionsLayer = lazyPart(load, 'OptionsLayer');
export const SuggestionsLayer = lazyPart(load, 'SuggestionsLayer');
export const CalendarPanel = lazyPart(() => import('./calendar.tsx'), 'CalendarPanel');
export const Sheet = lazyPart(load, 'Sheet');

/** What a button, or a box, gets that opens a layer. */
export type TriggerProps<Anchor extends HTMLElement = HTMLButtonElement> = {
  ref: RefObject<Anchor | null>;
  'aria-haspopup': 'menu' | 'dialog' | 'listbox';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
};

/** A button and the layer that it opens; `loadLayer` fetches its code. */
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
    /** Whether there is anything to draw. */ isAlive: wasOpen,
  };
}

/**
 * Enter and Space that open a layer, answered before they become a click: React Aria takes the click that a key causes
 * for one of a screen reader, and then it leaves the focus outside the first item.
 */
export function opensByKey(open: (event: KeyboardEvent<HTMLElement>) => void, ...more: string[]) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', ...more].includes(event.key)) return;
    event.preventDefault();
    open(event);
  };
}
