// The head of a column, with what fills the cells that are empty.
import { CheckCheck } from 'lucide-react';
import { chakra, IconButton } from '../../ui/index.ts';
import type { CellHead } from './useCells.ts';

export function GridHead({
  header,
  fill,
  onFill,
}: {
  header: string;
  fill: CellHead['fill'] | undefined;
  onFill: (text: string) => void;
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="1" h="full" title={header}>
      <chakra.span flex="1" minW="0" lineClamp="2" whiteSpace="normal" lineHeight="short">
        {header}
      </chakra.span>
      {fill && (
        <IconButton
          size="sm"
          icon={<CheckCheck />}
          label={fill.label}
          onClick={() => onFill(fill.text)}
        />
      )}
    </chakra.span>
  );
}
