// How a table sits in the page: the height it may take, whether there is room for columns, when to load more,
// and where it stood before a person went away.
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

/** Below the tablet's width rows are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia?.(phoneQuery).matches ?? false);
}

function watchWidth(onChange: () => void) {
  const query = window.matchMedia?.(phoneQuery);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Pixels from the top of the element to the bottom of the window, so that the table scrolls and the page doesn't. */
export function useHeightLeft(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.round(window.innerHeight - top - window.scrollY));
    };
    measure();
    window.addEventListener('resize', measure);
    // What stands over the table may grow: filters wrap, a message appears.
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

/** How near the mark must come, in pixels: less than what is left of a first page of 20 rows in a usual window. */
const loadAhead = 100;

/** For the mark after the last row: loads more when it comes near. A page that failed is not asked for again by itself. */
export function useLoadMore({
  root,
  rowCount,
  hasNext,
  isLoading,
  onLoadMore,
}: LoadMore): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const askedAt = useRef(-1);
  const load = useLatest(onLoadMore);

  useEffect(() => {
    const element = mark.current;
    if (!element || !hasNext || isLoading || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several came when the page was busy: the last one says how it is now.
        if (!entries.at(-1)?.isIntersecting) {
          askedAt.current = -1;
        } else if (askedAt.current !== rowCount) {
          askedAt.current = rowCount;
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

/** Keeps how far a table was scrolled at each entry of the browser's history, and brings it back there. */
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
