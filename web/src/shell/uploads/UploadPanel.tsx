// The list of uploads in the dock.
import { useEffect, useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { merged } from '../../kit/pages/merged.ts';
import { registerUploadHandlers, type UploadHandlers } from '../../kit/uploads/uploadHandlers.ts';
import { useShownPlaces } from '../../kit/uploads/places.ts';
import { uploads } from '../../kit/uploads/uploads.ts';
import { useAllUploads } from '../../kit/uploads/useUploads.ts';
import { chakra, Heading, IconButton, UploadList } from '../../ui/index.ts';

registerUploadHandlers(
  merged<UploadHandlers>(
    import.meta.glob<UploadHandlers>('../../*/uploadHandlers.ts', {
      eager: true,
      import: 'uploadHandlers',
    }),
  ),
);

export function UploadPanel() {
  const places = useShownPlaces();
  const others = useAllUploads().filter(({ place, isPrivate }) => !isPrivate && !places.has(place));
  const [isFolded, fold] = useState(false);
  useEffect(() => void uploads.restore(), []);
  if (others.length === 0) return null;
  return (
    <Panel aria-label="Загрузки">
      <header>
        <Heading as="h2" size="small">
          Загрузки: {others.length}
        </Heading>
        <IconButton
          size="sm"
          icon={isFolded ? <ChevronUp /> : <ChevronDown />}
          label={isFolded ? 'Показать загрузки' : 'Свернуть загрузки'}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        />
      </header>
      <div hidden={isFolded}>
        <UploadList uploads={others} linksToPage />
      </div>
    </Panel>
  );
}

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    left: { base: '3', md: 'auto' },
    right: { base: '3', md: '6' },
    bottom: { base: '3', md: '5' },
    zIndex: 'bar',
    w: { md: '380px' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'surface',
    boxShadow: 'lg',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pl: '4',
      pr: '2',
      py: '1.5',
    },
    '& > div': { maxH: 'min(320px, 50dvh)', overflowY: 'auto', px: '4', pb: '3' },
  },
});
