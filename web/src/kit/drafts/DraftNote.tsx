// Offers what was typed and not saved, when its form is opened again.
import { Button, chakra, formatDateTime } from '../../ui/index.ts';
import type { DraftOffer } from './useRecordDraft.ts';

export function DraftNote({ offer }: { offer: DraftOffer | null }) {
  return (
    <output>
      {offer && (
        <Note>
          <span>Есть несохранённые правки от {formatDateTime(offer.at)}</span>
          <Button size="sm" variant="primary" onClick={offer.restore}>
            Вернуть
          </Button>
          <Button size="sm" onClick={offer.discard}>
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
