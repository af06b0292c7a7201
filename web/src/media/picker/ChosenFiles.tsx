// The files selected so far, for tabs of the picker that don't list them.
import { X } from 'lucide-react';
import { chakra, IconButton } from '../../ui/index.ts';
import { FileThumb } from '../fileKinds.tsx';
import type { PickedFile } from './usePicker.tsx';

export function ChosenFiles({
  chosen,
  toggle,
}: {
  chosen: readonly PickedFile[];
  toggle: (file: PickedFile) => void;
}) {
  return (
    <List aria-label="Выбрано">
      {chosen.map((file) => (
        <li key={file.id}>
          <FileThumb kind={file.kind} picture={file.picture} />
          <span>{file.name}</span>
          <IconButton
            size="sm"
            icon={<X />}
            label={`Не выбирать: ${file.name}`}
            onClick={() => toggle(file)}
          />
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '1.5' },
    '& > li > span:nth-of-type(2)': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
});
