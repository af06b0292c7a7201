// Computes the order of blocks after dragging or moving by keyboard; the target is the block to insert before.
import { moveBlocks, sectionOf, type BlockType } from '@kafedra/common/lessons';

interface Placed {
  readonly id: string;
  readonly type: BlockType;
}

/** All ids after the move; null if nothing moves. */
export function moveBefore(
  blocks: readonly Placed[],
  ids: readonly string[],
  before: string | null,
): string[] | null {
  const going = new Set([
    ...ids,
    ...ids.flatMap((id) => sectionOf(blocks, id).map((block) => block.id)),
  ]);
  const staying = blocks.filter(({ id }) => !going.has(id));
  // A heading that moves down by one step moves past its own section.
  const isOwn = before !== null && going.has(before);
  const last = blocks.findLastIndex(({ id }) => going.has(id));
  const passed = isOwn ? blocks.slice(last + 1).find(({ id }) => !going.has(id)) : undefined;
  const place = isOwn
    ? staying.findIndex(({ id }) => id === passed?.id) + 1
    : before === null
      ? staying.length
      : staying.findIndex(({ id }) => id === before);
  if (isOwn && passed === undefined) return null;
  const behind = staying[place - 1]?.id ?? null;
  return moveBlocks(blocks, ids, behind)?.map(({ id }) => id) ?? null;
}
