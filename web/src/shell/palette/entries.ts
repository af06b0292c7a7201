// What the command palette offers for a text: places that one was at last, what can be made, areas, and what was found.
import { Clock, CornerDownRight, Plus, type LucideIcon } from 'lucide-react';
import type { FoundGroup } from '../../commands.ts';
import type { CreateCommand } from '../../kit/commands.ts';
import type { AreaGroup } from '../areas.ts';
import type { RecentPlace } from './recent.ts';

export interface Entry extends RecentPlace {
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
  recent: readonly RecentPlace[];
  areas: readonly AreaGroup[];
  creations: readonly CreateCommand[];
  found: readonly FoundGroup[];
}): readonly EntryGroup[] {
  const words = plain(text).split(/\s+/);
  const matches = ({ label }: { label: string }) =>
    words.every((word) => plain(label).includes(word));
  const places = areas
    .flatMap((group) => group.areas)
    .map(({ title, path, icon }) => ({ label: title, path, icon }));
  const groups = [
    {
      title: 'Недавние',
      entries: text === '' ? recent.map((place) => ({ ...place, icon: Clock })) : [],
    },
    { title: 'Перейти', entries: places.filter(matches) },
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

/** «Ё» is often typed as «е». */
function plain(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
