// The mark beside a field: its number of staff remarks, which opens them.
import { use, type KeyboardEvent } from 'react';
import { MessageSquare } from 'lucide-react';
import { chakra } from '../../../ui/index.ts';
import { FieldRemarksContext } from './fieldRemarks.ts';
import { fieldLabel } from './fieldLabel.ts';

export function RemarkBadge({ field }: { field: string }) {
  const remarked = use(FieldRemarksContext);
  if (!remarked) return null;
  const count = remarked.counts.get(field) ?? 0;
  const open = () => remarked.open(field);
  const label = `Заметки к полю «${fieldLabel(field)}»${count > 0 ? `: ${count}` : ''}`;
  return (
    <Mark
      // Not a `button`: a read-only form disables its buttons, but its readers may add remarks.
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
