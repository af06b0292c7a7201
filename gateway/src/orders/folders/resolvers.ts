// Folders of orders.
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { merges } from '../../kit/mutations/merges.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { orderFolders } from '../collections.ts';

export default {
  resolvers: {
    Company: { orderFolders: connection(orderFolders, { sort: 'name' }) },
    Mutation: {
      createOrderFolder: creates(orderFolders),
      updateOrderFolder: updates(orderFolders),
      deleteOrderFolders: deletesMany(selectionOf(orderFolders, 'папки')),
      mergeOrderFolders: merges(orderFolders, 'Папка не найдена'),
    },
  },
  nodes: nodeReaders(orderFolders),
} satisfies Domain;
