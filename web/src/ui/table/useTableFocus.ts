// Focus management of a table: to the selection bar and back, and to the nearest row when the focused element is
// removed.
import { useEffect, type KeyboardEvent, type RefObject } from 'react';

type TableFocusOptions = {
  frame: RefObject<HTMLElement | null>;
  /** Takes the focus when there are no rows. */
  list: RefObject<HTMLElement | null>;
  hasSelection: boolean;
  onClear: () => void;
};

export function useTableFocus({ frame, list, hasSelection, onClear }: TableFocusOptions) {
  useFocusNear(frame, list);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // React events of layers bubble through the React tree although the layers are outside of the table.
    if (!hasSelection || !frame.current?.contains(target)) return;
    const isInBar = target.closest('.selection') !== null;
    if (event.key === 'F6') {
      event.preventDefault();
      if (isInBar) focusRow(list.current);
      else firstAction(frame.current)?.focus();
    } else if (event.key === 'Escape' && isInBar) {
      focusRow(list.current);
    } else if (event.key === 'Escape' && list.current?.contains(target)) {
      onClear();
    }
  };
  return { onKeyDown };
}

function useFocusNear(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    /** The focus was in the table or in a layer opened from it. */
    let isHere = false;
    let frameOfScreen = 0;
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (frame.current?.contains(target)) isHere = true;
      else if (!target.closest(layers)) isHere = false;
    };
    const look = () => {
      if (isHere && isFocusLost() && !document.querySelector(openLayers)) focusRow(list.current);
    };
    // React Aria returns the focus one frame after a layer is removed.
    const lookSoon = () => {
      cancelAnimationFrame(frameOfScreen);
      frameOfScreen = requestAnimationFrame(() => {
        frameOfScreen = requestAnimationFrame(look);
      });
    };
    const observer = new MutationObserver(lookSoon);
    // Layers are children of the body.
    observer.observe(document.body, { childList: true });
    if (frame.current) observer.observe(frame.current, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      cancelAnimationFrame(frameOfScreen);
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [frame, list]);
}

/** Layers over the page, and alerts. */
const openLayers = '[role=dialog], [role=alertdialog], [role=menu]';
const layers = `${openLayers}, [data-react-aria-top-layer]`;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusRow(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-active]') ?? list;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}

function firstAction(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('.selection [data-action]:not([inert])');
}
