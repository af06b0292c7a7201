// The layout of a page embedded in another site: only the content, at its own height.
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { postToSite } from '../../kit/pages/embedding.ts';
import { chakra } from '../../ui/index.ts';

export function EmbeddedLayout() {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (page.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) postToSite({ kafedra: 'height', height: Math.ceil(size.blockSize) });
    });
    watch.observe(page.current);
    return () => watch.disconnect();
  }, []);
  return (
    <chakra.main
      ref={page}
      display="flex"
      flexDirection="column"
      alignItems="center"
      // Leaves space for the card's shadow.
      p="3"
    >
      <Outlet />
    </chakra.main>
  );
}
