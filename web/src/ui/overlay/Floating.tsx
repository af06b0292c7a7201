// The box of every anchored layer: position and closing.
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { zIndex } from '../theme/tokens.ts';
import * as look from './ariaLook.ts';
import type { MenuPlacement } from './Menu.tsx';

export type LayerProps = {
  label: string;
  /** The element it is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  placement?: MenuPlacement | undefined;
};

type FloatingProps = Omit<LayerProps, 'label'> & {
  /** Accessible name, if its content isn't a dialog. */
  label?: string;
  asWideAsAnchor?: boolean;
  /** Maximum height in pixels; by default the window's. */
  tallest?: number;
  /** The focus stays where it is, and the page around stays interactive. */
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
        // React Aria would put it above everything. With a modal's z-index the layer that opened last is on top.
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
