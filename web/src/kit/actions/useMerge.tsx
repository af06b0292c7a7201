// Merges one entry of a dictionary into another: from its menu, or instead of deleting an entry that is in use.
import { Merge } from 'lucide-react';
import { lazyPart, type MenuItem } from '../../ui/index.ts';
import type { MergeModalProps } from './MergeModal.tsx';
import { useDialog } from '../relay/useDataModals.tsx';

interface Merged {
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete?: boolean | null | undefined;
}

const MergeModal = lazyPart(() => import('./MergeModal.tsx'), 'MergeModal');

export interface Merging<Entry> extends Pick<
  MergeModalProps,
  'label' | 'search' | 'mutation' | 'within'
> {
  /** «тип» */
  accusative: string;
  /** Name of the remaining entry, in the dative. */
  stays?: string;
  /** What is moved to it: «3 курса, где стоит «ЕГЭ», и те, что лежат в корзине,». */
  passes: (entry: Entry) => string;
}

export const useMerge = <Entry extends Merged>({
  onDone,
  ...merging
}: Merging<Entry> & Pick<MergeModalProps, 'onDone'>) => mergeActions(useDialog(onDone), merging);

/** The same for a list that opens dialogs anyway. */
export function mergeActions<Entry extends Merged>(
  open: ReturnType<typeof useDialog>,
  { accusative, stays = 'выбранному', passes, ...choice }: Merging<Entry>,
) {
  const merge = (entry: Entry, title: string, reason = '') =>
    open((done) => (
      <MergeModal
        {...choice}
        record={entry}
        title={title}
        description={`${reason}${passes(entry)} достанутся ${stays}. «${entry.name}» исчезнет, вернуть не получится.`}
        onDone={done}
      />
    ));
  return {
    item: (entry: Entry): MenuItem => ({
      id: 'merge',
      label: 'Объединить с…',
      icon: <Merge />,
      disabled: entry.viewerCanDelete === false,
      onAction: () => merge(entry, `Объединить ${accusative} «${entry.name}»`),
    }),
    /** For an entry that is in use. */
    inPlaceOfDeleting: (entry: Entry, isUsed: boolean) =>
      isUsed && (() => merge(entry, `«${entry.name}» используется`, used)),
  };
}

const used = 'Удалить нельзя, пока это нужно, но можно объединить. ';
