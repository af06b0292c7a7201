// Pages of a short list that is turned by hand: where one is, the way on and back, and how many rows a page has.
import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../text/Button.tsx';
import { formatNumber } from '../format/format.ts';

export type PagerProps = {
  /** Of what, for screen readers: «Варианты». */
  label: string;
  /** The number of the first row, from 1; 0 when there is none. */
  from: number;
  to: number;
  /** Null where it is not known. */
  total: number | null;
  size: number;
  /** That can be chosen. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** Null where there is no such page. */
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
