// Links to the chat with a course's curator, and the packages that they are for.
import type { AttachCourseChatLinkBlockPackagesInput } from '../../__generated__/resolvers.ts';
import type { CourseChatLinkBlockRow } from '../../__generated__/rows.ts';
import { relation } from '../../kit/plan/needs.ts';
import { companyCollection, createdUnder } from '../../kit/records/collections.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { selectedRecord, creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { courses, ofCourse } from '../collections.ts';
import { sortsInCourse } from '../sorting.ts';

const chatLinkBlocks = companyCollection('CourseChatLinkBlock', 'course_chat_link_blocks');

const packages = (verb: 'attach' | 'detach') =>
  mutation<
    AttachCourseChatLinkBlockPackagesInput,
    { courseChatLinkBlock: CourseChatLinkBlockRow | null }
  >(
    {
      call: `POST ${chatLinkBlocks.route}/{id}/${verb}_packages`,
      failed: { courseChatLinkBlock: null },
      fields: { packages_ids: 'packageIds' },
    },
    async ({ id: global, packageIds }, context, info) => {
      const { companyId, id } = requireInCompany(global, 'CourseChatLinkBlock');
      const collection = chatLinkBlocks(companyId);
      const { data } = await context.rest.write<Partial<CourseChatLinkBlockRow> | null>(
        'POST',
        below(collection.path, { id }, `/${verb}_packages`),
        {
          packages_ids: inputIds(
            companyId,
            'CoursePackage',
            packageIds,
            'packageIds',
            'Пакет не найден',
          ),
        },
      );
      const field = 'courseChatLinkBlock';
      return { [field]: await selectedRecord(context, info, field, collection, data, id) };
    },
  );

export default {
  resolvers: {
    Mutation: {
      createCourseChatLinkBlock: creates(createdUnder(chatLinkBlocks, courses), ofCourse),
      updateCourseChatLinkBlock: updates(chatLinkBlocks),
      deleteCourseChatLinkBlock: deletes(chatLinkBlocks),
      sortCourseChatLinkBlocks: sortsInCourse(chatLinkBlocks, 'chatLinkBlockIds'),
      attachCourseChatLinkBlockPackages: packages('attach'),
      detachCourseChatLinkBlockPackages: packages('detach'),
    },
  },
  shapes: { CourseChatLinkBlock: { packages: relation('packages') } },
  nodes: nodeReaders(chatLinkBlocks),
} satisfies Domain;
