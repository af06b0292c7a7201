// A tooltip on hover and keyboard focus. Never the only source of needed information.
import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';

export type TooltipProps = {
  text: string;
  /** One focusable element. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<Target | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEscape(place !== null, () => setPlace(null));

  useEffect(() => {
    const change = () => setPlace(target && placeBeside(target.element, placement));
    const timer = setTimeout(change, target ? target.delay : hideDelay);
    return () => clearTimeout(timer);
  }, [target, placement]);

  return (
    <>
      {cloneElement(children as ReactElement<TriggerProps>, {
        'aria-describedby': place ? id : undefined,
        onPointerEnter: ({ currentTarget }) =>
          setTarget({ element: currentTarget, delay: showDelay }),
        onPointerLeave: () => setTarget(null),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible'))
            setTarget({ element: currentTarget, delay: 0 });
        },
        onBlur: () => setTarget(null),
      })}
      {place &&
        createPortal(
          <Bubble
            id={id}
            role="tooltip"
            style={{ left: place.left, top: place.top, transform: place.transform }}
            onPointerEnter={() => setTarget({ element: place.element, delay: 0 })}
            onPointerLeave={() => setTarget(null)}
          >
            {text}
          </Bubble>,
          document.body,
        )}
    </>
  );
}

/** The element and the delay in milliseconds. */
type Target = { element: Element; delay: number };

type TriggerProps = {
  'aria-describedby': string | undefined;
  onPointerEnter: (event: { currentTarget: Element }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: Element }) => void;
  onBlur: () => void;
};

type Place = { element: Element; left: number; top: number; transform: string };

/** Milliseconds. */
const showDelay = 500;
const hideDelay = 100;

/** Pixels between the element and the tooltip. */
const gap = 6;

function placeBeside(element: Element, placement: NonNullable<TooltipProps['placement']>): Place {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (placement === 'top')
    return { element, left: middle.x, top: top - gap, transform: 'translate(-50%, -100%)' };
  if (placement === 'left')
    return { element, left: left - gap, top: middle.y, transform: 'translate(-100%, -50%)' };
  if (placement === 'right')
    return { element, left: right + gap, top: middle.y, transform: 'translate(0, -50%)' };
  return { element, left: middle.x, top: bottom + gap, transform: 'translate(-50%, 0)' };
}

function useEscape(isActive: boolean, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

const Bubble = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    px: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'inverse',
    color: 'onInverse',
    fontSize: 'xs',
    maxW: '280px',
    animation: 'fade 100ms ease-out',
  },
});
