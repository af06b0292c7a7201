// A column header with a button that fills the empty cells.
import { CheckCheck } from 'lucide-react';
import { chakra, IconButton, VisuallyHidden } from '../../ui/index.ts';
import type { CellHead } from './useCells.ts';

export function GridHead({
  header,
  shownHeader,
  fill,
  onFill,
}: {
  header: string;
  shownHeader: CellHead['shownHeader'] | undefined;
  fill: CellHead['fill'] | undefined;
  onFill: (text: string) => void;
}) {
  const Icon = shownHeader?.icon;
  return (
    <chakra.span display="flex" alignItems="center" gap="1.5" h="full" title={header}>
      {Icon && <Icon size={14} aria-hidden style={{ flex: 'none' }} />}
      {shownHeader && <VisuallyHidden>{header}</VisuallyHidden>}
      <chakra.span
        aria-hidden={shownHeader ? true : undefined}
        flex="1"
        minW="0"
        lineClamp="2"
        whiteSpace="normal"
        lineHeight="short"
      >
        {shownHeader?.text ?? header}
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
