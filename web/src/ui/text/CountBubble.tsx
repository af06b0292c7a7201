// The counter at the corner of a button. The button's accessible name includes the count.
import { chakra } from '@chakra-ui/react';

export function CountBubble({ count, tone }: { count: number; tone: 'primary' | 'warning' }) {
  if (count === 0) return null;
  return (
    <Bubble aria-hidden tone={tone}>
      {count > 99 ? '99+' : count}
    </Bubble>
  );
}

const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    right: '0',
    minW: '17px',
    h: '17px',
    px: '1',
    borderRadius: 'full',
    color: 'onPrimary',
    fontSize: '11px',
    fontWeight: 'semibold',
    lineHeight: '17px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  variants: { tone: { primary: { bg: 'primary' }, warning: { bg: 'warning' } } },
});
