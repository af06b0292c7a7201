// Offers to restore an unsaved draft when its form is opened again.
import { useRef } from 'react';
import { Button, chakra, formatDateTime } from '../../ui/index.ts';
import type { DraftOffer } from './useRecordDraft.ts';

export function DraftNote({ offer }: { offer: DraftOffer | null }) {
  const place = useRef<HTMLOutputElement>(null);
  // The button disappears with the note, so the focus moves on.
  const choose = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  return (
    <output ref={place} tabIndex={-1}>
      {offer && (
        <Note>
          <span>Есть несохранённые правки от {formatDateTime(offer.at)}</span>
          <Button size="sm" variant="primary" onClick={choose(offer.restore)}>
            Вернуть
          </Button>
          <Button size="sm" onClick={choose(offer.discard)}>
            Отбросить
          </Button>
        </Note>
      )}
    </output>
  );
}

const Note = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '4',
    px: '4',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'primarySoft',
    '& > span': { flex: '1', minW: '200px' },
  },
});
