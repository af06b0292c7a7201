// A grid of files with thumbnails, where each can be selected.
import { Check } from 'lucide-react';
import { Button, chakra, EmptyState, SearchField } from '../../ui/index.ts';
import { FileThumb } from '../fileKinds.tsx';
import type { PickedFile } from './usePicker.tsx';

export function PickGrid({
  files,
  chosen,
  toggle,
  search,
  onSearch,
  more,
  nothing,
}: {
  files: readonly PickedFile[];
  chosen: readonly PickedFile[];
  toggle: (file: PickedFile) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Null when all files are loaded. */
  more: { load: () => void; isLoading: boolean } | null;
  /** Shown when there are no files at all. */
  nothing: { title: string; text: string };
}) {
  return (
    <>
      <chakra.div py="3">
        <SearchField
          label="Поиск файлов"
          placeholder="Название"
          value={search}
          onChange={onSearch}
        />
      </chakra.div>
      {files.length === 0 &&
        (search === '' ? (
          <EmptyState kind="start" {...nothing} />
        ) : (
          <EmptyState kind="filter" onReset={() => onSearch('')} />
        ))}
      <Grid aria-label="Файлы">
        {files.map((file) => {
          const isChosen = chosen.some(({ id }) => id === file.id);
          return (
            <li key={file.id}>
              <button type="button" aria-pressed={isChosen} onClick={() => toggle(file)}>
                <FileThumb kind={file.kind} picture={file.picture} isLarge />
                <span title={file.name}>{file.name}</span>
                {isChosen && (
                  <i>
                    <Check size={14} aria-hidden />
                  </i>
                )}
              </button>
            </li>
          );
        })}
      </Grid>
      {more && (
        <chakra.div py="4" textAlign="center">
          <Button size="sm" loading={more.isLoading} onClick={more.load}>
            Показать ещё
          </Button>
        </chakra.div>
      )}
    </>
  );
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
    gap: '3',
    m: '0',
    p: '1',
    listStyleType: 'none',
    '& button': {
      position: 'relative',
      display: 'block',
      w: 'full',
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      bg: 'surface',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& button:hover': { borderColor: 'edge' },
    '& button[aria-pressed=true]': {
      borderColor: 'primary',
      boxShadow: '0 0 0 1px {colors.primary}',
    },
    '& button > span:first-of-type': { h: '92px' },
    '& button > span:last-of-type': {
      display: 'block',
      px: '2',
      py: '1.5',
      overflow: 'hidden',
      fontSize: 'xs',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& i': {
      position: 'absolute',
      top: '2',
      right: '2',
      display: 'grid',
      placeItems: 'center',
      boxSize: '22px',
      borderRadius: 'full',
      bg: 'primary',
      color: 'onPrimary',
    },
  },
});
