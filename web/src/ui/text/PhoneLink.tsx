// A telephone number as people read it, that a telephone calls.
import { chakra } from '@chakra-ui/react';
import { formatPhone } from '../format/format.ts';

/** `number` is in international form: +79001234567. */
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
