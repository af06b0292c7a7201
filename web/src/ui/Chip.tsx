// A filter that is on, with a cross that takes it off.
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';

export type ChipProps = {
  label: string;
  /** Without it the chip is only a label. */
  onRemove?: (() => void) | undefined;
};

export function Chip({ label, onRemove }: ChipProps) {
  return (
    <chakra.span
      display="inline-flex"
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
    >
      {label}
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={`Убрать фильтр «${label}»`}
          onClick={onRemove}
          display="grid"
          placeItems="center"
          boxSize="20px"
          borderRadius="full"
          _hover={{ bg: 'surface' }}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      )}
    </chakra.span>
  );
}
