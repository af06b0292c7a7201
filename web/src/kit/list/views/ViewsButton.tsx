// The button that names the list's open view and opens the panel of views; a dot marks unsaved changes. It also keeps
// the list in step with the server's views.
import { useMemo } from 'react';
import { Bookmark } from 'lucide-react';
import {
  Button,
  chakra,
  ErrorBoundary,
  lazyPart,
  LoadingState,
  Popover,
  Text,
} from '../../../ui/index.ts';
import { useTableSettings } from '../../../ui/table/settings.ts';
import { hasChangedFields, viewTableOf, tableIdIn } from './viewTable.ts';
import { useViewNavigation } from './useViewNavigation.ts';
import type { OpenView } from './useOpenView.ts';

/** The part of a list that its views use. */
export interface ViewedList {
  open: OpenView;
  text: string;
  textAt: (storedAddress: string) => string;
}

export function ViewsButton({ tableId, list }: { tableId: string; list: ViewedList }) {
  const { open, text, textAt } = list;
  const { view, saved, place } = open;
  useViewNavigation(open);
  const usual = useMemo(() => (view ? viewTableOf(view) : undefined), [view]);
  const table = useTableSettings(tableIdIn(tableId, view), usual);
  const isChanged =
    view !== null &&
    (text !== textAt(view.address) || table.isSet || hasChangedFields(place, view));
  return (
    <>
      <Popover
        label="Виды списка"
        placement="bottom end"
        trigger={
          <Button
            size="sm"
            icon={<Bookmark aria-hidden />}
            aria-label={view ? `Вид: ${view.name}${isChanged ? ', изменён' : ''}` : undefined}
          >
            <Name>{view?.name ?? 'Вид'}</Name>
            {isChanged && <Dot />}
          </Button>
        }
      >
        {(close) => (
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => <Text>Не удалось загрузить виды. Закройте их и откройте ещё раз.</Text>}
          >
            <ViewsPanel {...{ tableId, list, isChanged, close }} />
          </ErrorBoundary>
        )}
      </Popover>
      {saved !== null && saved > 0 && view === null && (
        <ErrorBoundary fallback={() => null}>
          <UnknownView open={open} />
        </ErrorBoundary>
      )}
    </>
  );
}

const ViewsPanel = lazyPart(() => import('./panel/ViewsPanel.tsx'), 'ViewsPanel');
const UnknownView = lazyPart(() => import('./panel/UnknownView.tsx'), 'UnknownView');

const Name = chakra('span', { base: { truncate: true, maxW: '160px' } });

const Dot = chakra('span', {
  base: { flexShrink: 0, w: '2', h: '2', borderRadius: 'full', bg: 'primary' },
});
