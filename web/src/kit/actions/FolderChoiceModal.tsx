// A dialog that picks a folder by mouse or keyboard, for moving or copying something into it.
import { folded } from '@kafedra/common/words';
import { useState, type ReactNode } from 'react';
import { FolderOpen } from 'lucide-react';
import { chakra, Modal, ModalBody, ModalFooter, SearchField } from '../../ui/index.ts';

const topId = 'top';

/** The search box is shown when there are more folders than this. */
const fewFolders = 8;

interface Folder {
  readonly id: string;
  readonly name: string;
}

/** A folder in the order of the expanded tree, with its depth. */
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
  /** The entry for the top level, which lies in no folder. */
  top: { label: string; icon: ReactNode };
  /**
   * The id of the current folder; null is the top level. Without it nothing is selected at first.
   */
  at?: string | null | undefined;
  confirmLabel: string;
  /**
   * Null is the top level. Returns false when nothing was done and the button can be pressed again.
   */
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

/** The folders that match the words, with their ancestors and the current choice. */
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
