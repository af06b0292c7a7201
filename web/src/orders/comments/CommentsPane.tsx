// A side panel with an order's comments beside its form: newest at the bottom, the input below them.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { belowHead, chakra, Heading } from '../../ui/index.ts';

export function CommentsPane({
  newest,
  form,
  children,
}: {
  /** Id of the newest comment; a new one scrolls the panel down. */
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
      {/* Focusable for scrolling by keyboard, because it has no inputs for users who can't write. */}
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

/**
 * Scrolls separately in a low window. The margin leaves room for focus rings outside the fields.
 */
const Writing = chakra('div', { base: { minH: '0', m: '-1', p: '1', overflowY: 'auto' } });

// Shrinks before the input does.
const Talk = chakra('div', { base: { flex: '1 9999 auto', minH: '120px', overflowY: 'auto' } });
