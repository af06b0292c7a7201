// Chooses a folder among all, with the keyboard as well as with the mouse: where to move, copy or put something.
import { folded } from '@kafedra/common/words';
import { useState, type ReactNode } from 'react';
import { FolderOpen } from 'lucide-react';
import { chakra, Modal, ModalBody, ModalFooter, SearchField } from '../../ui/index.ts';

const topId = 'top';

/** More folders than these are searched. */
const fewFolders = 8;

interface Folder {
  readonly id: string;
  readonly name: string;
}

/** One in the order of a tree that is open, and how deep it lies. */
interface Listed<Chosen> {
  readonly folder: Chosen;
  readonly depth: number;
}

export function FolderChoiceModal<Chosen extends Folder>({
  title,
  folders,
  top,
  at,
  confirmLabel,
  onChoose,
}: {
  title: string;
  folders: readonly Listed<Chosen>[];
  /** What lies in no folder. */
  top: { label: string; icon: ReactNode };
  /** The id of where it is now; null is the top. Nothing is chosen at first without it. */
  at?: string | null | undefined;
  confirmLabel: string;
  /** Null is the top. An answer of false: it was not done, and the button can be pressed again. */
  onChoose: (folder: Chosen | null) => void | Promise<boolean>;
}) {
  const [chosen, choose] = useState(at === null ? topId : at);
  const [search, setSearch] = useState('');
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        {folders.length > fewFolders && (
          <SearchField label="Поиск папки" value={search} onChange={setSearch} />
        )}
        <Tree>
          <legend>Папка</legend>
          <label>
            <input
              type="radio"
              name="folder"
              checked={chosen === topId}
              onChange={() => choose(topId)}
            />
            {top.icon}
            <span>{top.label}</span>
          </label>
          {found(folders, search, chosen).map(({ folder, depth }) => (
            <label key={folder.id} style={{ paddingLeft: 28 + depth * 20 }}>
              <input
                type="radio"
                name="folder"
                checked={chosen === folder.id}
                onChange={() => choose(folder.id)}
              />
              <FolderOpen size={18} aria-hidden />
              <span>{folder.name}</span>
            </label>
          ))}
        </Tree>
      </ModalBody>
      <ModalFooter
        confirmLabel={confirmLabel}
        confirmDisabled={chosen === undefined}
        onConfirm={() =>
          onChoose(folders.find(({ folder }) => folder.id === chosen)?.folder ?? null)
        }
      />
    </Modal>
  );
}

/** What is called so, with the folders that it lies in, and what is chosen already. */
function found<Chosen extends Folder>(
  folders: readonly Listed<Chosen>[],
  search: string,
  chosen: string | undefined,
): readonly Listed<Chosen>[] {
  const words = folded(search);
  const isFound = ({ folder }: Listed<Chosen>) =>
    folder.id === chosen || folded(folder.name).includes(words);
  return folders.filter((one, index) => {
    const after = folders.slice(index + 1);
    const next = after.findIndex(({ depth }) => depth <= one.depth);
    return [one, ...(next < 0 ? after : after.slice(0, next))].some(isFound);
  });
}

const Tree = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { mb: '1', p: '0', color: 'muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      px: '2',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& > label > span': { minW: '0', overflowWrap: 'anywhere' },
    '& > label > svg': { flexShrink: 0, color: 'muted' },
    '& > label:hover': { bg: 'soft' },
    '& > label:has(:checked)': { bg: 'primarySoft' },
  },
});
