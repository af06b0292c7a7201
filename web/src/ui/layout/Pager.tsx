// The pager of a short list: position, previous and next page, page size.
import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../text/Button.tsx';
import { formatNumber } from '../format/format.ts';

export type PagerProps = {
  /** Accessible name of the list: «Варианты». */
  label: string;
  /** Number of the first row, from 1; 0 for an empty list. */
  from: number;
  to: number;
  /** Null if unknown. */
  total: number | null;
  size: number;
  /** Selectable page sizes. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

export function Pager({
  label,
  from,
  to,
  total,
  size,
  sizes = [],
  onSize,
  onPrevious,
  onNext,
}: PagerProps) {
  return (
    <Flex
      as="nav"
      aria-label={`Страницы: ${label}`}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
    >
      {sizes.length > 0 ? (
        <Size>
          На странице
          <select
            value={size}
            onChange={({ currentTarget }) => onSize?.(Number(currentTarget.value))}
          >
            {sizes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </Size>
      ) : (
        <span />
      )}
      <Flex align="center" gap="1">
        <chakra.output color="muted" fontSize="sm" me="1">
          {formatNumber(from)}–{formatNumber(to)}
          {total !== null && ` из ${formatNumber(total)}`}
        </chakra.output>
        <IconButton
          size="sm"
          icon={<ChevronLeft />}
          label="Предыдущая страница"
          disabled={onPrevious === null}
          onClick={() => onPrevious?.()}
        />
        <IconButton
          size="sm"
          icon={<ChevronRight />}
          label="Следующая страница"
          disabled={onNext === null}
          onClick={() => onNext?.()}
        />
      </Flex>
    </Flex>
  );
}

const Size = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: 'sm',
    '& > select': {
      h: '32px',
      px: '2',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'lg',
      bg: 'surface',
      color: 'ink',
      font: 'inherit',
    },
  },
});
