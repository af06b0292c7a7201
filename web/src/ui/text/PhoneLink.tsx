// A phone number as a `tel:` link.
import { chakra } from '@chakra-ui/react';
import { formatPhone } from '../format/format.ts';

/** `number` is in international format: +79001234567. */
export function PhoneLink({ number }: { number: string }) {
  return <Call href={`tel:${number}`}>{formatPhone(number)}</Call>;
}

const Call = chakra('a', {
  base: {
    color: 'inherit',
    borderRadius: 'sm',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});
