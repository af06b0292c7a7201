// The header of a screen: title, count, status, main action at the right, and tabs below.
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../format/format.ts';
import { stickyHead } from './stickyHead.ts';
import { Heading } from '../text/Text.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  count?: number | null | undefined;
  /** Beside the title, for example a StatusBadge. */
  badge?: ReactNode;
  /** Secondary text before the actions («Сохранено в 14:05»). */
  note?: ReactNode;
  actions?: ReactNode;
  /** A TabLinks. */
  tabs?: ReactNode;
  /**
   * Stays at the top while scrolling, for pages of records. On narrow screens its actions scroll away.
   */
  sticky?: boolean | undefined;
};

/** Characters of a title that fit a sticky header in the usual size, next to a record's actions. */
const longTitle = 24;

export function PageHeader({
  title,
  count,
  badge,
  note,
  actions,
  tabs,
  sticky = false,
}: PageHeaderProps) {
  const isText = typeof title === 'string';
  return (
    <Head sticky={sticky} {...(sticky && { [stickyHead.mark]: tabs ? 'tabs' : 'name' })}>
      <div className="top">
        <div className="name">
          <Heading
            as="h1"
            size="page"
            {...(sticky && isText && { title })}
            data-long={(isText && title.length > longTitle) || undefined}
          >
            {title}
            {count != null && (
              <chakra.span
                ml="2"
                color="muted"
                fontSize="lg"
                fontWeight="normal"
                fontVariantNumeric="tabular-nums"
              >
                {formatNumber(count)}
              </chakra.span>
            )}
          </Heading>
          {badge}
        </div>
        {(note || actions) && (
          <div className="tools">
            {note && (
              <chakra.span color="muted" fontSize="sm" mr="1">
                {note}
              </chakra.span>
            )}
            {actions}
          </div>
        )}
      </div>
      {tabs && <div className="tabs">{tabs}</div>}
    </Head>
  );
}

const Head = chakra('header', {
  base: {
    bg: 'surface',
    '& :is(.top, .name, .tools)': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .top': { px: { base: '4', md: '6' } },
    '& .tools': { flexWrap: 'wrap', gap: '2', ml: 'auto' },
    '& .tabs': {
      px: { base: '4', md: '6' },
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& h1': { minW: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    sticky: {
      false: {
        '& .top': { flexWrap: 'wrap', minH: 'control', pt: '5' },
        '& .top:last-child': { pb: '4' },
        '& .name': { display: 'contents' },
        '& .tabs': { pt: '2' },
      },
      true: stickyHead.look,
    },
  },
});
