// Layout hooks of tables: available height, narrow windows, loading more rows, and scroll restoration.
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import { widths } from '../theme/tokens.ts';
import { useLatest } from '../behaviour/useLatest.ts';

const phoneQuery = `(max-width: ${String(widths.tablet - 1)}px)`;

/** Below the tablet width rows are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia?.(phoneQuery).matches ?? false);
}

function watchWidth(onChange: () => void) {
  const query = window.matchMedia?.(phoneQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/**
 * Pixels from the element's top to the bottom of the window, so that the table scrolls instead of the page.
 */
export function useHeightLeft(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.round(window.innerHeight - top - window.scrollY));
    };
    measure();
    window.addEventListener('resize', measure);
    // Content above the table may grow: filters wrap, a message appears.
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    for (
      let before = ref.current?.previousElementSibling;
      before;
      before = before.previousElementSibling
    ) {
      observer?.observe(before);
    }
    return () => {
      window.removeEventListener('resize', measure);
      observer?.disconnect();
    };
  }, [ref]);
  return height;
}

type LoadMore = {
  root: RefObject<HTMLElement | null>;
  rowCount: number;
  hasNext: boolean;
  isLoading: boolean;
  onLoadMore: (() => void) | undefined;
};

/**
 * Distance in pixels at which more rows load; less than what is left of a first page of 20 rows in a usual window.
 */
const loadAhead = 100;

/**
 * Loads more rows when the sentinel after the last row comes near. A failed page is not requested again automatically.
 */
export function useLoadMore({
  root,
  rowCount,
  hasNext,
  isLoading,
  onLoadMore,
}: LoadMore): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const requestedRowCount = useRef(-1);
  const load = useLatest(onLoadMore);

  useEffect(() => {
    const element = mark.current;
    if (!element || !hasNext || isLoading || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several entries arrive at once; the last one is current.
        if (!entries.at(-1)?.isIntersecting) {
          requestedRowCount.current = -1;
        } else if (requestedRowCount.current !== rowCount) {
          requestedRowCount.current = rowCount;
          load.current?.();
        }
      },
      { root: root.current, rootMargin: `${loadAhead}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, rowCount, hasNext, isLoading, load]);

  return mark;
}

const positions = new Map<string, number>();

/** Stores a table's scroll position per history entry and restores it. */
export function useScrollMemory(
  ref: RefObject<HTMLElement | null>,
  tableId: string,
  isReady: boolean,
): void {
  const key = `${tableId}:${useLocation().key}`;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isReady) return;
    element.scrollTop = positions.get(key) ?? 0;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [ref, key, isReady]);
}
