// The transcript beside a video: searchable; clicking a segment jumps to it.
import { hasWords } from '@kafedra/common/words';
import { useId, useState } from 'react';
import { chakra, SearchField, Text } from '../../ui/index.ts';
import type { Segment } from './captions.ts';
import { timeWords } from './timeWords.ts';

export function Transcript({
  segments,
  onLeap,
}: {
  segments: readonly Segment[];
  /** Jumps to a second of the video. */
  onLeap: (second: number) => void;
}) {
  const [search, setSearch] = useState('');
  const id = useId();
  const found = segments.filter(({ text }) => hasWords(text, search));
  return (
    <Said>
      <summary id={id}>Текст видео</summary>
      <SearchField label="Найти в тексте видео" value={search} onChange={setSearch} />
      {found.length === 0 && (
        <Text tone="muted" mt="3">
          В тексте такого нет
        </Text>
      )}
      {/* Scrolls by keyboard as well, because its segments are buttons. */}
      <ol aria-labelledby={id}>
        {found.map(({ start, text }) => (
          <li key={start}>
            <button type="button" onClick={() => onLeap(Math.floor(start))}>
              <span>{timeWords(start)}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </Said>
  );
}

const Said = chakra('details', {
  base: {
    px: '4',
    py: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& summary': { cursor: 'pointer', fontWeight: 'medium' },
    '&[open] summary': { mb: '3' },
    '& ol': { m: '0', mt: '3', p: '0', maxH: '320px', overflowY: 'auto', listStyle: 'none' },
    '& button': {
      w: 'full',
      px: '2',
      py: '1.5',
      borderRadius: 'md',
      color: 'ink',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      _hover: { bg: 'soft' },
    },
    '& button span': { me: '2', color: 'primary', fontVariantNumeric: 'tabular-nums' },
  },
});
