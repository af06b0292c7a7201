// Beside a field: how many remarks of the staff it has, and the way to them.
import { use, type KeyboardEvent } from 'react';
import { MessageSquare } from 'lucide-react';
import { chakra } from '../../../ui/index.ts';
import { RemarkedContext } from './remarked.ts';
import { fieldWords } from './remarkWords.ts';

export function RemarkMark({ field }: { field: string }) {
  const remarked = use(RemarkedContext);
  if (!remarked) return null;
  const count = remarked.counts.get(field) ?? 0;
  const open = () => remarked.open(field);
  const label = `Заметки к полю «${fieldWords(field)}»${count > 0 ? `: ${count}` : ''}`;
  return (
    <Mark
      // No `button`: those of a form that is only read are switched off, and whoever reads a course remarks, too.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-label={label}
      title={label}
      data-remarked={count > 0 || undefined}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <MessageSquare size={16} aria-hidden />
      {count > 0 && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
    </Mark>
  );
}

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '-4px',
    right: '0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minW: '28px',
    h: '28px',
    px: '1.5',
    borderRadius: 'md',
    color: 'muted',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'soft', color: 'ink' },
    '&[data-remarked]': { bg: 'primarySoft', color: 'primary' },
  },
});
