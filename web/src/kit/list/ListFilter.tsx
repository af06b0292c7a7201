// The filter of a list: what is on shows as chips, which open it; a single condition is taken off by its chip, many also
// at once.
import type { ComponentProps, ReactNode } from 'react';
import { ListFilter as FilterIcon } from 'lucide-react';
import {
  Button,
  chakra,
  Chip,
  ErrorBoundary,
  LoadingState,
  Popover,
  Text,
} from '../../ui/index.ts';

export interface Condition<State> {
  words: string;
  /** What is left without it. */
  without: Partial<State>;
}

export function ListFilter<State>({
  list,
  conditions,
  failure,
  children,
}: {
  list: {
    state: State;
    change: (part: NoInfer<Partial<State>>) => void;
    isFiltered: boolean;
    hasManyConditions: boolean;
    reset: () => void;
  };
  /** Those that are on. */
  conditions: readonly (Condition<NoInfer<State>> | false)[];
  /** Said when what can be chosen does not come. */
  failure?: string;
  /** What the button opens; its code and its data may come then. */
  children: ReactNode;
}) {
  return (
    <Popover
      label="Фильтр"
      trigger={
        <Openers
          chips={conditions
            .filter((on) => on !== false)
            .map(({ words, without }) => ({ words, remove: () => list.change(without) }))}
          reset={list.isFiltered && list.hasManyConditions && list.reset}
        />
      }
    >
      <ErrorBoundary loading={<LoadingState />} fallback={() => <Text>{failure}</Text>}>
        {children}
      </ErrorBoundary>
    </Popover>
  );
}

/** The chips and the button before them; all of them open the filter. */
const Openers = ({
  chips,
  reset,
  ...trigger
}: ComponentProps<typeof Button> & {
  chips: readonly { words: string; remove: () => void }[];
  /** Takes off all of them. */
  reset: false | (() => void);
}) => (
  <>
    <Button {...trigger} variant="ghost" icon={<FilterIcon size={16} aria-hidden />}>
      Фильтр
    </Button>
    <Chips className="chips">
      {chips.map(({ words, remove }) => (
        <Chip
          key={words}
          label={words}
          onOpen={trigger.onClick as (() => void) | undefined}
          onRemove={remove}
        />
      ))}
      {reset && (
        <chakra.div position="sticky" right="0" bg="surface">
          <Button variant="ghost" size="sm" onClick={reset}>
            Сбросить
          </Button>
        </chakra.div>
      )}
    </Chips>
  </>
);

/** In one line with the button, however many they are. A table keeps room for them over it, and stays where it is. */
const Chips = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 0',
    gap: '2',
    minW: '120px',
    h: 'control',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    '&:empty': { display: 'none' },
    '& > *': { flexShrink: 0, maxW: '280px' },
  },
});
