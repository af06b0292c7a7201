// The box of every layer that hangs on something: its place, its closing.
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { zIndex } from '../theme/tokens.ts';
import * as look from './ariaLook.ts';
import type { MenuPlacement } from './Menu.tsx';

export type LayerProps = {
  label: string;
  /** What it hangs on. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  placement?: MenuPlacement | undefined;
};

type FloatingProps = Omit<LayerProps, 'label'> & {
  /** Names the box, where what is in it is no dialog itself. */
  label?: string;
  asWideAsAnchor?: boolean;
  /** In pixels; without it, as high as the window. */
  tallest?: number;
  /** The focus stays where it is, and the page stays alive around. */
  isAside?: boolean;
  children: ReactNode;
};

export function Floating({
  label,
  anchor,
  isOpen,
  onClose,
  placement = 'bottom end',
  asWideAsAnchor = false,
  tallest,
  isAside = false,
  children,
}: FloatingProps) {
  return (
    <look.Float
      {...(label !== undefined && { 'aria-label': label })}
      triggerRef={anchor}
      placement={placement}
      offset={6}
      {...(tallest !== undefined && { maxHeight: tallest })}
      isOpen={isOpen}
      isNonModal={isAside}
      onMouseDown={isAside ? keepFocus : undefined}
      onOpenChange={(open: boolean) => {
        if (!open) onClose();
      }}
      style={{
        // React Aria would put it over everything. As high as a modal, what was opened last lies on top.
        zIndex: zIndex.modal,
        ...(asWideAsAnchor && anchor.current && { minWidth: anchor.current.offsetWidth }),
      }}
    >
      {children}
    </look.Float>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
