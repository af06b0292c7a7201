// Uploads what stands in a rich text: images and files of the person who writes it. What uploads comes with the first.
import type { TextUploads } from '../../ui/index.ts';

const upload = (to: string, field: 'image' | 'file') => async (file: File) => {
  const { uploadForText } = await import('../uploads/forText.ts');
  return uploadForText(to, field, file);
};

export const uploadsForText: TextUploads = {
  image: upload('/media/profile/images', 'image'),
  file: upload('/media/profile/file', 'file'),
};
