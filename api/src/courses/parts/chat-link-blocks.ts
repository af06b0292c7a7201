// Chat links to the curator of a course.
import { z } from 'zod';
import { resource } from '../../kit/resource/resource.ts';
import { oneLine, webAddress } from '../../kit/values/texts.ts';
import { lastOfCourse } from './course-parts.ts';
import { coursePackageResource } from '../packages/packages.ts';
import { chatLinkBlockRecord } from '../records.ts';
import { courseResource } from '../resources.ts';
import { courseChatLinkBlocks } from '../tables.ts';

/** The title of a new block (specification B, section 3: a message to the course curator). */
const defaultTitle = 'Написать куратору курса';

const title = z
  .string()
  .overwrite(oneLine)
  .max(255, 'Не больше 255 символов')
  .transform((text) => text || defaultTitle);

const address = webAddress().describe('URL of the chat, such as https://t.me/curator.');

export const chatLinkBlockResource = resource({
  record: chatLinkBlockRecord,
  path: '/course_chat_link_blocks',
  tag: 'Courses',
  missing: 'Ссылка на чат не найдена',
  words: { one: 'одну ссылку', many: 'ссылок', all: 'Ссылки' },
  partOf: { of: courseResource, by: 'course_id' },
  sort: ['sort'],
  searched: ['title'],
  filters: ['course_id'],
  create: z.strictObject({
    course_id: z.int32(),
    title: title.default(defaultTitle),
    url: address,
    active: z.boolean().optional(),
  }),
  update: z.strictObject({
    title: title.optional(),
    url: address,
    active: z.boolean().optional(),
  }),
  beforeWrite: lastOfCourse(courseChatLinkBlocks, 'Ссылок'),
  order: { ids: 'course_chat_link_block_ids', number: (place) => place },
  links: { packages: { of: () => coursePackageResource, ids: 'packages_ids' } },
});
