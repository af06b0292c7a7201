// What the data of blocks must be like.
import { blockStatuses, type BlockStatus } from './block-tables.ts';

/** The statuses that a list shows when none is asked for: all but the trash. */
export const listedStatuses: BlockStatus[] = blockStatuses.filter((status) => status !== 'deleted');
