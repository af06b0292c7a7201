// The palette's entries for a text: recent records, create commands, areas, and found records.
import { hasWords } from '@kafedra/common/words';
import { Clock, CornerDownRight, Plus, type LucideIcon } from 'lucide-react';
import type { FoundGroup } from './commands.ts';
import type { CreateCommand } from '../../kit/pages/commands.ts';
import type { Area } from '../../kit/pages/menu.ts';
import type { AreaGroup } from '../menu/areas.ts';
import type { RecentRecord } from './recent.ts';

export interface Entry extends RecentRecord {
  icon: LucideIcon;
  isCreation?: true;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

export function entriesFor({
  text,
  recent,
  areas,
  creations,
  found,
}: {
  text: string;
  recent: readonly RecentRecord[];
  areas: readonly AreaGroup[];
  creations: readonly CreateCommand[];
  found: readonly FoundGroup[];
}): readonly EntryGroup[] {
  const isIn = (words: string) => hasWords(words, text.trim());
  const matches = ({ label }: { label: string }) => isIn(label);
  const places = areas.flatMap((group) => group.areas).flatMap(text === '' ? placeOf : placesOf);
  const named = places.filter(matches);
  const alike = places.filter(
    (place) => !matches(place) && isIn(`${place.label} ${place.words ?? ''}`),
  );
  const groups = [
    {
      title: 'Недавние',
      entries: text === '' ? recent.map((place) => ({ ...place, icon: Clock })) : [],
    },
    {
      title: 'Перейти',
      entries: [...named, ...alike],
    },
    {
      title: 'Создать',
      entries: creations
        .filter(matches)
        .map(({ label, path }) => ({ label, path, icon: Plus, isCreation: true as const })),
    },
    ...found.map(({ title, places: records }) => ({
      title,
      entries: records.map(({ label, note, path }) => ({
        label,
        ...(note && { note }),
        path,
        icon: CornerDownRight,
      })),
    })),
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const placeOf = ({ title, path, icon, words }: Omit<Area, 'permissions'>) => ({
  label: title,
  path,
  icon,
  words,
});

/** An area with its pages and tabs. */
const placesOf = (area: Area) => [
  placeOf(area),
  ...(area.inside ?? []).map((place) => ({
    ...placeOf({ ...place, icon: area.icon }),
    note: area.title,
  })),
];
