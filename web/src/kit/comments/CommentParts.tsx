// The building blocks of comments on any subject: an anchor, the text, the list of replies.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { chakra } from '../../ui/index.ts';

/** The anchor that notifications link to: `#comment-5`. */
export function CommentAnchor({
  databaseId,
  children,
}: {
  databaseId: number;
  children: ReactNode;
}) {
  const anchor = `comment-${databaseId}`;
  const isMeant = useLocation().hash === `#${anchor}`;
  return (
    <Place
      id={anchor}
      tabIndex={-1}
      ref={isMeant ? comeTo : undefined}
      data-meant={isMeant || undefined}
    >
      {children}
    </Place>
  );
}

const comeTo = (place: HTMLDivElement | null) => {
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
};

const Place = chakra('div', {
  base: { outline: 'none', borderRadius: 'lg', '&[data-meant]': { bg: 'primarySoft' } },
});

/** The text with its line breaks. */
export const CommentText = chakra('p', {
  base: { m: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '1.55' },
});

export const CommentList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    m: '0',
    p: '0',
    listStyleType: 'none',
  },
});

/** The replies below a comment. */
export const AnswerList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    m: '0',
    mt: '3',
    pl: { base: '3', md: '8' },
    borderLeft: '2px solid',
    borderColor: 'line',
    listStyleType: 'none',
  },
});
