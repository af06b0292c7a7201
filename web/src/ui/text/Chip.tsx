// A chip for an active filter or selected record, with a remove button.
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';

export type ChipProps = {
  label: string;
  /** Called on a click, for example to open the filter. */
  onOpen?: (() => void) | undefined;
  /** Without it the chip is only a label. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button. */
  removeLabel?: string;
};

export function Chip({
  label,
  onOpen,
  onRemove,
  removeLabel = `Убрать фильтр «${label}»`,
}: ChipProps) {
  return (
    <chakra.span
      // A grid column narrower than its content doesn't widen the container.
      display="inline-grid"
      gridTemplateColumns={onRemove ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)'}
      alignItems="center"
      h="28px"
      pl="3"
      pr={onRemove ? '1' : '3'}
      gap="1"
      borderRadius="full"
      bg="primarySoft"
      color="primary"
      fontSize="sm"
      whiteSpace="nowrap"
      maxW="full"
      minW="0"
    >
      <chakra.span as={onOpen ? 'button' : 'span'} truncate onClick={onOpen}>
        {label}
      </chakra.span>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          display="grid"
          placeItems="center"
          boxSize="20px"
          flexShrink={0}
          borderRadius="full"
          _hover={{ bg: 'surface' }}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      )}
    </chakra.span>
  );
}
