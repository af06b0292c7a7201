// The conversation beside the form of an order: it stays in view, the newest at the bottom, and below it where one writes.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { belowHead, chakra, Heading } from '../../ui/index.ts';

export function CommentsPane({
  newest,
  form,
  children,
}: {
  /** What was said last. */
  newest: string | null;
  form: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const talk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest !== null) talk.current?.scrollTo({ top: talk.current.scrollHeight });
  }, [newest]);
  return (
    <Pane aria-labelledby={id}>
      <Heading id={id} as="h2">
        Комментарии
      </Heading>
      {/* Who can't write has nothing in it that takes the focus. */}
      <Talk ref={talk} tabIndex={form ? undefined : 0}>
        {children}
      </Talk>
      {form && <Writing>{form}</Writing>}
    </Pane>
  );
}

const Pane = chakra('section', {
  base: {
    position: 'sticky',
    top: `calc(${belowHead} + 16px)`,
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    maxH: `calc(100dvh - ${belowHead} - 32px)`,
    p: '5',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
  },
});

/** In a low window it scrolls by itself. What shows the focus stands a little outside its fields. */
const Writing = chakra('div', { base: { minH: '0', m: '-1', p: '1', overflowY: 'auto' } });

// It gives way first.
const Talk = chakra('div', { base: { flex: '1 9999 auto', minH: '120px', overflowY: 'auto' } });
