// The filter of a list: active conditions are chips that open the filter; each can be removed, or all at once.
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
} from '../../../ui/index.ts';

export interface Condition<State> {
  words: string;
  /** The changes that remove the condition. */
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
  /** The active conditions. */
  conditions: readonly (Condition<NoInfer<State>> | false)[];
  /** Shown when the options fail to load. */
  failure?: string;
  /** The content of the popover; its code and data may load when it opens. */
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

/** The button and the chips; all of them open the filter. */
const Openers = ({
  chips,
  reset,
  ...trigger
}: ComponentProps<typeof Button> & {
  chips: readonly { words: string; remove: () => void }[];
  /** Removes all conditions. */
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

/**
 * Stays on one line. Tables reserve the space above them, so the rows don't move when chips appear.
 */
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
